#pragma once

#include "geometry/numbers/point.h"
#include "geometry/solids/body.h"

namespace parapet {

// Have the insides of two shapes a point in common, the first one moved by so much?
//   (1) shapes that touch in faces, edges or corners do not meet
//   (2) a triangle and a flat box have no inside: one meets where it reaches into that of the other
//       shape, and two of them never do
//   (3) insides_meet(a, by, b) == insides_meet(b, -by, a)
// Exact: it is made of for_each_apartness().
// REQUIRES: both are in range, the first one also where it is moved to.
bool insides_meet(const Shape& a, Vec by, const Shape& b);

}  // namespace parapet
