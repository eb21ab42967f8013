#pragma once

#include <string>
#include <string_view>

#include "geometry/numbers/result.h"
#include "scans/read/read_scan.h"

namespace parapet::scans {

// A zip archive that holds a model as 3MF does.
bool is_3mf(std::string_view bytes);

// The triangles of what a 3MF file would have printed: every item of its build with its own place,
// z up, in the unit of the file, and so are the places. Supports are left out with a note. Read by
// lib3mf in a process of its own; what it unpacks is measured before.
// Errors: "bad-scan", "not-read" (objects in files of their own that lib3mf 1.8 cannot follow),
// "limit", "reader-failed".
Result<Scan> read_3mf(std::string_view bytes, const std::string& path, const ReadLimits& limits);

}  // namespace parapet::scans
