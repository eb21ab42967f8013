#pragma once

#include <span>

#include "geometry/numbers/segment.h"
#include "geometry/solids/body.h"

namespace parapet {

// Are the ends of a segment that crosses nothing connected inside an arbitrarily thin tube round
// it, once the closed bodies are taken out of the tube?
//
// The places where a body begins or ends to touch the line cut it into stretches. Along a stretch
// the free part of the tube is that of its cross-section, a few sectors of a disc. Past a place
// between two stretches, what is free is the space there less the cones of its bodies; that tells
// which sectors before it and behind it hang together. An end of the line is connected to every
// sector beside it: what is met only there does not count.
//   (1) swapping the ends, and the order of the bodies, change nothing
//   (2) true wherever can_slide_free() is; for a segment without length they agree
// REQUIRES: open_contact() of each with the segment is touching.
bool connected_in_tube(const Segment& segment, std::span<const Shape* const> touched);

}  // namespace parapet
