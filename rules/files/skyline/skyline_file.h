#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "geometry/numbers/result.h"
#include "rules/files/json/json_value.h"
#include "rules/options.h"
#include "rules/skyline/network.h"

namespace parapet {

// A network board of game skyline as written in a file (formats.md, network boards).
struct SkylineFile {
  skyline::Network network;
  std::vector<skyline::Unit> units;
  Options options;
  // The key `terrain` as it was written, null without one: it is read where rails are measured
  // against it, and changes no ride.
  JsonValue terrain;

  friend bool operator==(const SkylineFile&, const SkylineFile&) = default;
};

// Reads `"format": "parapet-board/1"` of `"game": "skyline"`. `file` is the name used in errors.
// Everything is checked but what stands under `terrain`; nothing is half loaded.
//   (1) each error names the file, the JSON pointer, what was found and what was expected
//   (2) the limits (rules/files/skyline/limits.h) are found before anything of that size is made
// Errors: those of parse_json, JsonCursor and read_network; "wrong-format", "wrong-game".
Result<SkylineFile> read_skyline_file(std::string_view text, std::string_view file);

// The same from a value that was read already.
Result<SkylineFile> read_skyline_file(const JsonValue& board, std::string_view file);

// The same board as a value: reading it gives the same file.
JsonValue skyline_file_json(const SkylineFile& board);

// What a ride looks at, as text that is the same for the same board: for digests. The terrain, the
// name and the options are not in it.
std::string network_text(const skyline::Network& network);

}  // namespace parapet
