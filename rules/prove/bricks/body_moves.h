#pragma once

#include <optional>
#include <utility>

#include "geometry/numbers/result.h"
#include "geometry/solids/body.h"
#include "rules/prove/bricks/point_move.h"

namespace parapet::prove {

// The shape elsewhere. Errors: "out-of-range".
Result<Shape> moved(const Shape& shape, const PointMove& move);

// The two halves of a box that is more than a stud long and not flat, cut across its longer side at
// a whole number of studs from its end; nothing for another shape.
std::optional<std::pair<Shape, Shape>> halves_of(const Shape& shape);

}  // namespace parapet::prove
