#pragma once

#include <cstdint>
#include <vector>

#include "generator.h"
#include "geometry/numbers/convex_solid.h"
#include "geometry/numbers/segment.h"

namespace parapet::testing {

// Vertices and faces, not yet checked.
struct SolidPlan {
  std::vector<Point> vertices;
  std::vector<FaceLoop> faces;
};

// Small convex solids whose sides have three, four and six corners, and one whose flat sides are
// cut into triangles.
std::vector<SolidPlan> solid_plans();

// A plan sheared, turned or mirrored by a random matrix with entries up to two, and moved.
SolidPlan distort(const SolidPlan& plan, Generator& generator);

// A random distorted plan as a solid.
ConvexSolid sample_solid(Generator& generator);

// A segment that often meets the solid: its ends lie in and just outside the bounds.
Segment segment_near(const ConvexSolid& solid, Generator& generator);

}  // namespace parapet::testing
