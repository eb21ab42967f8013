#include "rules/realms/leap/leap_line.h"

#include <algorithm>

#include "geometry/numbers/contact.h"

namespace parapet::realms {
namespace {

// One direction of a plate, in ticks.
struct Extent {
  std::int64_t low = 0;
  std::int64_t high = 0;

  std::int64_t middle() const { return (low + high) / 2; }  // whole: both are multiples of 40
};

Extent eastward(const ColumnRectangle& plate) {
  return {plate.first.x * kColumnSide, plate.end().x * kColumnSide};
}

Extent southward(const ColumnRectangle& plate) {
  return {plate.first.y * kColumnSide, plate.end().y * kColumnSide};
}

struct Ends {
  std::int64_t from = 0;
  std::int64_t to = 0;
};

Ends nearest(const Extent& from, const Extent& to) {
  if (from.high < to.low) return {from.high, to.low};
  if (to.high < from.low) return {from.low, to.high};
  const Extent shared{std::max(from.low, to.low), std::min(from.high, to.high)};
  return {shared.middle(), shared.middle()};
}

}  // namespace

LeapLine leap_line(const ColumnRectangle& from, const ColumnRectangle& to, const Options& options) {
  const bool between_centres = options.is("K9", "centres");
  const auto ends = [&](const Extent& a, const Extent& b) {
    return between_centres ? Ends{a.middle(), b.middle()} : nearest(a, b);
  };
  const Ends east = ends(eastward(from), eastward(to));
  const Ends south = ends(southward(from), southward(to));
  return {{east.from, south.from}, {east.to, south.to}};
}

PegDistance leap_distance(const Peg& peg, const LeapLine& line, std::int64_t up,
                          const Options& options) {
  return PegDistance::of(peg, line.to.x - line.from.x, line.to.y - line.from.y,
                         options.is("K9", "three-d") ? up : 0);
}

int skipped_spots(const Battlefield& field, const LeapLine& line,
                  std::span<const std::uint32_t> joined) {
  if (line.from == line.to) return 0;
  const Segment segment{{line.from.x, line.from.y, 0}, {line.to.x, line.to.y, 0}};
  int skipped = 0;
  for (std::uint32_t spot = 0; spot < field.spots().size(); ++spot) {
    if (field.surfaces(spot).empty()) continue;
    if (std::find(joined.begin(), joined.end(), spot) != joined.end()) continue;
    const Extent east = eastward(field.spots()[spot].plate);
    const Extent south = southward(field.spots()[spot].plate);
    const Box plate = Box::spanning({east.low, south.low, -1}, {east.high, south.high, 1});
    if (contact(segment, plate) == Contact::crossing) ++skipped;
  }
  return skipped;
}

}  // namespace parapet::realms
