#include "scans/clean/marked_surface.h"

#include <algorithm>
#include <tuple>
#include <utility>

#include "scans/clean/zero_area.h"

namespace parapet::scans {
namespace {

struct SortedFace {
  std::uint32_t smallest;
  std::uint32_t middle;
  std::uint32_t largest;
  bool runs_down;  // from the smallest to the largest
  FaceMark mark;

  friend bool operator<(const SortedFace& a, const SortedFace& b) noexcept {
    return std::tie(a.smallest, a.middle, a.largest, a.runs_down, a.mark) <
           std::tie(b.smallest, b.middle, b.largest, b.runs_down, b.mark);
  }
};

SortedFace sorted(Face face, FaceMark mark) {
  std::rotate(face.begin(), std::min_element(face.begin(), face.end()), face.end());
  return {face[0], std::min(face[1], face[2]), std::max(face[1], face[2]), face[1] > face[2], mark};
}

}  // namespace

void turn_over(MarkedSurface& marked, std::size_t face) {
  std::swap(marked.surface.faces[face][1], marked.surface.faces[face][2]);
  FaceMark& mark = marked.marks[face];
  if (mark == FaceMark::kept) {
    mark = FaceMark::flipped;
  } else if (mark == FaceMark::flipped) {
    mark = FaceMark::kept;
  }
}

void sort_faces(MarkedSurface& marked) {
  std::vector<SortedFace> order;
  order.reserve(marked.marks.size());
  for (std::size_t n = 0; n < marked.marks.size(); ++n) {
    order.push_back(sorted(marked.surface.faces[n], marked.marks[n]));
  }
  std::sort(order.begin(), order.end());
  for (std::size_t n = 0; n < order.size(); ++n) {
    const SortedFace& face = order[n];
    marked.surface.faces[n] = face.runs_down ? Face{face.smallest, face.largest, face.middle}
                                             : Face{face.smallest, face.middle, face.largest};
    marked.marks[n] = face.mark;
  }
}

std::size_t drop_faces(MarkedSurface& marked, const std::vector<bool>& drop) {
  std::size_t left = 0;
  for (std::size_t n = 0; n < drop.size(); ++n) {
    if (drop[n]) continue;
    marked.surface.faces[left] = marked.surface.faces[n];
    marked.marks[left] = marked.marks[n];
    ++left;
  }
  marked.surface.faces.resize(left);
  marked.marks.resize(left);
  return drop.size() - left;
}

std::size_t drop_flat_faces(MarkedSurface& marked) {
  const std::vector<Vector3>& points = marked.surface.points;
  std::vector<bool> drop;
  drop.reserve(marked.surface.faces.size());
  for (const auto& [a, b, c] : marked.surface.faces) {
    drop.push_back(a == b || b == c || c == a || in_a_line(points[a], points[b], points[c]));
  }
  return drop_faces(marked, drop);
}

}  // namespace parapet::scans
