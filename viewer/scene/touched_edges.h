#pragma once

#include <vector>

#include "viewer/brick_picture.h"

namespace parapet::viewer {

struct TouchedEdge {
  BrickPoint from;
  BrickPoint to;
};

// The edges of pieces that glow on which a deciding point of the overlay lies, within half a tick:
// what a line touches there.
std::vector<TouchedEdge> touched_edges(const BrickPicture& picture);

}  // namespace parapet::viewer
