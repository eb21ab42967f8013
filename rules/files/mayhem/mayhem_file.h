#pragma once

#include <string>
#include <string_view>

#include "geometry/numbers/ratio.h"
#include "geometry/numbers/result.h"
#include "geometry/tiles/tile_map.h"
#include "rules/files/json/json_value.h"
#include "rules/mayhem/pieces.h"
#include "rules/options.h"

namespace parapet {

// Physical size in millimetres, for pictures and physics only (formats.md). Whole ticks.
struct BoardScale {
  Ratio space_mm = Ratio::of(127, 5);  // one inch
  Ratio storey_mm = Ratio::of(254, 5);
  Ratio plate_mm = Ratio(2);

  friend bool operator==(const BoardScale&, const BoardScale&) = default;
};

// A tile board as written in a file (formats.md, tile boards).
struct MayhemFile {
  std::string name;
  TileMap map;
  mayhem::Pieces pieces;
  Options options;
  BoardScale scale;

  friend bool operator==(const MayhemFile&, const MayhemFile&) = default;
};

// Reads `"format": "parapet-board/1"` of `"game": "mayhem"`. `file` is the name used in errors.
// Everything is checked, also that the map can be assembled; nothing is half loaded.
//   (1) each error names the file, the JSON pointer (of text that is no JSON: line and column),
//       what was found and what was expected; of a plan also tile, level, row and column
//   (2) the limits (256 x 256 spaces, 9 Levels, 10,000 units, the size of the file) are found
//       before anything of that size is made
//   (3) the ids of units, vehicles, devices and objects are all different, none reads as a place
//   (4) every piece stands on floor
// Errors: those of parse_json, JsonCursor, read_tiles, read_layout, read_units and the like, and of
// Board::assemble; "wrong-format", "wrong-game".
Result<MayhemFile> read_mayhem_file(std::string_view text, std::string_view file);

// The same from a value that was read already.
Result<MayhemFile> read_mayhem_file(const JsonValue& board, std::string_view file);

// The same board as text: read_mayhem_file(write_mayhem_file(b)) is b, and
// write_mayhem_file(read_mayhem_file(write_mayhem_file(b))) is the same text.
std::string write_mayhem_file(const MayhemFile& board);

// The same as a value, for the key `after` of an answer.
JsonValue mayhem_file_json(const MayhemFile& board);

}  // namespace parapet
