#pragma once

#include <cstddef>

#include "scans/clean/half_edges.h"
#include "scans/clean/marked_surface.h"

namespace parapet::scans {

// Turns faces so that any two on either side of an edge that only they have turn the same way; as
// most of those that hang together so were turned in the file. Gives the number of edges where that
// cannot be, because the surface has one side only (a Moebius strip).
std::size_t turn_neighbours_alike(MarkedSurface& marked, const EdgeGroups& edges);

}  // namespace parapet::scans
