#pragma once

#include <vector>

#include "scans/clean/borders.h"
#include "scans/surface.h"

namespace parapet::scans {

// Faces that close borders downwards: walls straight down to the level z = base, and a bottom
// there.
struct Cap {
  std::vector<Vector3> points;  // more points of the surface, numbered on from its own
  std::vector<Face> faces;
  bool is_fan = false;  // the borders cross seen from above, and the bottom lies on itself
};

// No point of the surface lies below the base. Faces may name two points at one place where the
// surface reaches it.
Cap cap_over(const Surface& surface, const std::vector<Border>& borders, double base);

}  // namespace parapet::scans
