#pragma once

#include <cstdint>

#include "geometry/numbers/point.h"
#include "geometry/numbers/wide.h"

namespace parapet {

// An oriented plane: the points x with normal . x == offset. Its outside is where normal points.
struct Plane {
  Vec normal;
  std::int64_t offset = 0;

  // The plane through three points, seen counterclockwise from its outside. On one line, the three
  // points give the zero normal and value() zero everywhere.
  static constexpr Plane through(Point a, Point b, Point c) noexcept {
    const Vec normal = cross(b - a, c - a);
    return {normal, dot(normal, a - Point{})};
  }

  // How far outside x lies, in units of the normal's length: positive outside, zero in the plane.
  //   (1) sign_of(Plane::through(a, b, c).value(d)) == orient3d(a, b, c, d)
  // Exact for points in range: normal <= 2^40, both terms < 2^61, value <= 2^61, and the difference
  // of two values < 2^62.
  constexpr std::int64_t value(Point x) const noexcept { return dot(normal, x - Point{}) - offset; }

  friend constexpr bool operator==(const Plane&, const Plane&) noexcept = default;
};
static_assert(Wide{3} * kMaxDifference * kMaxDifference * kMaxCoordinate < power_of_two(61));
static_assert(Wide{3} * kMaxDifference * kMaxDifference * kMaxDifference < power_of_two(62));

}  // namespace parapet
