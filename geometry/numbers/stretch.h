#pragma once

#include <optional>

#include "geometry/numbers/box.h"
#include "geometry/numbers/convex_solid.h"
#include "geometry/numbers/ratio.h"
#include "geometry/numbers/segment.h"

namespace parapet {

// The stretch of a segment that lies in a body: the parameters of its first and last point there.
//   (1) 0 <= enter <= leave <= 1
struct Stretch {
  Ratio enter;
  Ratio leave;

  friend constexpr bool operator==(const Stretch&, const Stretch&) noexcept = default;
};

// The stretch of the closed segment in the closed body; nothing if they are apart.
//   (2) it agrees with contact(): nothing exactly when apart, and enter == leave only when touching
//       or crossing a flat box; a segment with p == q has the stretch from 0 to 1 or none
//   (3) swapping the segment's ends gives the stretch from 1 - leave to 1 - enter
// Exact: each bound is a fraction of numbers < 2^62, compared by Euclid's steps.
// REQUIRES: segment and body are in_range.
std::optional<Stretch> stretch(const Segment& segment, const Box& box) noexcept;
std::optional<Stretch> stretch(const Segment& segment, const ConvexSolid& solid) noexcept;

}  // namespace parapet
