#include "rules/mayhem/sight/closest_dots.h"

namespace parapet::mayhem {
namespace {

// Along one axis: the columns (or rows) of dots of two spaces that are closest.
struct AxisPairs {
  std::array<int, 2> from{};
  std::array<int, 2> to{};
  int count = 1;
};

AxisPairs closest_on_axis(int from, int to) {
  if (from < to) return {{from + 1, 0}, {to, 0}, 1};
  if (from > to) return {{from, 0}, {to + 1, 0}, 1};
  return {{from, from + 1}, {to, to + 1}, 2};
}

}  // namespace

DotPairs closest_dots(Space from, Space to) {
  const AxisPairs x = closest_on_axis(from.x, to.x);
  const AxisPairs y = closest_on_axis(from.y, to.y);
  DotPairs pairs;
  for (std::size_t row = 0; row < static_cast<std::size_t>(y.count); ++row) {
    for (std::size_t column = 0; column < static_cast<std::size_t>(x.count); ++column) {
      pairs.add({x.from[column], y.from[row], x.to[column], y.to[row]});
    }
  }
  return pairs;
}

DotPairs all_dots(Space from, Space to) {
  DotPairs pairs;
  for (int first = 0; first < 4; ++first) {
    for (int second = 0; second < 4; ++second) {
      pairs.add({from.x + first % 2, from.y + first / 2, to.x + second % 2, to.y + second / 2});
    }
  }
  return pairs;
}

}  // namespace parapet::mayhem
