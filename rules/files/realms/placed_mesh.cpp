#include "rules/files/realms/placed_mesh.h"

#include <algorithm>
#include <cstdint>
#include <utility>

namespace parapet {
namespace {

// An edge from its lower to its higher point, and which way a triangle goes along it.
struct HalfEdge {
  std::uint64_t edge = 0;
  int way = 0;

  friend auto operator<=>(const HalfEdge&, const HalfEdge&) = default;
};

}  // namespace

Result<std::vector<Triangle>> placed_mesh(const Mesh& mesh, int turn, Point at) {
  std::vector<Point> points = mesh.points;
  for (Point& point : points) {
    for (int n = 0; n < turn; ++n) point = {-point.y, point.x, point.z};
    point = point + (at - Point{});
    if (in_range(point)) continue;
    return Failure(Fault{"out-of-range",
                         {},
                         {},
                         "a mesh that ends beyond 52.4 m",
                         "one within 52.4 m of the origin",
                         {}});
  }
  std::vector<Triangle> triangles;
  triangles.reserve(mesh.faces.size());
  for (const auto& [a, b, c] : mesh.faces) {
    const Triangle triangle{points[a], points[b], points[c]};
    if (!is_degenerate(triangle)) triangles.push_back(triangle);
  }
  return triangles;
}

bool is_closed(const Mesh& mesh) {
  // Points at one place are one point: files often have several there.
  std::vector<Point> places = mesh.points;
  std::sort(places.begin(), places.end());
  places.erase(std::unique(places.begin(), places.end()), places.end());
  std::vector<std::uint64_t> number;
  for (const Point& point : mesh.points) {
    number.push_back(static_cast<std::uint64_t>(
        std::lower_bound(places.begin(), places.end(), point) - places.begin()));
  }
  std::vector<HalfEdge> edges;
  edges.reserve(3 * mesh.faces.size());
  for (const auto& face : mesh.faces) {
    for (std::size_t n = 0; n < 3; ++n) {
      const std::uint64_t from = number[face[n]];
      const std::uint64_t to = number[face[(n + 1) % 3]];
      if (from == to) continue;
      edges.push_back({std::min(from, to) << 32U | std::max(from, to), from < to ? 1 : -1});
    }
  }
  std::sort(edges.begin(), edges.end());
  for (std::size_t n = 0; n < edges.size();) {
    int balance = 0;
    for (const std::uint64_t edge = edges[n].edge; n < edges.size() && edges[n].edge == edge; ++n) {
      balance += edges[n].way;
    }
    if (balance != 0) return false;
  }
  return true;
}

}  // namespace parapet
