#pragma once

#include "geometry/numbers/contact.h"
#include "geometry/numbers/segment.h"
#include "geometry/numbers/wide_ratio.h"
#include "geometry/solids/body.h"

namespace parapet {

// A place that is no whole tick.
struct ExactPoint {
  WideRatio x;
  WideRatio y;
  WideRatio z;

  friend bool operator==(const ExactPoint&, const ExactPoint&) = default;
};

// The place p + t (q - p) of a segment. Exact for t from 0 to 1 of terms < 2^84.
ExactPoint place_on(const Segment& segment, const WideRatio& t) noexcept;

// Where a segment comes nearest to a shape.
struct Nearest {
  WideRatio squared;  // the square of the distance, in square ticks
  WideRatio at;       // the parameter of the first such place on the segment, from 0 to 1
  ExactPoint to;      // a nearest place of the shape to it
  Contact contact = Contact::apart;
};

// The least distance of a closed segment to a closed shape.
//   (1) 0 exactly when they are not apart; `contact` is that of contact()
//   (2) swapping the segment's ends, moving or mirroring both, changes no distance
//   (3) of two nearest places the one nearer to p is told; where the segment enters the shape, that
//       place
// Exact: a squared distance is a fraction of a number < 2^126 and one < 2^84.
// REQUIRES: both are in_range.
Nearest nearest(const Segment& segment, const Shape& shape);

}  // namespace parapet
