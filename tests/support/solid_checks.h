#pragma once

#include "geometry/numbers/convex_solid.h"
#include "geometry/numbers/wide.h"

namespace parapet::testing {

enum class Meeting : std::uint8_t { apart, touching, overlapping };

// How two closed convex solids meet: no common point, only points of their surfaces, or more. By
// projecting both on the normals of all sides and the cross products of all edges.
Meeting meeting(const ConvexSolid& a, const ConvexSolid& b);

// Six times the volume, in cubic ticks.
Wide six_volumes(const ConvexSolid& solid);

}  // namespace parapet::testing
