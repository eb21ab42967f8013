#pragma once

#include <cstddef>
#include <optional>
#include <vector>

#include "geometry/numbers/result.h"
#include "scans/step.h"
#include "scans/surface.h"

namespace parapet::scans {

// How a surface is laid over points.
enum class CloudMethod {
  front,     // triangles between neighbouring points: keeps overhangs, walls and what is below
  top_down,  // the highest points over a grid: what is under them is solid
};

struct CloudRequest {
  std::optional<CloudMethod> method;  // else by the points: a front where something overhangs
  std::size_t most_points = 60'000;   // after thinning; at most kMostFrontPoints
  double gap_mm = 20;                 // with so much empty height in it, a place overhangs another
};

struct CloudSurface {
  Surface surface;  // open where the points end
  CloudMethod method = CloudMethod::front;
  double spacing_mm = 0;  // between points that are left, the middle one of all
  std::vector<Step> steps;
};

// Points in millimetres, level, as a surface. Points that come twice and points that lie alone are
// left out, and of each cell of a grid just as fine as `most_points` allow one point is kept.
//   (1) the order of the points changes nothing
// Errors: "bad-scan" for less than 4 points or points in a line; "out-of-range" beyond 52 m;
// "wrong-value" for a request of no points, more than kMostFrontPoints, or a gap of nothing.
Result<CloudSurface> cloud_surface(const Cloud& cloud, const CloudRequest& request);

}  // namespace parapet::scans
