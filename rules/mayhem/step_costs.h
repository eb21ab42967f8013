#pragma once

#include <cstdint>

#include "geometry/tiles/neighbours.h"
#include "geometry/tiles/space_grid.h"
#include "rules/mayhem/crossing.h"

namespace parapet::mayhem {

// crossing_cost of every step of a board, worked out once for searches.
//   (1) at(s, n) == crossing_cost(board, s, s + kNeighbourSteps[n], rules), 0 where that is nothing
//   (2) above the highest Level nothing is printed: 1
class StepCosts {
 public:
  StepCosts(const Board& board, const CrossingRules& rules);

  int at(Space space, int neighbour) const { return (grid_.at(space) >> (2 * neighbour)) & 3; }

 private:
  SpaceGrid<std::uint16_t> grid_;  // two bits a neighbour: 0, 1 or 3
};

}  // namespace parapet::mayhem
