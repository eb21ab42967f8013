#pragma once

#include <vector>

#include "geometry/numbers/plane.h"
#include "geometry/numbers/point.h"
#include "geometry/solids/body.h"

namespace parapet {

// A flat side of a shape, with which it can lie on another.
struct FlatSide {
  Plane plane;                 // outwards, normal and offset in lowest terms
  std::vector<Point> corners;  // counterclockwise seen from outside, the least first

  friend bool operator==(const FlatSide&, const FlatSide&) = default;
};

// Every flat side of a shape once; what is flat itself has two, back to back. A shape without area
// has none.
//   (1) only corners are listed: nothing depends on how faces were cut
std::vector<FlatSide> flat_sides(const Shape& shape);

// The corners of the flat side that lies in a plane, as in FlatSide; points within its edges are
// none. REQUIRES: the points ascend, three of those in the plane are not on one line, and no point
// lies outside it.
std::vector<Point> side_corners(const std::vector<Point>& points, const Plane& plane);

// Do the two lie in one plane, back to back, and share more than a line?
//   (1) sides_touch(a, b) == sides_touch(b, a)
// Exact: planes in lowest terms are compared, and the rest is made of orient2d.
bool sides_touch(const FlatSide& a, const FlatSide& b) noexcept;

}  // namespace parapet
