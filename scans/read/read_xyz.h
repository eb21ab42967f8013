#pragma once

#include <string>
#include <string_view>

#include "geometry/numbers/result.h"
#include "scans/read/read_scan.h"

namespace parapet::scans {

// A list of points, one a line: XYZ, PTS, CSV, ASC, TXT. Blanks, tabs, commas or semicolons part
// the columns; remarks, a count of points and a header line may stand in front. The first three
// columns are x, y and z unless a header names others; what follows them (colours, normals,
// intensity) is not read. Numbers are kept in double precision.
// Told in notes: decimal commas, points without a place, a last line that is cut off, a count that
// does not hold.
// Errors: "bad-scan", "not-read" for PTX (scans of many stations), "limit".
Result<Scan> read_xyz(std::string_view bytes, const std::string& path, const ReadLimits& limits);

}  // namespace parapet::scans
