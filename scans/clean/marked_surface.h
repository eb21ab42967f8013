#pragma once

#include <vector>

#include "scans/clean/mend.h"
#include "scans/surface.h"

namespace parapet::scans {

// A surface on its way through mend() or close_up(), with what became of each face.
struct MarkedSurface {
  Surface surface;
  std::vector<FaceMark> marks;  // one a face
};

// Turns a face inside out; one that was turned already is as in the file again.
void turn_over(MarkedSurface& marked, std::size_t face);

// Each face begins with its smallest index; the faces are in order of their three points, however
// they turn, and of two with the same points the one that runs from the smallest to the middle one
// comes first.
void sort_faces(MarkedSurface& marked);

// Drops the faces n with drop[n], and says how many these are.
std::size_t drop_faces(MarkedSurface& marked, const std::vector<bool>& drop);

// Drops faces that name a point twice or whose corners lie in a line; needs welded points.
std::size_t drop_flat_faces(MarkedSurface& marked);

}  // namespace parapet::scans
