#pragma once

#include <string>

#include "cli/open_board.h"

namespace parapet::cli {

// Draws a ruling on its board into a PNG file. Errors: "no-picture" for a question that is not
// about sight or an attack, those of viewer::write_picture.
Result<void> draw_ruling(const OpenBoard& board, const JsonValue& question, const ask::Ruled& ruled,
                         const std::string& path);

// Draws the whole board.
Result<void> draw_board(const OpenBoard& board, const std::string& path);

}  // namespace parapet::cli
