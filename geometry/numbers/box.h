#pragma once

#include <algorithm>

#include "geometry/numbers/point.h"

namespace parapet {

// A closed box along the axes. It may be flat: a plate, a rod or a single point.
//   (1) lo() <= hi() in every coordinate
class Box {
 public:
  // The smallest box that holds both points, which may be any two opposite corners.
  static constexpr Box spanning(Point a, Point b) noexcept {
    return Box({std::min(a.x, b.x), std::min(a.y, b.y), std::min(a.z, b.z)},
               {std::max(a.x, b.x), std::max(a.y, b.y), std::max(a.z, b.z)});
  }

  constexpr Point lo() const noexcept { return lo_; }
  constexpr Point hi() const noexcept { return hi_; }

  friend constexpr bool operator==(const Box&, const Box&) noexcept = default;

 private:
  constexpr Box(Point lo, Point hi) noexcept : lo_(lo), hi_(hi) {}

  Point lo_;
  Point hi_;
};

constexpr bool in_range(const Box& box) noexcept {
  return in_range(box.lo()) && in_range(box.hi());
}

// Has the box no inside, because it is flat along some axis?
constexpr bool is_flat(const Box& box) noexcept {
  const Vec size = box.hi() - box.lo();
  return size.x == 0 || size.y == 0 || size.z == 0;
}

// The smallest box that holds both.
constexpr Box join(const Box& a, const Box& b) noexcept {
  return Box::spanning(
      {std::min(a.lo().x, b.lo().x), std::min(a.lo().y, b.lo().y), std::min(a.lo().z, b.lo().z)},
      {std::max(a.hi().x, b.hi().x), std::max(a.hi().y, b.hi().y), std::max(a.hi().z, b.hi().z)});
}

// Have the two closed boxes a point in common?
constexpr bool overlap(const Box& a, const Box& b) noexcept {
  return a.lo().x <= b.hi().x && b.lo().x <= a.hi().x &&  //
         a.lo().y <= b.hi().y && b.lo().y <= a.hi().y &&  //
         a.lo().z <= b.hi().z && b.lo().z <= a.hi().z;
}

}  // namespace parapet
