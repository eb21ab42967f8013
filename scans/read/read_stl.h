#pragma once

#include <string>
#include <string_view>

#include "geometry/numbers/result.h"
#include "scans/read/read_scan.h"

namespace parapet::scans {

// Is it a binary STL by its size, whatever its header says: 80 bytes, a count, 50 bytes a facet?
bool is_binary_stl(std::string_view bytes);

// A text that begins as an ASCII STL does.
bool is_ascii_stl(std::string_view bytes);

// A surface whose corners are not shared: three points of its own a facet, in the order of the
// file. Normals are not used: the order of the corners says which side is out. Taken with a note: a
// wrong count where the size tells the right one, a missing "endsolid" or normal, facets of more
// corners (cut into triangles) or fewer (left out). Errors: "bad-scan", "limit".
Result<Scan> read_stl(std::string_view bytes, const std::string& path, const ReadLimits& limits);

}  // namespace parapet::scans
