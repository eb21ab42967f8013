#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "geometry/numbers/result.h"

namespace parapet::scans {

// The binary form of glTF, and its text.
bool is_glb(std::string_view bytes);
bool is_gltf_text(std::string_view bytes);

// What can be said of a glTF file before its reader sees it.
struct GltfHead {
  bool has_draco = false;
  std::vector<std::string> notes;  // of what will be missing
};

// Looks for what the reader would fail at or get wrong: an old version, a file that was cut off,
// extensions that change where points are. Errors: "bad-scan", "not-read".
Result<GltfHead> read_gltf_head(std::string_view bytes, const std::string& path);

}  // namespace parapet::scans
