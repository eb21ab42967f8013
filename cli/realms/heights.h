#pragma once

#include <string>

#include "cli/open_board.h"
#include "cli/verbs.h"

namespace parapet::cli {

// `elevation` of no place: the heights of all spaces of a brick board.

bool asks_all_heights(const JsonValue& question);

ExitStatus run_heights(const OpenBoard& board, const QuestionRequest& request);

// A table of a board's grid, north up, with the height of each space in pegs; below it a line for
// each space that is not the highest of its place, or of no grid.
std::string heights_table(const ask::RealmsState& state);

}  // namespace parapet::cli
