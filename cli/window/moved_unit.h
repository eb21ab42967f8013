#pragma once

#include <string>

#include "cli/open_board.h"

namespace parapet::cli {

// The board with a unit put on another space, a large one with its north-west space, riders with
// what carries them; who rode gets off. Whether it might go there is not asked, but whether it can
// stand there. Errors, with the unit's id as their place: "unknown-id", those of a place's name,
// "taken" where another unit stands, "stands-across-wall", and what a board file may not have:
// "off-board", "no-floor", "off-grid".
Result<OpenBoard> board_with_unit_at(const OpenBoard& board, const std::string& unit,
                                     const std::string& space);

}  // namespace parapet::cli
