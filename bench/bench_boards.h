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

// 48 x 48 spaces of 64 tiles with floor all over one to four Levels: of all edges 4 in 100 are
// walls and 10 Obstacles, of the dots 10 Obstacles; 20 in 100 spaces have stairs.
Board blocks_board();

// 48 x 48 spaces of 64 tiles as in city_board(), with stairs from the ground to the roof.
Board large_city_board();

}  // namespace parapet::bench
