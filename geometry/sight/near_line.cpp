#include "geometry/sight/near_line.h"

#include <algorithm>
#include <cstdlib>
#include <optional>

#include "geometry/numbers/box.h"
#include "geometry/numbers/length.h"

namespace parapet {
namespace {

constexpr std::int64_t kMostPieces = 64;

// The boxes round the line's pieces, wider by `ticks` to all sides, and from end to end of the
// world along an axis, if one is given.
std::vector<std::uint32_t> collect(const Scene& scene, const Segment& s, std::int64_t pieces,
                                   std::int64_t ticks, std::optional<Axis> endless) {
  std::vector<std::uint32_t> found;
  const Vec along = direction(s);
  const std::int64_t wider = ticks + 1;  // whole parts are cut off, hence the one tick more
  const auto corner = [&](std::int64_t number) {
    return Point{s.p.x + along.x * number / pieces, s.p.y + along.y * number / pieces,
                 s.p.z + along.z * number / pieces};
  };
  const auto bound = [&](std::int64_t place, std::int64_t more, Axis axis) {
    const std::int64_t bounded = endless == axis ? more * kMaxDifference : place + more * wider;
    return std::clamp(bounded, -kMaxCoordinate, kMaxCoordinate);
  };
  for (std::int64_t i = 0; i < pieces; ++i) {
    const Box box = Box::spanning(corner(i), corner(i + 1));
    const Point low{bound(box.lo().x, -1, Axis::x), bound(box.lo().y, -1, Axis::y),
                    bound(box.lo().z, -1, Axis::z)};
    const Point high{bound(box.hi().x, 1, Axis::x), bound(box.hi().y, 1, Axis::y),
                     bound(box.hi().z, 1, Axis::z)};
    const std::vector<std::uint32_t> some = scene.near(Box::spanning(low, high));
    found.insert(found.end(), some.begin(), some.end());
  }
  std::sort(found.begin(), found.end());
  found.erase(std::unique(found.begin(), found.end()), found.end());
  return found;
}

std::int64_t longest_part(Vec v) { return std::max({std::abs(v.x), std::abs(v.y), std::abs(v.z)}); }

// A piece should not be much narrower than what is added to it on every side.
std::int64_t pieces_for(std::int64_t length, std::int64_t ticks) {
  return std::clamp<std::int64_t>(length / (4 * ticks), 1, kMostPieces);
}

}  // namespace

std::vector<std::uint32_t> near_swept(const Scene& scene, const Segment& s, Axis axis) {
  return collect(scene, s, pieces_for(longest_part(direction(s)), 16), 0, axis);
}

std::vector<std::uint32_t> near_within(const Scene& scene, const Segment& s, std::int64_t ticks) {
  return collect(scene, s, pieces_for(longest_part(direction(s)), ticks), ticks, std::nullopt);
}

}  // namespace parapet
