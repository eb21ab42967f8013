#pragma once

#include <string>
#include <string_view>

#include "geometry/numbers/result.h"
#include "scans/read/read_scan.h"

namespace parapet::scans {

bool is_png(std::string_view bytes);

// Heights as a grey picture, north above, 8 or 16 bits deep; a height is the number of its grey,
// and a pixel is as wide as one grey is high: the unit is unknown. Where the picture is clear there
// is no data. libpng works in a process of its own.
// Told in notes: 256 steps of height at most.
// Errors: "bad-scan" (colours, damage), "limit", "reader-failed".
Result<Scan> read_png(std::string_view bytes, const std::string& path, const ReadLimits& limits);

// The same in this process, where a fault of libpng would end it.
Result<Scan> read_png_here(std::string_view bytes, const std::string& path,
                           const ReadLimits& limits);

}  // namespace parapet::scans
