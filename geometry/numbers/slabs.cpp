#include "geometry/numbers/slabs.h"

#include <algorithm>
#include <cstdint>

#include "geometry/numbers/division.h"

namespace parapet {

std::vector<Box> slabs(const Segment& segment, std::int64_t length, std::int64_t most) {
  const Vec along = direction(segment);
  const auto size = [](std::int64_t step) { return step < 0 ? -step : step; };
  const std::int64_t longest = std::max({size(along.x), size(along.y), size(along.z)});
  const std::int64_t count = std::clamp<std::int64_t>(longest / length, 1, most);
  // Between the two cuts, rounded outwards.
  const auto down = [&](std::int64_t from, std::int64_t step, std::int64_t cut) {
    return from + floor_quotient<std::int64_t>(step * cut, count);
  };
  const auto up = [&](std::int64_t from, std::int64_t step, std::int64_t cut) {
    return from - floor_quotient<std::int64_t>(-step * cut, count);
  };
  const auto low = [&](std::int64_t from, std::int64_t step, std::int64_t cut) {
    return std::min(down(from, step, cut), down(from, step, cut + 1));
  };
  const auto high = [&](std::int64_t from, std::int64_t step, std::int64_t cut) {
    return std::max(up(from, step, cut), up(from, step, cut + 1));
  };
  std::vector<Box> boxes;
  boxes.reserve(static_cast<std::size_t>(count));
  const Point p = segment.p;
  for (std::int64_t cut = 0; cut < count; ++cut) {
    boxes.push_back(
        Box::spanning({low(p.x, along.x, cut), low(p.y, along.y, cut), low(p.z, along.z, cut)},
                      {high(p.x, along.x, cut), high(p.y, along.y, cut), high(p.z, along.z, cut)}));
  }
  return boxes;
}

}  // namespace parapet
