#pragma once

#include <cassert>
#include <compare>

#include "geometry/numbers/length.h"
#include "geometry/numbers/plane.h"
#include "geometry/numbers/point.h"
#include "geometry/numbers/point2.h"
#include "geometry/numbers/segment.h"
#include "geometry/numbers/wide.h"

// Every predicate is the sign of an integer polynomial in the coordinates, so it is exact.
// REQUIRES, for each of them: every point is in_range. Each budget follows from kMaxCoordinate and
// is asserted below its predicate; the extreme corners run under UBSan in corners_test.

namespace parapet {

// The side of the directed line ab on which c lies: positive on the left, negative on the right.
//   (1) zero exactly when the three points lie on one line
//   (2) orient2d(b, c, a) == orient2d(a, b, c)
//   (3) swapping any two points flips the sign
// Exact: differences <= 2^20, terms <= 2^40, their difference < 2^42.
constexpr Sign orient2d(Point2 a, Point2 b, Point2 c) noexcept {
  return sign_of((b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x));
}
static_assert(Wide{2} * kMaxDifference * kMaxDifference < power_of_two(42));

// The side of plane abc on which d lies: positive if a, b, c run counterclockwise seen from d.
//   (1) zero exactly when the four points lie in one plane
//   (2) orient3d(b, c, a, d) == orient3d(a, b, c, d)
//   (3) swapping any two points flips the sign
// Exact: cofactors <= 2^40, terms <= 2^60, partial sums < 2^62, sum <= 2^61.
constexpr Sign orient3d(Point a, Point b, Point c, Point d) noexcept {
  assert(in_range(a) && in_range(b) && in_range(c) && in_range(d));
  return sign_of(dot(cross(b - a, c - a), d - a));
}
static_assert(Wide{3} * kMaxDifference * kMaxDifference * kMaxDifference < power_of_two(62));

// Is a nearer to x than b is?
//   (1) less, equal or greater as |xa| is less than, equal to or greater than |xb|
//   (2) swapping a and b reverses the order
// Exact: squared distances < 2^42.
std::strong_ordering compare_distances(Point x, Point a, Point b) noexcept;

// Is the distance of a and b less than the limit?
//   (1) less, equal or greater as |ab| is less than, equal to or greater than the limit
//   (2) any distance is greater than a negative limit
// Exact: squared distance < 2^42. REQUIRES: limit <= 4 * kMaxCoordinate, so limit^2 <= 2^42.
std::strong_ordering compare_distance(Point a, Point b, Length limit) noexcept;

// Is the distance of x from the line through line.p and line.q less than the limit?
//   (1) less, equal or greater as that distance is less than, equal to or greater than the limit
//   (2) any distance is greater than a negative limit
//   (3) where line.p == line.q, the distance is that from the point
// Exact: |cross|^2 < 2^82, limit^2 * |direction|^2 < 2^84. REQUIRES: limit <= 4 * kMaxCoordinate.
std::strong_ordering compare_line_distance(Point x, const Segment& line, Length limit) noexcept;

// Have the two closed segments a point in common?
//   (1) true exactly when they have; either may be a point
//   (2) swapping the segments, or the ends of one, changes nothing
// Exact: it is made of orient3d, orient2d and cross.
bool segments_meet(const Segment& s, const Segment& t) noexcept;

// Which of two planes does the line from s.p towards s.q meet at the smaller parameter?
//   (1) less, equal or greater as the parameter on the first plane is less than, equal to or
//       greater than that on the second
//   (2) swapping the planes reverses the order, and so does swapping the ends
// The planes' orientation does not matter. REQUIRES: the planes are made of points in range, and
// s runs parallel to neither of them.
// Exact: each parameter is a fraction of numbers < 2^62, compared by Euclid's steps.
std::strong_ordering compare_hits(const Segment& s, const Plane& first,
                                  const Plane& second) noexcept;

}  // namespace parapet
