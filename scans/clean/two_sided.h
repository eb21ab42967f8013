#pragma once

#include <cstddef>

#include "scans/clean/marked_surface.h"

namespace parapet::scans {

struct DoubleFaces {
  std::size_t repeated = 0;   // the same face again
  std::size_t two_sided = 0;  // the same face the other way round, of a sheet without thickness
  std::size_t walls = 0;      // likewise, but between two bodies that touch: these are kept
};

// Drops faces that come twice. Of a face and its reverse one is kept where they are the two sides
// of a sheet, and both where bodies on either side touch in them: around such a wall each end has
// further faces, an even number. Needs sorted faces over welded points; they stay sorted.
DoubleFaces drop_double_faces(MarkedSurface& marked);

}  // namespace parapet::scans
