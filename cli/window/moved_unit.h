#pragma once

#include <string>

#include "cli/open_board.h"

namespace parapet::cli {

// The board with a unit put on another space, a large one with its north-west space, riders with
// what carries them; who rode gets off. On tile boards also vehicles, with their back, devices and
// objects. Whether it might go there is not asked, but whether it can stand there. Errors, with the
// unit's id as their place: "unknown-id", those of a place's name, "taken" where another one is,
// "stands-across-wall", and what a board file may not have: "off-board", "no-floor", "off-grid".
Result<OpenBoard> board_with_unit_at(const OpenBoard& board, const std::string& unit,
                                     const std::string& space);

// Its parts: for boards of tiles, and of bricks.
Result<OpenBoard> tile_board_with(const OpenBoard& board, const std::string& id,
                                  const std::string& space);
Result<OpenBoard> brick_board_with(const OpenBoard& board, const std::string& id,
                                   const std::string& space);

// Faults of these. Of what was read they are told of the unit, and not of a list nobody wrote.
Failure cannot_stand(const std::string& unit, std::string code, std::string found,
                     std::string expected);
Failure told_of(const std::string& unit, Fault fault);

}  // namespace parapet::cli
