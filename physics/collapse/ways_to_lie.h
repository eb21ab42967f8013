#pragma once

#include <vector>

#include "physics/collapse/rest.h"
#include "physics/structure/structure.h"
#include "physics/world/settle.h"

namespace parapet::physics {

// A body's pieces on whole ticks, and where its centre of mass is then, rounded.
struct Lie {
  std::vector<RestingPiece> pieces;
  Point centre;
};

// How a body at rest in this pose can be put on whole ticks, the best first:
//   - turned exactly straight and moved to the lattice of studs it was built on, at most half a
//   stud
//     to each side; turned straight alone: where each axis is within a fiftieth of one of the board
//   - made exactly level: where one axis is within a fiftieth of upright
//   - with its corners rounded as it is, always
// What does not lie along the axes becomes the hull of its rounded corners, each of which is drawn
// in by two ticks first, but along an upright axis: pieces that touched do not reach into each
// other then, whichever way their corners are rounded.
std::vector<Lie> ways_to_lie(const Structure& structure, const FallingBody& body, const Pose& pose);

}  // namespace parapet::physics
