#pragma once

#include "geometry/numbers/point.h"

namespace parapet {

// The closed triangle with these corners. It may be degenerate: a segment or a single point.
struct Triangle {
  Point a;
  Point b;
  Point c;

  friend constexpr bool operator==(const Triangle&, const Triangle&) noexcept = default;
};

// At a right angle to the triangle, on the side from which a, b, c run counterclockwise; its length
// is twice the area. Exact for corners in range: |component| <= 2^40.
constexpr Vec normal(const Triangle& t) noexcept { return cross(t.b - t.a, t.c - t.a); }

// Do the corners lie on one line?
constexpr bool is_degenerate(const Triangle& t) noexcept { return normal(t) == Vec{}; }

constexpr bool in_range(const Triangle& t) noexcept {
  return in_range(t.a) && in_range(t.b) && in_range(t.c);
}

}  // namespace parapet
