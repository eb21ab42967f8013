#pragma once

#include <cstdint>
#include <functional>

#include "geometry/numbers/point.h"
#include "geometry/solids/body.h"

namespace parapet {

// Two shapes seen along an axis: how far the second lies beyond the first, in units of the axis's
// length; negative: they overlap by so much, and no less the other way round.
struct Apartness {
  Vec axis;  // from the first to the second; any length above 0, at most 2^41 a component
  std::int64_t gap = 0;
};

// Shows two convex shapes, the first one moved by so much, along every axis that can part them: the
// normals of their sides, and the cross product of each two edges (Gottschalk, Lin and Manocha,
// 1996). Stops when `go_on` says false.
//   (1) their insides have no point in common exactly when some gap is 0 or more; a flat shape's
//       inside is what lies within its rim, and of two flat ones in one plane (1) does not hold
//   (2) the gap over the axis's length is never more than their distance
// Exact: a gap is the product of a difference and two others, < 2^63.
// REQUIRES: both are in range, the first one also where it is moved to.
void for_each_apartness(const Shape& first, Vec by, const Shape& second,
                        const std::function<bool(const Apartness&)>& go_on);

}  // namespace parapet
