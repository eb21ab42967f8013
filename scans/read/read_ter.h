#pragma once

#include <string>
#include <string_view>

#include "geometry/numbers/result.h"
#include "scans/read/read_scan.h"

namespace parapet::scans {

bool is_ter(std::string_view bytes);

// Heights of Terragen (.ter), in metres; its rows run from the south.
// Errors: "bad-scan", "limit".
Result<Scan> read_ter(std::string_view bytes, const std::string& path, const ReadLimits& limits);

}  // namespace parapet::scans
