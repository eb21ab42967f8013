#pragma once

#include <string>
#include <string_view>

#include "geometry/numbers/result.h"
#include "scans/read/read_scan.h"

namespace parapet::scans {

bool is_ply(std::string_view bytes);

// A surface, or a cloud where there are no faces: as text or binary, of either byte order, faces
// named "vertex_index" or "vertex_indices", or strips of triangles. Normals and colours are not
// used.
// Errors: "bad-scan", "not-read" (Gaussian splats), "limit".
Result<Scan> read_ply(std::string_view bytes, const std::string& path, const ReadLimits& limits);

}  // namespace parapet::scans
