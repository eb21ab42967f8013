#pragma once

#include "geometry/tiles/board.h"

namespace parapet::bench {

// A second way to answer whether two spaces of one Level see each other under the default rules,
// written from rules-mayhem.md alone and sharing no code with the engine but the board: the sectors
// round every lattice point of a line are united where no barrier parts them.
// Requires from.level == to.level.
bool sees_by_union_find(const Board& board, Space from, Space to);

}  // namespace parapet::bench
