#pragma once

#include <vector>

#include "geometry/numbers/result.h"
#include "scans/surface.h"

namespace parapet::scans {

inline constexpr std::size_t kMostFrontPoints = 200'000;

// Triangles between points, grown from the best one outwards along an advancing front (Delaunay
// triangulation, Cohen-Steiner and Da): no edge has more than two, none has a longer way round than
// `most_perimeter`. There are none where all points lie in a line. Neighbours agree on which
// side faces out, but which one that is differs from run to run.
//   (1) but for that the same points in the same order give the same faces, in the same order
// Errors: "limit" for more than kMostFrontPoints points; "bad-scan" where it cannot be done.
Result<std::vector<Face>> front_faces(const std::vector<Vector3>& points, double most_perimeter);

}  // namespace parapet::scans
