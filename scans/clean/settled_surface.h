#pragma once

#include <vector>

#include "scans/clean/marked_surface.h"

namespace parapet::scans {

// A surface between two steps of close_up(): points welded, faces in order, neighbours known.
struct SettledSurface {
  MarkedSurface marked;
  std::vector<std::uint32_t> mates;
};

SettledSurface settled(MarkedSurface marked);

void add_faces(MarkedSurface& marked, const std::vector<Face>& faces, FaceMark mark);

}  // namespace parapet::scans
