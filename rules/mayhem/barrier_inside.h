#pragma once

#include "geometry/tiles/board.h"
#include "rules/mayhem/footprint.h"

namespace parapet::mayhem {

// A Wall or an Opening, obstructed or not.
bool is_barrier(EdgePrint print);

// Whether a Wall or an Opening lies between two spaces of the rectangle that has these corner
// spaces, on the Level of the first. What covers several spaces cannot stand over one, nor be swept
// over one (OPT-G2).
bool holds_a_barrier(const Board& board, Space north_west, Space south_east);
bool holds_a_barrier(const Board& board, const Footprint& footprint);

}  // namespace parapet::mayhem
