#include "scans/clean/condition.h"

#include <algorithm>

#include "scans/clean/borders.h"
#include "scans/clean/half_edges.h"

namespace parapet::scans {

Condition condition_of(const Surface& surface) {
  Condition condition;
  condition.faces = surface.faces.size();
  condition.points = surface.points.size();
  const EdgeGroups edges(surface);
  const std::vector<std::uint32_t> mates = mates_of(surface, edges);
  condition.shells = shells_of(mates).count;
  condition.borders = borders_of(surface, mates).size();
  condition.border_edges =
      static_cast<std::size_t>(std::count(mates.begin(), mates.end(), kNoHalfEdge));
  for (std::size_t n = 0; n < edges.size(); ++n) {
    if (edges[n].size() > 2) ++condition.crowded_edges;
  }
  if (surface.points.empty()) return condition;
  const Vector3 origin = surface.points.front();  // near: far from 0 the sum loses its digits
  for (const auto& [a, b, c] : surface.faces) {
    condition.volume += dot(surface.points[a] - origin,
                            cross(surface.points[b] - origin, surface.points[c] - origin)) /
                        6;
  }
  return condition;
}

}  // namespace parapet::scans
