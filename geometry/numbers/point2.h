#pragma once

#include <compare>
#include <cstdint>

#include "geometry/numbers/point.h"

namespace parapet {

// A place in a plane, in ticks.
struct Point2 {
  std::int64_t x = 0;
  std::int64_t y = 0;

  friend constexpr auto operator<=>(const Point2&, const Point2&) noexcept = default;
};

enum class Axis : std::uint8_t { x, y, z };

// The shadow of p along an axis: the two other coordinates, in the cyclic order x, y, z, x.
//   (1) a loop seen counterclockwise from the axis's positive side stays counterclockwise
constexpr Point2 project(Point p, Axis along) noexcept {
  switch (along) {
    case Axis::x:
      return {p.y, p.z};
    case Axis::y:
      return {p.z, p.x};
    case Axis::z:
      break;
  }
  return {p.x, p.y};
}

// An axis along which a plane with this normal can be projected one to one: z if it can, else y,
// else x. REQUIRES: the normal is not zero.
constexpr Axis projectable_axis(Vec normal) noexcept {
  if (normal.z != 0) return Axis::z;
  return normal.y != 0 ? Axis::y : Axis::x;
}

}  // namespace parapet
