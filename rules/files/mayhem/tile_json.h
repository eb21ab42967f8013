#pragma once

#include "geometry/tiles/tile_map.h"
#include "rules/files/json/json_cursor.h"

namespace parapet {

// One member of the key `tiles` of a tile board (formats.md, tile boards). Errors: see read_tiles.
Result<Tile> read_tile(const JsonCursor& at, std::string_view name);

JsonValue tile_json(const Tile& tile);

}  // namespace parapet
