#pragma once

#include <string_view>
#include <vector>

#include "geometry/tiles/board.h"
#include "geometry/tiles/tile_map.h"
#include "rules/files/json_cursor.h"

namespace parapet {

// The keys `tiles` and `layout` of a tile board (formats.md 2).

// Errors: "bad-plan" names the tile, its level, row and column, and shows the row with a caret;
// "limit" for more than 9 levels.
Result<std::vector<Tile>> read_tiles(const JsonCursor& at);

// Error "unknown-tile" names the nearest tile.
Result<std::vector<Placement>> read_layout(const JsonCursor& at, const std::vector<Tile>& tiles);

// Board::assemble, its errors with the file and a JSON pointer. REQUIRES: what it assembles was
// read from that file.
Result<Board> assemble_board(const TileMap& map, std::string_view file,
                             const MergeRules& rules = {});

JsonValue tiles_json(const TileMap& map);
JsonValue layout_json(const TileMap& map);

}  // namespace parapet
