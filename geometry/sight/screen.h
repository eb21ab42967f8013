#pragma once

#include <cstdint>
#include <vector>

#include "geometry/numbers/plane.h"
#include "geometry/numbers/point.h"
#include "geometry/solids/body.h"

namespace parapet {

// A flat convex face as an eye sees it: what lies farther off, in the cone of directions from the
// eye through the face, is hidden by it. All vectors start at the eye.
struct Screen {
  // v is a direction through the face exactly when dot(side, v) > 0 for all of them. Side n lies
  // along the edge from corner n to corner n + 1.
  std::vector<Vec> sides;
  std::vector<Vec> corners;  // clockwise as the eye sees them
  // The face's plane: dot(plane.normal, x) == plane.offset, and offset > 0. Offset 0: the eye is in
  // the body or touches it from outside, and all that lies in the cone is hidden; no corners then.
  Plane plane;

  friend bool operator==(const Screen&, const Screen&) = default;
};

// Those faces of a body that are turned to the eye: together they hide what the body hides.
//   (1) none of a face that the eye sees edge-on, which has no area
//   (2) of a solid or box that holds the eye in its inside one without sides: it hides everything;
//       of one that the eye touches from outside one that hides all directions into it
//   (3) a triangle and a flat box hide from both sides
//   (4) of a box: normals are units along an axis, so offsets are <= 2^20
// REQUIRES: body and eye are in_range. Exact: sides and normals <= 2^40, offsets <= 2^61.
std::vector<Screen> screens_of(const Shape& shape, Point eye);

}  // namespace parapet
