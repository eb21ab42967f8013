#pragma once

#include <string>

#include "cli/open_board.h"
#include "cli/told.h"

namespace parapet::cli {

// Draws a ruling on its board into a PNG file. Errors: "no-picture" for a question whose answer has
// nothing to draw, those of viewer::write_picture.
Result<void> draw_ruling(const OpenBoard& board, const Told& told, const std::string& path);

// Draws the whole board.
Result<void> draw_board(const OpenBoard& board, const std::string& path);

}  // namespace parapet::cli
