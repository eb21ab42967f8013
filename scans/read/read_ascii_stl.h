#pragma once

#include <string>
#include <string_view>

#include "geometry/numbers/result.h"
#include "scans/read/read_scan.h"

namespace parapet::scans {

// The text of read_stl (read_stl.h): words in any layout, capitals or not.
Result<Scan> read_ascii_stl(std::string_view bytes, const std::string& path,
                            const ReadLimits& limits);

}  // namespace parapet::scans
