#pragma once

#include <vector>

#include "geometry/numbers/box.h"
#include "geometry/numbers/segment.h"

namespace parapet {

// Boxes that hold a segment together, one behind the other: thinner than the one box round it.
//   (1) every place of the segment lies in one of them, and none reaches beyond the box round it
//   (2) their number is that of the steps of about that length from end to end, but at most `most`
// REQUIRES: the segment is in_range, length > 0, 1 <= most <= 2^20.
std::vector<Box> slabs(const Segment& segment, std::int64_t length, std::int64_t most);

}  // namespace parapet
