#include "scans/clean/part.h"

#include <algorithm>

#include "scans/clean/half_edges.h"

namespace parapet::scans {
namespace {

// Corners, named by the half-edges that start there, joined where they share a side of a face.
class Fans {
 public:
  explicit Fans(const std::vector<std::uint32_t>& mates) : leader_(mates.size()) {
    for (std::uint32_t h = 0; h < leader_.size(); ++h) leader_[h] = h;
    for (std::uint32_t h = 0; h < leader_.size(); ++h) {
      if (mates[h] != kNoHalfEdge) join(h, next_in_face(mates[h]));
    }
  }

  std::uint32_t find(std::uint32_t corner) {
    while (leader_[corner] != corner) corner = leader_[corner] = leader_[leader_[corner]];
    return corner;
  }

 private:
  void join(std::uint32_t one, std::uint32_t other) {
    one = find(one);
    other = find(other);
    leader_[std::max(one, other)] = std::min(one, other);
  }

  std::vector<std::uint32_t> leader_;
};

}  // namespace

std::size_t part(MarkedSurface& marked, const std::vector<std::uint32_t>& mates) {
  Surface& surface = marked.surface;
  Fans fans(mates);
  std::vector<std::uint32_t> copies(surface.points.size(), 0);
  std::vector<std::uint32_t> copy(mates.size(), 0);  // of its point, by the leading corner
  for (std::uint32_t h = 0; h < mates.size(); ++h) {
    if (fans.find(h) == h) copy[h] = copies[start_of(surface, h)]++;
  }
  std::vector<std::uint32_t> first(copies.size(), 0);
  std::vector<Vector3> points;
  for (std::size_t n = 0; n < copies.size(); ++n) {
    first[n] = static_cast<std::uint32_t>(points.size());
    points.insert(points.end(), copies[n], surface.points[n]);
  }
  const std::size_t added = points.size() - surface.points.size();
  for (std::uint32_t h = 0; h < mates.size(); ++h) {
    std::uint32_t& corner = surface.faces[h / 3][h % 3];
    corner = first[corner] + copy[fans.find(h)];
  }
  surface.points = std::move(points);
  sort_faces(marked);
  return added;
}

}  // namespace parapet::scans
