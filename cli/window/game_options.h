#pragma once

#include <vector>

#include "rules/files/board_head.h"
#include "rules/options.h"

namespace parapet::cli {

// The options that questions about boards of a game read, as far as they leave a choice; in the
// order of formats.md.
std::vector<OptionIndex> game_options(Game game);

}  // namespace parapet::cli
