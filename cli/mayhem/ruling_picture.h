#pragma once

#include "cli/told.h"
#include "viewer/shown.h"

namespace parapet::cli {

// A ruling on its board. Errors: "no-picture" for a question whose answer has nothing to draw.
Result<viewer::Shown> shown_ruling(const Told& told);

// The same; where there is nothing to draw the plain board with the verdict.
viewer::Shown shown_on_board(const Told& told);

// The whole board.
viewer::Shown shown_board(const ask::MayhemState& state);

}  // namespace parapet::cli
