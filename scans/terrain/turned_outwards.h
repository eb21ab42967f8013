#pragma once

#include "scans/surface.h"

namespace parapet::scans {

// Turns each part that hangs together over its edges: where it is closed, so that it holds a
// volume, else so that more of its area, seen from above, faces up than down. Then each face starts
// with its least corner, and faces ascend.
// REQUIRES: in each part neighbours agree on which side faces out.
Surface turned_outwards(Surface surface);

}  // namespace parapet::scans
