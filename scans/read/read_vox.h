#pragma once

#include <string>
#include <string_view>

#include "geometry/numbers/result.h"
#include "scans/read/read_scan.h"

namespace parapet::scans {

bool is_vox(std::string_view bytes);

// A MagicaVoxel scene (.vox), all its models where they stand, turned as they stand; every voxel is
// a solid cube, whatever its material. Hidden models are left out, and told; of an animation the
// first frame is taken, and that is told.
// Errors: "bad-scan", "limit".
Result<Scan> read_vox(std::string_view bytes, const std::string& path, const ReadLimits& limits);

// The most cubes, solid or empty, that a scene may take.
inline constexpr std::size_t kMostCubes = std::size_t{1} << 27;

}  // namespace parapet::scans
