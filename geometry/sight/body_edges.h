#pragma once

#include <vector>

#include "geometry/numbers/point.h"
#include "geometry/numbers/segment.h"
#include "geometry/solids/body.h"

namespace parapet {

// The corners of a shape: it is their convex hull. A flat box names some of them twice.
std::vector<Point> corners_of(const Shape& shape);

// Its edges, from corner to corner. A flat box has some of them twice, and some without length.
std::vector<Segment> edges_of(const Shape& shape);

}  // namespace parapet
