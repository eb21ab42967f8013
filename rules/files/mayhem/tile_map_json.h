#pragma once

#include <cstddef>
#include <string_view>
#include <vector>

#include "geometry/tiles/board.h"
#include "geometry/tiles/tile_map.h"
#include "rules/files/json/json_cursor.h"

namespace parapet {

// The keys `tiles` and `layout` of a tile board (formats.md, tile boards).

// Errors: "bad-plan" names the tile, its level, row and column, and shows the row with a caret;
// "limit" for more than 9 levels.
Result<std::vector<Tile>> read_tiles(const JsonCursor& at);

// Error "unknown-tile" names the nearest tile.
Result<std::vector<Placement>> read_layout(const JsonCursor& at, const std::vector<Tile>& tiles);

// The layout of a map that is being built: tiles may lie west and north of [0, 0] too, down to
// -256.
Result<std::vector<Placement>> read_loose_layout(const JsonCursor& at,
                                                 const std::vector<Tile>& tiles);

// A list of tiles by their names, as indexes.
Result<std::vector<std::size_t>> read_tile_names(const JsonCursor& at,
                                                 const std::vector<Tile>& tiles, std::size_t most);

// Board::assemble, its errors with the file and a JSON pointer. REQUIRES: what it assembles was
// read from that file.
Result<Board> assemble_board(const TileMap& map, std::string_view file,
                             const MergeRules& rules = {});

JsonValue tiles_json(const TileMap& map);
JsonValue layout_json(const TileMap& map);

}  // namespace parapet
