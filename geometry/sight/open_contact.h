#pragma once

#include <optional>

#include "geometry/numbers/contact.h"
#include "geometry/numbers/segment.h"
#include "geometry/numbers/stretch.h"
#include "geometry/solids/body.h"

namespace parapet {

// How the OPEN segment and a closed body meet: the ends do not belong to it. A segment of no length
// is its own inside: the point counts.
//   apart:    no common point, or none but an end of the segment
//   touching: they meet, but the segment does not enter the body
//   crossing: the segment enters the body; one without an inside (a triangle, a flat box) is
//             crossed where the segment passes through it from side to side, away from its rim
//   (1) swapping the ends changes nothing
//   (2) never more than contact(), which takes the closed segment
// Exact: it is made of contact() and stretch(). REQUIRES: segment and shape are in_range.
Contact open_contact(const Segment& segment, const Shape& shape) noexcept;

// The stretch of the closed segment in the body: stretch() for every shape.
//   (3) nothing exactly when they are apart; enter == leave at 0 or 1 exactly when a segment of
//       some length meets it only at an end
// Exact: fractions of numbers < 2^62.
std::optional<Stretch> stretch(const Segment& segment, const Triangle& triangle) noexcept;
std::optional<Stretch> stretch(const Segment& segment, const Shape& shape) noexcept;

}  // namespace parapet
