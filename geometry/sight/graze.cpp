#include "geometry/sight/graze.h"

#include <algorithm>
#include <numeric>

#include "geometry/sight/body_edges.h"
#include "geometry/sight/direction_ring.h"
#include "geometry/sight/free_space.h"
#include "geometry/sight/local_cone.h"

namespace parapet {
namespace {

using Shapes = std::span<const Shape* const>;

// A point has no direction: what is free round it is a matter of all the space there.
FreeSpace space_round(Point point, Shapes touched) {
  std::vector<LocalCone> cones;
  for (const Shape* shape : touched) {
    if (auto cone = local_cone(*shape, {point, point}, Ratio(0))) cones.push_back(std::move(*cone));
  }
  return FreeSpace(cones);
}

std::vector<Sector> sectors_of(const LineDirection& heading, Point on_line, Shapes touched) {
  std::vector<Sector> sectors;
  for (const Shape* shape : touched) {
    const std::vector<Point> corners = corners_of(*shape);
    if (const auto sector = sector_of(heading, on_line, corners)) sectors.push_back(*sector);
  }
  return sectors;
}

}  // namespace

bool can_slide_free(const Segment& s, Shapes touched) {
  if (touched.empty()) return true;
  if (s.p == s.q) return space_round(s.p, touched).any();
  const LineDirection heading = LineDirection::of(direction(s));
  return !gaps(heading, sectors_of(heading, s.p, touched)).empty();
}

std::optional<Vec> free_shift(const Segment& s, Shapes touched) {
  if (touched.empty()) return Vec{};
  if (s.p == s.q) return space_round(s.p, touched).some_free();
  const LineDirection heading = LineDirection::of(direction(s));
  const std::vector<Arc> free = gaps(heading, sectors_of(heading, s.p, touched));
  if (free.empty()) return std::nullopt;
  return inside(heading, free.front());
}

// Again and again the shortest beginning of the list that leaves no gap, its last body moved to the
// front: a body that ends such a beginning can not be done without, and there are few of those.
std::vector<std::uint32_t> seam(const Segment& s, Shapes touched) {
  if (can_slide_free(s, touched)) return {};
  std::vector<std::uint32_t> order(touched.size());
  std::iota(order.begin(), order.end(), 0U);
  const auto lies_before = [&](std::uint32_t a, std::uint32_t b) {
    const Box first = bounds(*touched[a]);
    const Box second = bounds(*touched[b]);
    return std::pair(first.lo(), first.hi()) < std::pair(second.lo(), second.hi());
  };
  std::stable_sort(order.begin(), order.end(), lies_before);

  const auto closed_by = [&](std::size_t count) {
    std::vector<const Shape*> some;
    for (std::size_t i = 0; i < count; ++i) some.push_back(touched[order[i]]);
    return !can_slide_free(s, some);
  };
  std::size_t needed = 0;
  for (; !closed_by(needed); ++needed) {
    std::size_t open = needed;          // so many leave a gap,
    std::size_t closed = order.size();  // and so many do not
    while (closed - open > 1) {
      const std::size_t middle = open + (closed - open) / 2;
      (closed_by(middle) ? closed : open) = middle;
    }
    order.resize(closed);
    std::rotate(order.begin(), order.end() - 1, order.end());
  }
  order.resize(needed);
  std::sort(order.begin(), order.end());
  return order;
}

}  // namespace parapet
