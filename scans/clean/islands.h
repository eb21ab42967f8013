#pragma once

#include <cstddef>
#include <vector>

#include "scans/clean/half_edges.h"
#include "scans/surface.h"

namespace parapet::scans {

struct Islands {
  std::vector<bool> faces;  // whether the face lies on one
  std::size_t count = 0;
  double volume = 0;  // of all of them
};

// Shells below a volume, and below a length along each axis. The volume of an open one is that
// above its lowest point.
Islands islands_of(const Surface& surface, const Shells& shells, double most_volume,
                   double most_length);

// How far the points of the one are at most from those of the other; 0 if either has none.
double largest_distance(const Surface& from, const Surface& to);

}  // namespace parapet::scans
