#pragma once

#include <cstddef>
#include <vector>

#include "scans/step.h"
#include "scans/surface.h"

namespace parapet::scans {

// A cloud made even.
struct EvenCloud {
  std::vector<Vector3> points;  // ascending
  double spacing_mm = 0;        // between neighbours, the middle one of all points
  std::vector<Step> steps;
};

// Without points that come twice. Of each cubic cell of a grid the point nearest to the mean of its
// points is kept, the cells being just so large that no more than `most` are left; where there are
// no more anyway, all are kept. Then points go that lie alone: whose 24 nearest are on the mean
// further away than five times the spacing of six, which is two and a half times as far as on even
// ground; the loneliest 3 % at most.
//   (1) the order of the points changes nothing
// REQUIRES: coordinates within +-52 m; most > 0.
EvenCloud even_cloud(const Cloud& cloud, std::size_t most);

}  // namespace parapet::scans
