#pragma once

#include <string>
#include <string_view>

#include "geometry/numbers/result.h"
#include "scans/read/read_scan.h"

namespace parapet::scans {

// A text that begins as OFF does, with or without colours, normals and places in a picture.
bool is_off(std::string_view bytes);

// A surface, or a cloud where there are no faces. What a line holds behind coordinates and corners
// (colours, normals) is not used.
// Errors: "bad-scan", "not-read" (binary, or of more than three dimensions), "limit".
Result<Scan> read_off(std::string_view bytes, const std::string& path, const ReadLimits& limits);

}  // namespace parapet::scans
