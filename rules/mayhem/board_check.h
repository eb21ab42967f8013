#pragma once

#include <string>
#include <vector>

#include "geometry/tiles/board.h"
#include "rules/mayhem/pieces.h"

namespace parapet::mayhem {

// Something about a board that loads but looks wrong.
struct BoardWarning {
  std::string code;  // stable
  std::string text;
};

// Codes, in this order:
//   gap-in-map           a space of the rectangle without a tile (AOM-GEN-2)
//   stairs-lead-nowhere  stairs with none over or under them (AOM-MOV-5)
//   shared-space         two units on one space (AOM-MOV-6), once for each unit that comes second
//   stands-across-wall   a piece of several spaces with a Wall or Opening between two of them
// Of each code the first twenty, and then how many more there are: `more-of-this`.
std::vector<BoardWarning> check_board(const Board& board, const Pieces& pieces);

}  // namespace parapet::mayhem
