#pragma once

#include <cstddef>
#include <string>

#include "cli/open_board.h"

namespace parapet::cli {

// What `show` and `check` say of a brick board. REQUIRES: it is one.

// "412 pieces, 96 spaces; a peg is 8 mm across and 4 mm up"
std::string brick_board_summary(const OpenBoard& board);

// On standard output: heights as a plan, units, links, models.
void show_brick_board(const OpenBoard& board);

// On standard output, a line each. Returns how many there are.
std::size_t print_brick_warnings(const OpenBoard& board);

}  // namespace parapet::cli
