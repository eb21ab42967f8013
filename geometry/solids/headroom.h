#pragma once

#include <optional>

#include "geometry/numbers/segment.h"
#include "geometry/numbers/wide_ratio.h"
#include "geometry/solids/body.h"

namespace parapet {

// How far straight down a shape lies under a segment.
struct Headroom {
  WideRatio height;  // ticks, 0 or more
  WideRatio at;      // the parameter of the first such place on the segment, from 0 to 1
};

// The least height of the segment over what of the shape lies straight below it; 0 where they meet.
// Nothing where the shape is nowhere straight below.
//   (1) moving or mirroring both along the ground changes nothing
// Exact: fractions of numbers < 2^126 and < 2^84.
// REQUIRES: both are in_range.
std::optional<Headroom> headroom(const Segment& segment, const Shape& shape);

}  // namespace parapet
