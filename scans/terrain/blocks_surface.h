#pragma once

#include <cstddef>

#include "geometry/numbers/result.h"
#include "scans/scan.h"
#include "scans/terrain/made_surface.h"

namespace parapet::scans {

// The squares between solid and empty cubes, two triangles each, facing away from the solid; beyond
// the edge everything is empty. A cube is 1 long.
//   (1) the signed volume is the number of solid cubes, exactly, hollows and all
//   (2) every edge is run through as often one way as the other, where cubes meet in an edge too
//   (3) no two points are equal, and all are whole numbers
// Errors: "bad-scan" where the size is not that of the cubes, or none is solid; "limit" for more
// than `most_faces`.
Result<MadeSurface> blocks_surface(const Blocks& blocks, std::size_t most_faces = 8'000'000);

}  // namespace parapet::scans
