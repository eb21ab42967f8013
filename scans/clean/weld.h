#pragma once

#include "scans/surface.h"

namespace parapet::scans {

// Points that are equal become one, points that no face names go, and the rest is in order of x,
// then y, then z. Faces stay where they are; only their indices change.
//   (1) the order of the points before does not matter
Surface weld(const Surface& surface);

}  // namespace parapet::scans
