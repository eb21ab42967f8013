#pragma once

#include <string>

#include "geometry/tiles/board.h"

namespace parapet::bench {

struct TableFigures {
  std::string text;    // part of a line
  bool equal = false;  // all answers of all ways
};

// All ordered pairs of the board on one thread, under the default rules: pair by pair, as a table,
// and those of one Level by the rival; by turns, the median of the repetitions.
TableFigures measure_table(const std::string& name, const Board& board, int repetitions);

}  // namespace parapet::bench
