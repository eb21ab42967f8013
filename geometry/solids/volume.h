#pragma once

#include "geometry/numbers/wide.h"
#include "geometry/solids/body.h"

namespace parapet {

// Six times the volume of a shape, in cubic ticks: that is whole. Triangles have none.
// Exact: a box has less than 2^63, a solid no more than the box round it.
Wide six_times_volume(const Shape& shape);

}  // namespace parapet
