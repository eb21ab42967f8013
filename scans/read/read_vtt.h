#pragma once

#include <string>
#include <string_view>

#include "geometry/numbers/result.h"
#include "scans/read/read_scan.h"

namespace parapet::scans {

// Is it JSON that opens like a map of Universal VTT?
bool is_vtt(std::string_view bytes);

// A map of Universal VTT (.uvtt, .dd2vtt, .df2vtt): walls that block sight, those of objects
// likewise, and portals (doors, windows), in squares from the map's north-west corner. The picture,
// lights and the rest are not read. A file of several levels gives its first, and says so.
// Errors: "bad-scan" with the JSON pointer or the byte, "limit".
Result<Scan> read_vtt(std::string_view bytes, const std::string& path, const ReadLimits& limits);

}  // namespace parapet::scans
