#pragma once

#include <cstddef>
#include <set>
#include <string>
#include <vector>

#include "geometry/tiles/board.h"
#include "rules/mayhem/collapse/falling_bodies.h"
#include "rules/mayhem/pieces.h"

namespace parapet::mayhem {

// Floor of plates that are not where they were.
struct MovedFloor {
  std::set<Space> moved;   // of plates taken away or fallen
  std::set<Space> fallen;  // of those that came down
};

// What plates that really come down do to a unit, vehicle or device. This is not the rule of a
// collapse (AOM-COL).
struct PlateFall {
  FallingBody body;
  bool is_hit = false;  // something came down on it; else it lost its floor
  int levels = 0;       // that it falls, or that what hits it falls
  Space to;             // where its north-west space is then
  std::string dice;     // of a forced fall (AOM-FALL-2), or of what lands on it (AOM-COL-6)
};

// First those of which all the floor moved, down to the highest Level below where all of it is
// left; then those that are under a plate that fell, with no floor left in between. Each in the
// order of units, vehicles, devices.
std::vector<PlateFall> plate_falls(const Board& board, const Pieces& pieces,
                                   const MovedFloor& floor);

}  // namespace parapet::mayhem
