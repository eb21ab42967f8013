#include "scans/clean/settled_surface.h"

#include <utility>

#include "scans/clean/half_edges.h"
#include "scans/clean/weld.h"

namespace parapet::scans {

SettledSurface settled(MarkedSurface marked) {
  marked.surface = weld(marked.surface);
  if (drop_flat_faces(marked) > 0) marked.surface = weld(marked.surface);
  sort_faces(marked);
  std::vector<std::uint32_t> mates = mates_of(marked.surface, EdgeGroups(marked.surface));
  return {std::move(marked), std::move(mates)};
}

void add_faces(MarkedSurface& marked, const std::vector<Face>& faces, FaceMark mark) {
  marked.surface.faces.insert(marked.surface.faces.end(), faces.begin(), faces.end());
  marked.marks.insert(marked.marks.end(), faces.size(), mark);
}

}  // namespace parapet::scans
