#pragma once

#include "scans/clean/marked_surface.h"

namespace parapet::scans {

// Gives every fan of faces round a point a point of its own: what only touches there is parted. The
// copies lie one behind the other, in order of the first face of their fans; faces are sorted
// again. Needs welded points and sorted faces; gives the number of points added.
std::size_t part(MarkedSurface& marked, const std::vector<std::uint32_t>& mates);

}  // namespace parapet::scans
