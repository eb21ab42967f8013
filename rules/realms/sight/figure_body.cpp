#include "rules/realms/sight/figure_body.h"

#include <algorithm>
#include <cctype>
#include <limits>
#include <optional>
#include <string>
#include <string_view>

#include "geometry/numbers/length.h"

namespace parapet::realms {
namespace {

// Is the part of that file a figure's head?
bool is_head(std::string_view name) {
  const std::size_t folder = name.find_last_of("/\\");
  if (folder != std::string_view::npos) name.remove_prefix(folder + 1);
  return name.substr(0, 4) == "3626";
}

std::optional<Box> bounds_of(const PlacedPart& part) {
  std::optional<Box> all;
  for (const Shape& shape : part.shapes) all = all ? join(*all, bounds(shape)) : bounds(shape);
  return all;
}

// The top of a figure with the stud on its head, which counts towards its height: 4 LDU.
std::int64_t top_with_stud(const PlacedPart& head, std::int64_t top) {
  constexpr std::int64_t kStudHeight = Length::ldu(4).ticks();
  for (const Connector& stud : head.studs) {
    if (stud.axis == Vec{0, 0, 1}) top = std::max(top, stud.at.z + kStudHeight);
  }
  return top;
}

// Rounded down.
std::int64_t middle(std::int64_t low, std::int64_t high) { return (low + high) >> 1; }

}  // namespace

Result<FigureBody> figure_body(const BrickModel& model, std::int64_t peg_ticks) {
  std::optional<Box> all;
  std::optional<Box> head;
  std::int64_t top = std::numeric_limits<std::int64_t>::min();
  for (const PlacedPart& part : model.parts) {
    const std::optional<Box> box = bounds_of(part);
    if (!box) continue;
    all = all ? join(*all, *box) : *box;
    if (!is_head(part.name)) continue;
    if (!head) head = box;
    top = top_with_stud(part, top);
  }
  if (!all || is_flat(*all)) {
    return Failure({"no-figure", "", "", "a model without a body", "a figure's model", ""});
  }
  all = Box::spanning(all->lo(), {all->hi().x, all->hi().y, std::max(all->hi().z, top)});
  if (!in_range(*all)) {
    return Failure({"limit", "", "", "a figure that reaches beyond the coordinates",
                    "at most " + std::to_string(kMaxCoordinate) + " ticks each way", ""});
  }
  const Vec to_origin = Point{} - Point{middle(all->lo().x, all->hi().x),
                                        middle(all->lo().y, all->hi().y), all->lo().z};
  FigureBody body;
  body.box = Box::spanning(all->lo() + to_origin, all->hi() + to_origin);
  if (head) {
    const Point front{middle(head->lo().x, head->hi().x), head->lo().y,
                      middle(head->lo().z, head->hi().z)};
    body.eye = front + to_origin;
  } else {
    body.eye = {0, 0, std::max<std::int64_t>(0, body.box.hi().z - peg_ticks)};
  }
  return body;
}

}  // namespace parapet::realms
