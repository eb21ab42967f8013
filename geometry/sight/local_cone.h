#pragma once

#include <optional>
#include <vector>

#include "geometry/numbers/point.h"
#include "geometry/numbers/ratio.h"
#include "geometry/numbers/segment.h"
#include "geometry/solids/body.h"

namespace parapet {

// What a convex body looks like from one of its points, close by: the closed cone of the vectors v
// with normal . v <= 0 for each normal of `within`, and with flat . v == 0 where the body is a
// surface there. Normals are those of planes through points in range: components <= 2^40.
struct LocalCone {
  std::vector<Vec> within;
  std::optional<Vec> flat;
};

// The cone of the body at the place p + at (q - p). Nothing for a body that is thinner than a
// surface (a rod, a point): it parts nothing from anything.
// REQUIRES: that place belongs to the body.
// Exact: values of planes <= 2^61 times parts of a parameter <= 2^62, two of them < 2^126.
std::optional<LocalCone> local_cone(const Shape& shape, const Segment& segment, const Ratio& at);

}  // namespace parapet
