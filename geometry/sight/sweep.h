#pragma once

#include <optional>

#include "geometry/numbers/point2.h"
#include "geometry/numbers/ratio.h"
#include "geometry/numbers/segment.h"
#include "geometry/numbers/wide.h"
#include "geometry/solids/body.h"

namespace parapet {

// A line and a body that move past each other within one plane, the plane of sweep: for which
// values of the number that moves them does the open line meet the body? They are an interval,
// because the body is convex.
struct Sweep {
  std::optional<Ratio> first;  // nothing: unbounded
  std::optional<Ratio> last;

  // Strictly between the two the line enters the body. Otherwise it only touches it, and the body
  // does not reach across the plane of sweep.
  bool enters = false;

  // Of a body that it only touches, where first < last: the side of the plane of sweep on which the
  // body lies, all of it; zero if it lies in the plane.
  Sign side = Sign::zero;

  // Does the line meet the body at the very first and last value? Not if an end of the line does.
  bool meets_first = false;
  bool meets_last = false;
};

// The body is shifted along the axis, by so many ticks, while the line stays.
// The plane's normal is cross(direction, axis). Nothing if they never meet.
// Exact: fractions of numbers < 2^63. REQUIRES: the line does not run along the axis.
std::optional<Sweep> sweep_along(const Shape& shape, const Segment& segment, Axis axis);

// The end p is raised along z, by so many ticks, while the end q and the body stay.
// The plane's normal is cross(direction, z). Nothing if they never meet.
// Exact: fractions of numbers < 2^63. REQUIRES: the line is not vertical, and has a length.
std::optional<Sweep> sweep_upwards(const Shape& shape, const Segment& segment);

}  // namespace parapet
