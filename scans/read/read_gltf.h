#pragma once

#include <string>
#include <string_view>

#include "geometry/numbers/result.h"
#include "scans/read/read_scan.h"

namespace parapet::scans {

// The triangles of a glTF scene, binary or text, Draco among them: every mesh where its nodes put
// it, y up, in metres. Read by assimp in a process of its own. A text may keep its numbers in files
// beside it, in its own folder or below. Materials, bones and movements are not used.
// Errors: "bad-scan", "not-read" (meshopt, and other extensions that move points), "limit",
// "reader-failed".
Result<Scan> read_gltf(std::string_view bytes, const std::string& path, const ReadLimits& limits);

}  // namespace parapet::scans
