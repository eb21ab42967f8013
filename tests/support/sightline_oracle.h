#pragma once

#include <vector>

#include "geometry/numbers/segment.h"
#include "geometry/solids/body.h"
#include "rules/prove/bricks/held_apart.h"

namespace parapet::testing {

using prove::HeldApart;
using prove::outline;

// The verdicts by brute force, for bodies and segments with coordinates from 0 to 4.
struct PlainVerdicts {
  bool open = false;
  bool closed = false;
  bool hair = false;
  bool grazes = false;  // touches something and crosses nothing
};

// Hair: all shifts of up to 8 / 65,536 along each axis are tried.
PlainVerdicts plain_verdicts(const std::vector<Body>& bodies, const Segment& segment);

// The tube rule on a fine raster: the small cubes near the line that lie in no box hang together
// by their faces. For boxes that are not flat, and different ends, with coordinates from 0 to 4.
bool plain_tube(const std::vector<Body>& boxes, const Segment& segment);

}  // namespace parapet::testing
