#pragma once

#include "geometry/bricks/brick_model.h"
#include "geometry/numbers/point.h"
#include "geometry/numbers/result.h"

namespace parapet {

// The model turned about its own origin by quarter turns, clockwise seen from above (as the
// "turn" of a board's terrain, which counts them), then moved so that its origin lands on `at`.
//   (1) x east becomes y south with one turn
//   (2) four turns are none
// Fault: "part-out-of-range", if a part would lie beyond +-kMaxCoordinate.
Result<BrickModel> placed_model(BrickModel model, int quarter_turns, Point at);

}  // namespace parapet
