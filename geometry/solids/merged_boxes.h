#pragma once

#include <vector>

#include "geometry/numbers/box.h"

namespace parapet {

// Fewer boxes that fill the same space: two that together are one box become it, along x as far as
// possible, then y, then z, again until no two do. Ascending by corner.
//   (1) the union is the same; the order in which they are given changes nothing
std::vector<Box> merged_boxes(std::vector<Box> boxes);

}  // namespace parapet
