#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

#include "scans/clean/marked_surface.h"

namespace parapet::scans {

// Closes borders that enclose no area because all their points lie in a line, as where a face
// without area was, or where a long edge meets two short ones: faces at long edges are split at the
// points that lie on these. Needs welded points; gives the number of faces that were split. Borders
// may be left that need another round.
std::size_t close_cracks(MarkedSurface& marked, const std::vector<std::uint32_t>& mates);

}  // namespace parapet::scans
