#pragma once

#include <cstddef>
#include <vector>

#include "geometry/numbers/result.h"
#include "geometry/solids/mesh.h"
#include "scans/step.h"
#include "scans/surface.h"

namespace parapet::scans {

// A placed, closed surface in millimetres as terrain in ticks.
struct TickMesh {
  parapet::Mesh mesh;
  double largest_move_mm = 0;
  std::vector<Step> steps;
};

inline constexpr std::size_t kMostTerrainFaces = 8'000'000;

// Each point is rounded once to the nearest tick, halves away from 0. Points that come to lie in
// one place are joined, and faces that lose their area go. Of faces that come to lie on each other,
// pairs of opposite ones go until all that are left face one way, or one pair is left: a sheet that
// became thinner than a tick still stands in the way. What is left of the same way is kept as often
// as it is there, so a line from above goes in and out as often as before.
//   (1) the mesh does not depend on the order of points and faces, nor on which corner a face
//       starts with: points ascend, each face starts with its least corner, faces ascend
//   (2) a closed surface encloses what it did: along each line as many edges run one way as the
//       other; where a needle without area went, one edge may lie against two
//   (3) no face without area, no point without a face
// Errors: "out-of-range" beyond 52 m; "limit" for more than kMostTerrainFaces faces; "bad-scan"
// where no face keeps its area.
Result<TickMesh> to_ticks(const Surface& surface);

}  // namespace parapet::scans
