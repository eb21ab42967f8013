#pragma once

#include <cstddef>
#include <vector>

#include "scans/surface.h"

namespace parapet::scans {

struct Stitched {
  std::size_t points = 0;   // that became one with another
  double largest_move = 0;  // of any of them
  bool gave_up = false;     // too many points lie too close to each other
};

// Joins points of borders that are almost equal, no further apart than a quarter of the shortest
// edge at either and a hundred-thousandth of the whole, where that makes one edge of two. The
// first in order stays where it is. Needs welded points, and leaves some that no face names any
// more.
Stitched stitch_borders(Surface& surface, const std::vector<std::uint32_t>& mates);

}  // namespace parapet::scans
