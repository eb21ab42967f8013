#pragma once

#include <filesystem>
#include <string>
#include <string_view>
#include <vector>

#include "geometry/numbers/result.h"

namespace parapet::test {

// A tile board of 4 x 3 spaces with a part of a second Level (2 x 1, over B2 and C2), and a ramp on
// A3. `extra` is put behind the last key, as `, "units": [...]`.
std::string small_board(std::string_view extra = "");

// The fault of reading the text as a board of game mayhem. REQUIRES: it has one.
Fault board_fault(std::string_view text);

// The same for the small board with these extra keys.
Fault small_board_fault(std::string_view extra);

// `text` with the first `from` in it replaced. REQUIRES: it is there.
std::string replaced(std::string text, std::string_view from, std::string_view to);

std::string read_whole(const std::filesystem::path& path);

// All boards of game mayhem that the tests have, sorted by their path.
std::vector<std::filesystem::path> mayhem_boards();

}  // namespace parapet::test
