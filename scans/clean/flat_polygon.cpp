#include "scans/clean/flat_polygon.h"

#include <CGAL/Constrained_Delaunay_triangulation_2.h>
#include <CGAL/Exact_predicates_inexact_constructions_kernel.h>
#include <CGAL/Triangulation_face_base_with_info_2.h>
#include <CGAL/Triangulation_vertex_base_with_info_2.h>

#include <algorithm>
#include <map>
#include <utility>

namespace parapet::scans {
namespace {

using Kernel = CGAL::Exact_predicates_inexact_constructions_kernel;

struct Winding {
  bool known = false;
  int times = 0;  // that the chains go round, counterclockwise
};

constexpr std::uint32_t kNone = 0xFFFFFFFF;

struct Name {
  std::uint32_t point = kNone;
};

using VertexBase = CGAL::Triangulation_vertex_base_with_info_2<Name, Kernel>;
using FaceBase = CGAL::Constrained_triangulation_face_base_2<
    Kernel, CGAL::Triangulation_face_base_with_info_2<Winding, Kernel>>;
using Triangulation = CGAL::Constrained_Delaunay_triangulation_2<
    Kernel, CGAL::Triangulation_data_structure_2<VertexBase, FaceBase>,
    CGAL::No_constraint_intersection_tag>;
using Edge = std::pair<std::uint32_t, std::uint32_t>;

// How often chains run from the smaller to the larger end of an edge, less those that run back.
std::map<Edge, int> runs_of(const std::vector<std::vector<std::uint32_t>>& chains) {
  std::map<Edge, int> runs;
  for (const auto& chain : chains) {
    for (std::size_t n = 0; n < chain.size(); ++n) {
      const std::uint32_t a = chain[n];
      const std::uint32_t b = chain[(n + 1) % chain.size()];
      if (a != b) runs[std::minmax({a, b})] += a < b ? 1 : -1;
    }
  }
  return runs;
}

// False if two points are at one place, or a chain runs through another or through a point.
bool insert(Triangulation& triangulation, const std::vector<std::array<double, 2>>& points,
            const std::map<Edge, int>& runs) {
  std::vector<Triangulation::Vertex_handle> vertices(points.size());
  Triangulation::Face_handle near;
  const auto vertex = [&](std::uint32_t n) {
    if (vertices[n] == nullptr) {
      vertices[n] = triangulation.insert({points[n][0], points[n][1]}, near);
      near = vertices[n]->face();
      if (vertices[n]->info().point == kNone) vertices[n]->info().point = n;
    }
    return vertices[n];
  };
  for (const auto& [edge, times] : runs) {
    const auto [a, b] = edge;
    if (vertex(a)->info().point != a || vertex(b)->info().point != b) return false;
  }
  try {
    for (const auto& [edge, times] : runs) {
      triangulation.insert_constraint(vertices[edge.first], vertices[edge.second]);
      if (!triangulation.is_edge(vertices[edge.first], vertices[edge.second])) return false;
    }
  } catch (const Triangulation::Intersection_of_constraints_exception&) {
    return false;
  }
  return triangulation.dimension() == 2;
}

// Counts round from outside, where it is 0.
void wind(Triangulation& triangulation, const std::map<Edge, int>& runs) {
  std::vector<Triangulation::Face_handle> waiting{triangulation.infinite_face()};
  waiting.back()->info() = {true, 0};
  while (!waiting.empty()) {
    const Triangulation::Face_handle face = waiting.back();
    waiting.pop_back();
    for (int side = 0; side < 3; ++side) {
      const Triangulation::Face_handle other = face->neighbor(side);
      if (other->info().known) continue;
      int times = face->info().times;
      const auto from = face->vertex(Triangulation::ccw(side));
      const auto to = face->vertex(Triangulation::cw(side));
      if (!triangulation.is_infinite(from) && !triangulation.is_infinite(to)) {
        const std::uint32_t a = from->info().point;
        const std::uint32_t b = to->info().point;
        const auto run = runs.find(std::minmax({a, b}));
        // This face lies to the left of its side from `from` to `to`, the other to the right.
        if (run != runs.end()) times -= a < b ? run->second : -run->second;
      }
      other->info() = {true, times};
      waiting.push_back(other);
    }
  }
}

}  // namespace

std::optional<std::vector<Face>> flat_triangles(
    const std::vector<std::array<double, 2>>& points,
    const std::vector<std::vector<std::uint32_t>>& chains) {
  const std::map<Edge, int> runs = runs_of(chains);
  Triangulation triangulation;
  if (!insert(triangulation, points, runs)) return std::nullopt;
  wind(triangulation, runs);
  std::vector<Face> faces;
  for (auto face = triangulation.finite_faces_begin(); face != triangulation.finite_faces_end();
       ++face) {
    const int times = face->info().times;
    if (times < 0 || times > 1) return std::nullopt;
    if (times == 0) continue;
    Face corners;
    for (int n = 0; n < 3; ++n) {
      corners[static_cast<std::size_t>(n)] = face->vertex(n)->info().point;
    }
    std::rotate(corners.begin(), std::min_element(corners.begin(), corners.end()), corners.end());
    faces.push_back(corners);
  }
  std::sort(faces.begin(), faces.end());
  return faces;
}

}  // namespace parapet::scans
