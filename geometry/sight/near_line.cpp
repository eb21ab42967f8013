#include "geometry/sight/near_line.h"

#include <algorithm>
#include <cstdlib>

#include "geometry/numbers/box.h"
#include "geometry/numbers/length.h"
#include "geometry/sight/axis_line.h"

namespace parapet {
namespace {

constexpr std::int64_t kMostPieces = 64;

// The boxes round the line's pieces, wider by so much to both sides along each axis.
std::vector<std::uint32_t> collect(const Scene& scene, const Segment& s, std::int64_t pieces,
                                   Vec wider) {
  std::vector<std::uint32_t> found;
  const Vec along = direction(s);
  const Vec more = wider + Vec{1, 1, 1};  // whole parts are cut off, hence the one tick more
  const auto corner = [&](std::int64_t number) {
    return Point{s.p.x + along.x * number / pieces, s.p.y + along.y * number / pieces,
                 s.p.z + along.z * number / pieces};
  };
  const auto bounded = [](Point p) {
    const auto bound = [](std::int64_t place) {
      return std::clamp(place, -kMaxCoordinate, kMaxCoordinate);
    };
    return Point{bound(p.x), bound(p.y), bound(p.z)};
  };
  for (std::int64_t i = 0; i < pieces; ++i) {
    const Box box = Box::spanning(corner(i), corner(i + 1));
    const std::vector<std::uint32_t> some =
        scene.near(Box::spanning(bounded(box.lo() - more), bounded(box.hi() + more)));
    found.insert(found.end(), some.begin(), some.end());
  }
  std::sort(found.begin(), found.end());
  found.erase(std::unique(found.begin(), found.end()), found.end());
  return found;
}

// A piece should not be much narrower than what is added to it on every side.
std::int64_t pieces_for(Vec along) {
  const std::int64_t length = std::max({std::abs(along.x), std::abs(along.y), std::abs(along.z)});
  return std::clamp<std::int64_t>(length / 64, 1, kMostPieces);
}

}  // namespace

std::vector<std::uint32_t> near_swept(const Scene& scene, const Segment& s, Axis axis,
                                      std::int64_t ticks) {
  return collect(scene, s, pieces_for(direction(s)), unit(axis) * ticks);
}

}  // namespace parapet
