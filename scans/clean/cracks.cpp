#include "scans/clean/cracks.h"

#include <algorithm>

#include "scans/clean/borders.h"
#include "scans/clean/half_edges.h"
#include "scans/clean/zero_area.h"

namespace parapet::scans {
namespace {

// The points of a border in order along the line that they lie in: welded points are in order of
// their coordinates, and so in order along any line. Empty if they do not lie in one.
std::vector<std::uint32_t> points_in_line(const Surface& surface, const Border& border) {
  std::vector<std::uint32_t> points;
  for (const std::uint32_t h : border) points.push_back(start_of(surface, h));
  std::sort(points.begin(), points.end());
  for (const std::uint32_t point : points) {
    if (!in_a_line(surface.points[points.front()], surface.points[points.back()],
                   surface.points[point])) {
      return {};
    }
  }
  return points;
}

// The triangles from the pieces of a half-edge to the far corner of its face.
std::vector<Face> split(const Surface& surface, std::uint32_t half_edge,
                        std::vector<std::uint32_t> between) {
  const std::uint32_t start = start_of(surface, half_edge);
  const std::uint32_t end = end_of(surface, half_edge);
  const std::uint32_t tip = end_of(surface, next_in_face(half_edge));
  if (start > end) std::reverse(between.begin(), between.end());
  between.push_back(end);
  std::vector<Face> pieces;
  std::uint32_t last = start;
  for (const std::uint32_t point : between) {
    pieces.push_back({last, point, tip});
    last = point;
  }
  return pieces;
}

}  // namespace

std::size_t close_cracks(MarkedSurface& marked, const std::vector<std::uint32_t>& mates) {
  Surface& surface = marked.surface;
  std::vector<bool> is_split(surface.faces.size());
  std::vector<Face> pieces;
  std::vector<FaceMark> marks;
  for (const Border& border : borders_of(surface, mates)) {
    const std::vector<std::uint32_t> points = points_in_line(surface, border);
    if (points.size() < 3) continue;
    for (const std::uint32_t h : border) {
      const auto [low, high] = std::minmax({start_of(surface, h), end_of(surface, h)});
      const auto from = std::upper_bound(points.begin(), points.end(), low);
      const auto to = std::lower_bound(points.begin(), points.end(), high);
      if (from >= to || is_split[h / 3]) continue;
      is_split[h / 3] = true;
      const std::vector<Face> parts = split(surface, h, {from, to});
      pieces.insert(pieces.end(), parts.begin(), parts.end());
      marks.insert(marks.end(), parts.size(), marked.marks[h / 3]);
    }
  }
  const std::size_t count = drop_faces(marked, is_split);
  surface.faces.insert(surface.faces.end(), pieces.begin(), pieces.end());
  marked.marks.insert(marked.marks.end(), marks.begin(), marks.end());
  return count;
}

}  // namespace parapet::scans
