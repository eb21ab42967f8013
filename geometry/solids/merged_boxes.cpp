#include "geometry/solids/merged_boxes.h"

#include <algorithm>
#include <array>
#include <tuple>

namespace parapet {
namespace {

using Coordinate = std::int64_t Point::*;

// An axis, and the two across it.
using Axes = std::array<Coordinate, 3>;
constexpr std::array<Axes, 3> kEachAxis{{{&Point::x, &Point::y, &Point::z},
                                         {&Point::y, &Point::z, &Point::x},
                                         {&Point::z, &Point::x, &Point::y}}};

// What boxes in one row along the axis have in common, then where along it they start.
auto row_order(const Box& box, const Axes& axes) {
  const Point lo = box.lo();
  const Point hi = box.hi();
  return std::tuple(lo.*axes[1], hi.*axes[1], lo.*axes[2], hi.*axes[2], lo.*axes[0], hi.*axes[0]);
}

bool in_one_row(const Box& a, const Box& b, const Axes& axes) {
  const auto same = [&](Coordinate along) {
    return a.lo().*along == b.lo().*along && a.hi().*along == b.hi().*along;
  };
  return same(axes[1]) && same(axes[2]);
}

void merge_along(const Axes& axes, std::vector<Box>& boxes) {
  std::sort(boxes.begin(), boxes.end(),
            [&](const Box& a, const Box& b) { return row_order(a, axes) < row_order(b, axes); });
  std::vector<Box> rows;
  for (const Box& box : boxes) {
    const bool goes_on = !rows.empty() && in_one_row(rows.back(), box, axes) &&
                         box.lo().*axes[0] <= rows.back().hi().*axes[0];
    if (goes_on) {
      rows.back() = join(rows.back(), box);
    } else {
      rows.push_back(box);
    }
  }
  boxes = std::move(rows);
}

}  // namespace

std::vector<Box> merged_boxes(std::vector<Box> boxes) {
  for (std::size_t before = boxes.size() + 1; boxes.size() < before;) {
    before = boxes.size();
    for (const Axes& axes : kEachAxis) merge_along(axes, boxes);
  }
  std::sort(boxes.begin(), boxes.end(), [](const Box& a, const Box& b) {
    return std::tuple(a.lo(), a.hi()) < std::tuple(b.lo(), b.hi());
  });
  return boxes;
}

}  // namespace parapet
