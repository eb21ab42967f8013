#pragma once

#include <optional>
#include <vector>

#include "geometry/numbers/point.h"
#include "geometry/solids/body.h"

namespace parapet {

// The shape moved. Nothing if it would leave +-kMaxCoordinate.
std::optional<Shape> moved(const Shape& shape, Vec by);

// The shape turned about the vertical through the origin, a quarter clockwise seen from above:
// east becomes south.
Shape quarter_turned(const Shape& shape);

// The convex shape with these corners: a Box if they are those of one along the axes, also of a
// flat one, else a ConvexSolid. Where rounding has flattened another, the box round it. Nothing if
// a corner lies out of range. REQUIRES: at least one corner.
std::optional<Shape> convex_shape(const std::vector<Point>& corners);

}  // namespace parapet
