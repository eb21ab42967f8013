#pragma once

#include <string>
#include <vector>

#include "geometry/tiles/board.h"

namespace parapet {

// One Level of a board, prints merged, as the picture of a plan (plan.h): 2h+1 rows of 2w+1
// characters. An edge that is Opening and Obstacle is written as an Opening.
//   (1) Plan::read accepts it, unless the Level has no floor
//   (2) for a board of one tile, not turned, it is that tile's plan, walls written `-` and `|`
std::vector<std::string> plan_rows(const Board& board, int level);

}  // namespace parapet
