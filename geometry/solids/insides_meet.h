#pragma once

#include "geometry/numbers/point.h"
#include "geometry/solids/body.h"

namespace parapet {

// Have the insides of two shapes a point in common, the first one moved by so much?
//   (1) shapes that touch in faces, edges or corners do not meet
//   (2) a triangle and a flat box have no inside: one meets where it reaches into that of the other
//       shape, and two of them never do
//   (3) insides_meet(a, by, b) == insides_meet(b, -by, a)
// Two convex shapes lie apart, or only touch, exactly where a plane parts them that is at a right
// angle to the normal of a face of either, or to an edge of each (Gottschalk, Lin and Manocha,
// 1996).
// Exact: normals and products of two edges <= 2^41, their products with differences < 2^63.
// REQUIRES: both are in range, the first one also where it is moved to.
bool insides_meet(const Shape& a, Vec by, const Shape& b);

}  // namespace parapet
