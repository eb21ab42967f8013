#pragma once

#include <string>
#include <string_view>

#include "geometry/numbers/result.h"
#include "rules/files/json/json_value.h"
#include "rules/options.h"
#include "rules/skybridge/land.h"
#include "rules/skybridge/position.h"
#include "rules/skybridge/span.h"

namespace parapet {

// A board of the bridge game as written in a file (formats.md, network boards).
struct SkybridgeFile {
  std::string name;
  skybridge::Land land;
  skybridge::Position position;
  skybridge::Span span;
  Options options;
};

// Reads `"format": "parapet-board/1"` of `"game": "skybridge"`. `file` is the name used in errors.
// Everything is checked; nothing is half loaded.
//   (1) each error names the file, the JSON pointer, what was found and what was expected
//   (2) the limits are found before anything of that size is made
// Errors: those of parse_json, JsonCursor, read_land, read_players and the like, read_span;
// "wrong-format", "wrong-game".
Result<SkybridgeFile> read_skybridge_file(std::string_view text, std::string_view file);

// The same from a value that was read already.
Result<SkybridgeFile> read_skybridge_file(const JsonValue& board, std::string_view file);

// The same board as a value and as text: read_skybridge_file(write_skybridge_file(b)) is b.
JsonValue skybridge_file_json(const SkybridgeFile& board);
std::string write_skybridge_file(const SkybridgeFile& board);

}  // namespace parapet
