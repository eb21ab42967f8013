#pragma once

#include <string>

#include "geometry/numbers/wide.h"
#include "rules/skyline/rail.h"

namespace parapet::cli {

// Measures of rails as people read them.

std::string mm_words(Wide ticks);                                // "328.6 mm"
std::string slope_words(const skyline::RailMeasures& measures);  // "23.6 % steep", "plumb", "level"

}  // namespace parapet::cli
