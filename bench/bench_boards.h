#pragma once

#include "geometry/tiles/board.h"

namespace parapet::bench {

// 24 x 24 spaces with floor everywhere on four Levels, 2304 spaces: of all edges 4 in 100 are
// walls and 1 in 100 openings. The most pairs that such a board can have, few of them between
// Levels clear.
Board full_board();

// 24 x 24 spaces of 16 tiles, each with a walled house of one to three storeys with doors and
// windows on every storey, and a roof.
Board city_board();

}  // namespace parapet::bench
