#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>

#include "geometry/numbers/box.h"
#include "geometry/numbers/point.h"
#include "geometry/numbers/result.h"
#include "rules/realms/battlefield.h"
#include "rules/realms/units.h"

namespace parapet::realms {

// A unit in space, in ticks. Fractions of a tick: its top is rounded up, heights of
// eyes and sample points down, and where it stands towards the middle of its plate.
struct Figure {
  Box body = Box::spanning({}, {});  // its plate, or the plan of its own model, by its height
  Point eye;                         // where it looks from: over the middle of the plate, or as
                                     // its model or its pose says
  // The centres of the four quarters, NW NE SW SE, at 1/4 of the height, then at 3/4; its eye.
  std::array<Point, 9> samples;
};

// Where the unit is and what it looks like. A large unit's plate is the rectangle that holds the
// plates of its spaces; a rider stands on its carrier's box; a unit in the air is 200 pegs above
// its space. OPT-K2: all of it stands where the unit does, not at the centre.
// COR-POSE-1: a posed eye is at most 6 pegs, across and up, for each space of the unit's movement
// from where it is at rest.
// Errors: "out-of-range" where it reaches beyond the coordinates, "pose-too-far", "no-such-space"
// where a large unit has not all its spaces, "slanting-facing" for a model of its own that looks
// NE, SE, SW or NW; `place` is the unit's id. REQUIRES: check_carriers() found nothing wrong; unit
// < units.size().
Result<Figure> figure_of(const Battlefield& field, std::span<const Unit> units, std::size_t unit);

// The box of a unit as something in the way: its plate by its height (OPT-K22, COR-LEAP-5).
Result<Box> figure_box(const Battlefield& field, std::span<const Unit> units, std::size_t unit);

}  // namespace parapet::realms
