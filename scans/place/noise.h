#pragma once

#include <optional>
#include <vector>

#include "scans/vector3.h"

namespace parapet::scans {

// How far points lie from the planes they seem to lie on, one standard deviation: the median over
// small flat patches, so that edges and what is round do not count. Points about the origin, as
// large as 1, over a skin of that area. Nothing where there are too few points, or too few
// flat patches, to tell.
//   (1) independent of the order of points
std::optional<double> noise_of(std::vector<Vector3> points, double area);

}  // namespace parapet::scans
