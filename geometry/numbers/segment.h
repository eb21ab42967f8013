#pragma once

#include "geometry/numbers/point.h"

namespace parapet {

// The closed segment from p to q: both ends belong to it, and p == q is a point. A place on it is
// p + t (q - p) with a parameter t between 0 and 1.
struct Segment {
  Point p;
  Point q;

  friend constexpr bool operator==(const Segment&, const Segment&) noexcept = default;
};

constexpr Segment reversed(const Segment& s) noexcept { return {s.q, s.p}; }

constexpr Vec direction(const Segment& s) noexcept { return s.q - s.p; }

constexpr bool in_range(const Segment& s) noexcept { return in_range(s.p) && in_range(s.q); }

}  // namespace parapet
