#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include "geometry/numbers/box.h"
#include "geometry/numbers/point.h"
#include "geometry/numbers/result.h"
#include "rules/realms/battlefield.h"
#include "rules/realms/units.h"

namespace parapet::realms {

// A unit in space, in ticks (rules.md 2). Fractions of a tick are dropped: heights are rounded
// down, and where it stands is rounded towards the middle of its plate.
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
// Errors: "out-of-range" where it reaches beyond the coordinates, "pose-too-far" (COR-POSE-1),
// "slanting-facing" for a model of its own that looks NE, SE, SW or NW.
// REQUIRES: check_carriers() found nothing wrong; unit < units.size().
Result<Figure> figure_of(const Battlefield& field, std::span<const Unit> units, std::size_t unit);

// The box of a unit as something in the way: its plate by its height (OPT-K22, COR-LEAP-5).
Result<Box> figure_box(const Battlefield& field, std::span<const Unit> units, std::size_t unit);

// May the figure be posed so? Its eye may go at most 6 pegs for each space of its movement from
// where it is at rest, measured in pegs across and up (COR-POSE-1).
bool pose_in_reach(const Battlefield& field, const Unit& unit);

}  // namespace parapet::realms
