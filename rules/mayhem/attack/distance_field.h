#pragma once

#include <vector>

#include "geometry/tiles/board.h"
#include "geometry/tiles/space_grid.h"
#include "rules/mayhem/attack/cheapest_ways.h"
#include "rules/mayhem/stand.h"
#include "rules/options.h"

namespace parapet::mayhem {

// How far the spaces of a board are from one piece, by OPT-R1, R2 and R3: what `distance` says,
// for many spaces at once. REQUIRES: the board outlives it.
class DistanceField {
 public:
  // Where no way leads (OPT-R1 `path`): farther than any number.
  static constexpr int kUnreached = CheapestWays::kUnreached;

  DistanceField(const Board& board, const Stand& from, const Options& options);

  int at(Space space) const;

 private:
  // Steps in the plan from the sources of one Level. What stands somewhere covers a rectangle.
  struct Steps {
    Space first;                           // its north-west corner
    Space last;                            // its south-east one
    std::vector<SpaceGrid<int>> by_floor;  // one with `path`, else none
  };

  static int steps_from(const Steps& steps, Space space);

  enum class Levels { ignored, added, largest };  // R2

  bool by_path_ = false;  // R1
  Levels levels_ = Levels::ignored;
  std::vector<Steps> steps_;
};

}  // namespace parapet::mayhem
