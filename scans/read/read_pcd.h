#pragma once

#include <string>
#include <string_view>

#include "geometry/numbers/result.h"
#include "scans/read/read_scan.h"

namespace parapet::scans {

bool is_pcd(std::string_view bytes);

// A cloud of the Point Cloud Library (PCD), ascii, binary or binary_compressed; fields beside x, y
// and z are not read. Pixels of an organised cloud that saw nothing are left out, and told.
// Errors: "bad-scan" with line or byte, "limit".
Result<Scan> read_pcd(std::string_view bytes, const std::string& path, const ReadLimits& limits);

}  // namespace parapet::scans
