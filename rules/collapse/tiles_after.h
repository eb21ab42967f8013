#pragma once

#include <vector>

#include "geometry/tiles/board.h"
#include "physics/collapse/collapse.h"
#include "rules/collapse/tile_structure.h"
#include "rules/mayhem/collapse/board_state.h"
#include "rules/mayhem/collapse/plate_falls.h"

namespace parapet::collapse {

// The floor that was taken away or fell.
mayhem::MovedFloor moved_floor(const TileStructure& tiles, const physics::Collapse& collapse);

// The map and the pieces after plates really came down: their floor is gone from their tiles, what
// stood there stands where it landed, markers on the highest floor that is left below them. Plates
// and posts that lie about are no floor: a file of tiles cannot say how they lie. Posts that are
// gone from under a plate that still stands cannot be said either.
mayhem::BoardState tiles_after(const mayhem::BoardState& before, const mayhem::MovedFloor& floor,
                               const std::vector<mayhem::PlateFall>& falls);

}  // namespace parapet::collapse
