#include "geometry/sight/near_line.h"

#include <algorithm>

#include "geometry/numbers/box.h"
#include "geometry/numbers/length.h"

namespace parapet {
namespace {

constexpr std::int64_t kMostPieces = 64;

std::int64_t within_range(std::int64_t coordinate) {
  return std::clamp(coordinate, -kMaxCoordinate, kMaxCoordinate);
}

// The box round the line, in so many pieces, wider by `ticks` to all sides; z from end to end of
// the world if it is endless.
std::vector<std::uint32_t> collect(const Scene& scene, const Segment& s, std::int64_t pieces,
                                   std::int64_t ticks, bool endless) {
  std::vector<std::uint32_t> found;
  const Vec along = direction(s);
  for (std::int64_t i = 0; i < pieces; ++i) {
    // Whole parts are cut off, hence the one tick more.
    const auto place = [&](std::int64_t p, std::int64_t d, std::int64_t number) {
      return p + d * number / pieces;
    };
    const auto corner = [&](std::int64_t number) {
      return Point{place(s.p.x, along.x, number), place(s.p.y, along.y, number),
                   place(s.p.z, along.z, number)};
    };
    const Box box = Box::spanning(corner(i), corner(i + 1));
    const std::int64_t wider = ticks + 1;
    const std::int64_t low = endless ? -kMaxCoordinate : within_range(box.lo().z - wider);
    const std::int64_t high = endless ? kMaxCoordinate : within_range(box.hi().z + wider);
    const Point lo{within_range(box.lo().x - wider), within_range(box.lo().y - wider), low};
    const Point hi{within_range(box.hi().x + wider), within_range(box.hi().y + wider), high};
    const std::vector<std::uint32_t> some = scene.near(Box::spanning(lo, hi));
    found.insert(found.end(), some.begin(), some.end());
  }
  std::sort(found.begin(), found.end());
  found.erase(std::unique(found.begin(), found.end()), found.end());
  return found;
}

// A piece should not be much narrower than what is added to it on every side.
std::int64_t pieces_for(std::int64_t length, std::int64_t ticks) {
  return std::clamp<std::int64_t>(length / (4 * ticks), 1, kMostPieces);
}

}  // namespace

std::vector<std::uint32_t> near_upright(const Scene& scene, const Segment& s) {
  const Vec along = direction(s);
  const std::int64_t slant = std::min(std::abs(along.x), std::abs(along.y));
  return collect(scene, s, pieces_for(slant, 8), 0, true);
}

std::vector<std::uint32_t> near_within(const Scene& scene, const Segment& s, std::int64_t ticks) {
  const Vec along = direction(s);
  const std::int64_t length = std::max({std::abs(along.x), std::abs(along.y), std::abs(along.z)});
  return collect(scene, s, pieces_for(length, ticks), ticks, false);
}

}  // namespace parapet
