#pragma once

#include <cstdint>

#include "geometry/tiles/neighbours.h"
#include "geometry/tiles/space_grid.h"
#include "rules/mayhem/moving/crossing.h"

namespace parapet::mayhem {

// crossing_cost of every step of a board and the surface under every place, worked out once for
// searches.
//   (1) at(s, n) == crossing_cost(board, s, s + kNeighbourSteps[n], rules), 0 where that is nothing
//   (2) above the highest Level nothing is printed: 1
//   (3) surface(s) is the Level of surface_under(board, s), 0 where that is nothing; requires at
//       most one Level more than the board has
class StepCosts {
 public:
  StepCosts(const Board& board, const CrossingRules& rules);

  int at(Space space, int neighbour) const { return (grid_.at(space) >> (2 * neighbour)) & 3; }

  int surface(Space space) const { return surfaces_.at(space); }
  bool has_floor(Space space) const { return surface(space) == space.level; }

 private:
  SpaceGrid<std::uint16_t> grid_;     // two bits a neighbour: 0, 1 or 3
  SpaceGrid<std::uint8_t> surfaces_;  // Levels, one more than the board's too
};

}  // namespace parapet::mayhem
