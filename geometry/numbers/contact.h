#pragma once

#include <cstdint>

#include "geometry/numbers/box.h"
#include "geometry/numbers/convex_solid.h"
#include "geometry/numbers/segment.h"
#include "geometry/numbers/triangle.h"

namespace parapet {

// How a segment and a closed body meet.
//   apart:    they have no point in common
//   touching: they have, but the segment does not enter the body: it slides along a face, edge or
//             corner, or ends on one
//   crossing: the segment enters the body's interior
// A body without an interior (a triangle, a flat box) is crossed where the segment passes through
// it from one side to the other, away from its rim.
//
// The segment is CLOSED: a body touched only at an end of the segment is touched, not apart. A rule
// that counts the open segment (graze policies) has to look at its ends itself.
//
// The order is meant: the greatest contact with the parts of a terrain is the weightiest.
enum class Contact : std::uint8_t { apart, touching, crossing };

// For each body below:
//   (1) apart exactly when segment and body have no common point
//   (2) crossing exactly when the segment meets the interior, as said above
//   (3) swapping the segment's ends changes nothing
//   (4) a segment with p == q is allowed: touching on the surface, crossing inside a solid
//   (5) moving or mirroring both, or turning both by quarter turns, changes nothing
// REQUIRES, for each: segment and body are in_range.

// By separating axes, six comparisons, no division. The box may be flat.
// Exact: offsets <= 2^21, both sides of a comparison <= 2^42.
Contact contact(const Segment& segment, const Box& box) noexcept;

// By the sides on which the ends, and the triangle's edges, lie. The triangle may be degenerate,
// which leaves apart and touching.
//   (6) the order of the corners changes nothing
// Exact: it is made of orient3d, orient2d and cross.
Contact contact(const Segment& segment, const Triangle& triangle) noexcept;

// By separating axes: the faces' normals, and each edge's cross product with the segment.
// Exact: plane values <= 2^61; axes <= 2^41, and their products with a difference < 2^63.
Contact contact(const Segment& segment, const ConvexSolid& solid) noexcept;

}  // namespace parapet
