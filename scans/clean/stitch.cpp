#include "scans/clean/stitch.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <compare>
#include <utility>

#include "scans/clean/bounds.h"
#include "scans/clean/half_edges.h"

namespace parapet::scans {
namespace {

constexpr std::size_t kMostComparisons = 50'000'000;

double size_of(const std::vector<Vector3>& points) {
  Bounds bounds;
  for (const Vector3& p : points) bounds.add(p);
  return length(bounds.size());
}

std::vector<std::uint32_t> border_edges(const std::vector<std::uint32_t>& mates) {
  std::vector<std::uint32_t> edges;
  for (std::uint32_t h = 0; h < mates.size(); ++h) {
    if (mates[h] == kNoHalfEdge) edges.push_back(h);
  }
  return edges;
}

// How far each point of a border may reach: not at all for other points.
std::vector<double> reaches(const Surface& surface, const std::vector<std::uint32_t>& edges) {
  constexpr double kOfWhole = 1e-5;
  constexpr double kOfShortestEdge = 0.25;
  std::vector<double> reach(surface.points.size(), 0);
  const double most = kOfWhole * size_of(surface.points);
  for (const std::uint32_t h : edges)
    reach[start_of(surface, h)] = reach[end_of(surface, h)] = most;
  for (std::uint32_t h = 0; h < 3 * surface.faces.size(); ++h) {
    const std::uint32_t a = start_of(surface, h);
    const std::uint32_t b = end_of(surface, h);
    if (reach[a] == 0 && reach[b] == 0) continue;
    const double most_here = kOfShortestEdge * length(surface.points[b] - surface.points[a]);
    reach[a] = std::min(reach[a], most_here);
    reach[b] = std::min(reach[b], most_here);
  }
  return reach;
}

using Cell = std::array<double, 3>;

Cell cell_of(Vector3 p, double side) {
  return {std::floor(p.x / side), std::floor(p.y / side), std::floor(p.z / side)};
}

// Of each point the first in order that it is within reach of and that is no follower itself; its
// own number if there is none. Nothing at all if there are too many to look at.
std::vector<std::uint32_t> leaders(const Surface& surface, const std::vector<double>& reach) {
  std::vector<std::uint32_t> leader(surface.points.size());
  for (std::uint32_t n = 0; n < leader.size(); ++n) leader[n] = n;
  const double side = *std::max_element(reach.begin(), reach.end());
  if (!(side > 0)) return leader;
  std::vector<std::pair<Cell, std::uint32_t>> cells;
  for (std::uint32_t n = 0; n < reach.size(); ++n) {
    if (reach[n] > 0) cells.push_back({cell_of(surface.points[n], side), n});
  }
  std::sort(cells.begin(), cells.end());
  std::size_t comparisons = 0;
  const auto look = [&](std::uint32_t point, const Cell& from, const Cell& to) {
    // Cells that lie one behind the other along z are neighbours in the order.
    auto at = std::lower_bound(cells.begin(), cells.end(), std::pair(from, std::uint32_t{0}));
    for (; at != cells.end() && at->first <= to; ++at) {
      if (++comparisons > kMostComparisons) return;
      const std::uint32_t other = at->second;
      if (other >= leader[point] || leader[other] != other) continue;
      const double away = length(surface.points[other] - surface.points[point]);
      if (away <= std::min(reach[point], reach[other])) leader[point] = other;
    }
  };
  for (std::uint32_t point = 0; point < reach.size(); ++point) {
    if (reach[point] == 0) continue;
    const Cell cell = cell_of(surface.points[point], side);
    for (const double x : {cell[0] - 1, cell[0], cell[0] + 1}) {
      for (const double y : {cell[1] - 1, cell[1], cell[1] + 1}) {
        look(point, {x, y, cell[2] - 1}, {x, y, cell[2] + 1});
      }
    }
    if (comparisons > kMostComparisons) return {};
  }
  return leader;
}

struct LedEdge {
  std::pair<std::uint32_t, std::uint32_t> leaders;
  std::pair<std::uint32_t, std::uint32_t> ends;

  friend auto operator<=>(const LedEdge&, const LedEdge&) = default;
};

// Of each point the one that it is to become, itself for most: its leader, where that makes one
// edge of two.
std::vector<std::uint32_t> followers(const Surface& surface,
                                     const std::vector<std::uint32_t>& edges,
                                     const std::vector<std::uint32_t>& leader) {
  std::vector<LedEdge> led;
  for (const std::uint32_t h : edges) {
    const std::uint32_t a = start_of(surface, h);
    const std::uint32_t b = end_of(surface, h);
    led.push_back({std::minmax({leader[a], leader[b]}), std::minmax({a, b})});
  }
  std::sort(led.begin(), led.end());
  std::vector<std::uint32_t> becomes(leader.size());
  for (std::uint32_t n = 0; n < becomes.size(); ++n) becomes[n] = n;
  for (std::size_t n = 1; n < led.size(); ++n) {
    if (led[n].leaders != led[n - 1].leaders || led[n].ends == led[n - 1].ends) continue;
    for (const LedEdge& each : {led[n - 1], led[n]}) {
      becomes[each.ends.first] = leader[each.ends.first];
      becomes[each.ends.second] = leader[each.ends.second];
    }
  }
  return becomes;
}

}  // namespace

Stitched stitch_borders(Surface& surface, const std::vector<std::uint32_t>& mates) {
  Stitched stitched;
  const std::vector<std::uint32_t> edges = border_edges(mates);
  if (edges.empty()) return stitched;
  const std::vector<std::uint32_t> leader = leaders(surface, reaches(surface, edges));
  if (leader.empty()) {
    stitched.gave_up = true;
    return stitched;
  }
  const std::vector<std::uint32_t> becomes = followers(surface, edges, leader);
  for (std::uint32_t n = 0; n < becomes.size(); ++n) {
    if (becomes[n] == n) continue;
    ++stitched.points;
    stitched.largest_move =
        std::max(stitched.largest_move, length(surface.points[n] - surface.points[becomes[n]]));
  }
  if (stitched.points == 0) return stitched;
  for (Face& face : surface.faces) {
    for (std::uint32_t& corner : face) corner = becomes[corner];
  }
  return stitched;
}

}  // namespace parapet::scans
