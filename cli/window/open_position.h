#pragma once

#include <memory>

#include "cli/open_board.h"
#include "viewer/window/position.h"

namespace parapet::cli {

// A board that has been opened, as a window asks about it. Questions that it hands out can be asked
// again of the board as it was opened: options and units that are others by now are in them. What
// is large is shared by all positions that come from one another.
std::shared_ptr<const viewer::Position> open_position(OpenBoard board);

}  // namespace parapet::cli
