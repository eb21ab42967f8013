#pragma once

#include <vector>

#include "geometry/numbers/box.h"
#include "geometry/numbers/segment.h"

namespace parapet::testing {

// Sight among closed boxes from the definition alone, sharing nothing with the engine but Box and
// Segment: stretches of the line in boxes by fractions, and slides that are really carried out, on
// a lattice 2^20 times as fine, with the line cut short a little at both ends. Requires coordinates
// within +-4096.
enum class SlideAnswer { crosses, touches_nothing, slides_free, seam };

SlideAnswer sight_by_slides(const std::vector<Box>& boxes, const Segment& segment);

}  // namespace parapet::testing
