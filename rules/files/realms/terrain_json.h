#pragma once

#include <vector>

#include "rules/files/json/json_cursor.h"
#include "rules/files/realms/realms_file.h"

namespace parapet {

// The key `terrain` of a brick board: its entries as they are written, models not opened.
//   (1) read_terrain(terrain_json(t)) == t
// Errors, beside those of JsonCursor and read_length: "limit".
Result<std::vector<TerrainEntry>> read_terrain(const JsonCursor& at);

JsonValue terrain_json(const std::vector<TerrainEntry>& terrain);

}  // namespace parapet
