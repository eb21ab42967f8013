#include "scans/clean/edge_pairing.h"

#include <algorithm>
#include <cmath>
#include <tuple>

#include "scans/clean/half_edges.h"

namespace parapet::scans {
namespace {

struct Spoke {
  double angle = 0;  // counterclockwise about the edge, seen against its direction
  bool opens = false;
  std::uint32_t half_edge = 0;
};

// A direction at right angles to `axis`, chosen by coordinates alone.
Vector3 across(Vector3 axis) {
  const double x = std::abs(axis.x);
  const double y = std::abs(axis.y);
  const double z = std::abs(axis.z);
  if (x <= y && x <= z) return cross(axis, {1, 0, 0});
  return cross(axis, y <= z ? Vector3{0, 1, 0} : Vector3{0, 0, 1});
}

std::vector<Spoke> spokes_of(const Surface& surface, std::span<const std::uint32_t> half_edges) {
  const std::uint32_t a = start_of(surface, half_edges[0]);
  const std::uint32_t b = end_of(surface, half_edges[0]);
  const Vector3 low = surface.points[std::min(a, b)];
  const Vector3 axis = surface.points[std::max(a, b)] - low;
  const Vector3 first = across(axis);
  const Vector3 second = (1 / length(axis)) * cross(axis, first);
  std::vector<Spoke> spokes;
  for (const std::uint32_t h : half_edges) {
    const std::uint32_t tip = end_of(surface, next_in_face(h));
    const Vector3 out = surface.points[tip] - low;
    spokes.push_back({std::atan2(dot(out, second) + 0.0, dot(out, first)),  // no negative zero
                      start_of(surface, h) == std::min(a, b), h});
  }
  // Clockwise. Where two faces lie on each other, a body closes before the next one opens.
  std::sort(spokes.begin(), spokes.end(), [](const Spoke& one, const Spoke& other) {
    return std::tuple(-one.angle, one.opens, one.half_edge) <
           std::tuple(-other.angle, other.opens, other.half_edge);
  });
  return spokes;
}

}  // namespace

void pair_around_edge(const Surface& surface, std::span<const std::uint32_t> half_edges,
                      std::vector<std::uint32_t>& mates) {
  const std::vector<Spoke> spokes = spokes_of(surface, half_edges);
  std::vector<std::uint32_t> open;
  for (const bool again : {false, true}) {  // twice round: a body may lie across the start
    for (const Spoke& spoke : spokes) {
      if (mates[spoke.half_edge] != kNoHalfEdge) continue;
      if (spoke.opens) {
        if (!again) open.push_back(spoke.half_edge);
      } else if (!open.empty()) {
        mates[spoke.half_edge] = open.back();
        mates[open.back()] = spoke.half_edge;
        open.pop_back();
      }
    }
  }
}

}  // namespace parapet::scans
