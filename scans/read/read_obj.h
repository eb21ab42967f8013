#pragma once

#include <string>
#include <string_view>

#include "geometry/numbers/result.h"
#include "scans/read/read_scan.h"

namespace parapet::scans {

// A text whose first lines are of the kinds that OBJ knows, with a point among them.
bool is_obj(std::string_view bytes);

// A surface, or a cloud where there are no faces: points and faces of all its objects and groups.
// Lines may be continued with a backslash, points counted from the end. Free-form surfaces and
// lines are left out with a note. Materials, normals and places in pictures are not used. Errors:
// "bad-scan", "limit".
Result<Scan> read_obj(std::string_view bytes, const std::string& path, const ReadLimits& limits);

}  // namespace parapet::scans
