#pragma once

#include <string>
#include <string_view>

#include "geometry/numbers/result.h"
#include "scans/read/read_scan.h"

namespace parapet::scans {

bool is_las(std::string_view bytes);

// A LAS cloud of versions 1.0 to 1.4, point formats 0 to 10, not compressed. Coordinates are whole
// numbers times a scale plus an offset, in double precision. Points that the file itself withdraws
// (withheld) or calls noise (classes 7 and 18) are left out, and told. z is up; the unit is known
// where the file names its projection's.
// Errors: "bad-scan", "not-read" for LAZ, "limit".
Result<Scan> read_las(std::string_view bytes, const std::string& path, const ReadLimits& limits);

}  // namespace parapet::scans
