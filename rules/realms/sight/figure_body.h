#pragma once

#include <cstdint>

#include "geometry/bricks/brick_model.h"
#include "geometry/numbers/box.h"
#include "geometry/numbers/point.h"
#include "geometry/numbers/result.h"

namespace parapet::realms {

// A figure's shape from a model of its own, in ticks: it stands on z = 0 with the middle of its
// bounding box over the origin (rounded to the north-west by at most half a tick), and looks north.
struct FigureBody {
  Box box = Box::spanning({}, {});
  Point eye;  // between its eyes, on the front of its head

  friend bool operator==(const FigureBody&, const FigureBody&) = default;
};

// The body of a figure built of LDraw parts. LDraw's figures look along -z, which is north here.
// The head is the first part whose file is called 3626*: the eye is the middle of its front. A
// model without one has its eye over its middle, a peg below its top. A peg is the
// board's, in ticks, rounded down; a figure lower than a peg has its eye on the ground.
// Errors: "no-figure" for a model without shapes, "limit" for one that reaches beyond the
// coordinates. REQUIRES: 0 <= peg_ticks <= 2^40.
Result<FigureBody> figure_body(const BrickModel& model, std::int64_t peg_ticks);

}  // namespace parapet::realms
