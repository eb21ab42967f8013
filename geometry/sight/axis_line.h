#pragma once

#include <array>
#include <cstdint>
#include <optional>

#include "geometry/numbers/point.h"
#include "geometry/numbers/point2.h"
#include "geometry/numbers/ratio.h"
#include "geometry/solids/body.h"

namespace parapet {

inline constexpr std::array<Axis, 3> kAxes{Axis::x, Axis::y, Axis::z};

constexpr std::int64_t coordinate(Vec v, Axis axis) noexcept {
  return axis == Axis::x ? v.x : axis == Axis::y ? v.y : v.z;
}

constexpr Vec unit(Axis axis) noexcept {
  return {axis == Axis::x ? 1 : 0, axis == Axis::y ? 1 : 0, axis == Axis::z ? 1 : 0};
}

// What a body holds of the endless line through a point along an axis, in ticks from that point:
// from low to high.
struct AxisStretch {
  Ratio low;
  Ratio high;
  bool enters = false;  // the line enters the body's inside, or passes through it from side to side
};

// Nothing if the line misses it.
// Exact: fractions of numbers < 2^62. REQUIRES: point and shape are in_range.
std::optional<AxisStretch> axis_stretch(const Shape& shape, Point point, Axis axis);

}  // namespace parapet
