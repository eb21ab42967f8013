#pragma once

#include <string>

#include "geometry/tiles/board.h"

namespace parapet::bench {

struct MovingFigures {
  std::string text;    // part of a line
  bool equal = false;  // all costs of both ways
};

// Reach of a unit among others of both sides, on one thread, under the default rules, with a Jump
// of 1 up and 4 spaces: with 9 MP, and over the whole board. From several spaces, by turns with the
// rival on the same graph written out; the median of the repetitions.
MovingFigures measure_moving(const std::string& name, const Board& board, int repetitions);

}  // namespace parapet::bench
