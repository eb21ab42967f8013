#include "scans/clean/border_kind.h"

#include <algorithm>
#include <cmath>
#include <utility>

#include "scans/clean/bounds.h"

namespace parapet::scans {
namespace {

// The greatest distance between two points of a border; of a very long one no less than that.
double width_of(const Surface& surface, const Border& border) {
  constexpr std::size_t kMostEdges = 1000;
  Bounds bounds;
  for (const std::uint32_t h : border) bounds.add(surface.points[start_of(surface, h)]);
  if (border.size() > kMostEdges) return length(bounds.size());
  double widest = 0;
  for (std::size_t n = 0; n < border.size(); ++n) {
    const Vector3 p = surface.points[start_of(surface, border[n])];
    for (std::size_t k = 0; k < n; ++k) {
      const Vector3 between = surface.points[start_of(surface, border[k])] - p;
      widest = std::max(widest, dot(between, between));
    }
  }
  return std::sqrt(widest);
}

// Twice the area that the border goes round, with its direction.
Vector3 area_within(const Surface& surface, const Border& border) {
  const Vector3 origin = surface.points[start_of(surface, border.front())];
  Vector3 area;
  for (const std::uint32_t h : border) {
    area = area + cross(surface.points[start_of(surface, h)] - origin,
                        surface.points[end_of(surface, h)] - origin);
  }
  return area;
}

bool looks_up(const Surface& surface, const Border& border) {
  constexpr double kUpright = 0.1;
  const Vector3 area = area_within(surface, border);
  return area.z > kUpright * length(area);
}

struct WideBorder {
  Border border;
  double width = 0;
};

}  // namespace

SortedBorders sort_borders(const Surface& surface, const std::vector<std::uint32_t>& mates,
                           double hole_mm) {
  const Shells shells = shells_of(mates);
  std::vector<Bounds> bounds(shells.count);
  std::vector<std::size_t> faces(shells.count, 0);
  for (std::size_t n = 0; n < surface.faces.size(); ++n) {
    ++faces[shells.of_face[n]];
    for (const std::uint32_t corner : surface.faces[n]) {
      bounds[shells.of_face[n]].add(surface.points[corner]);
    }
  }
  std::vector<std::vector<WideBorder>> by_shell(shells.count);
  for (Border& border : borders_of(surface, mates)) {
    const double width = width_of(surface, border);
    by_shell[shells.of_face[border.front() / 3]].push_back({std::move(border), width});
  }
  SortedBorders sorted;
  for (std::size_t shell = 0; shell < shells.count; ++shell) {
    std::vector<WideBorder>& borders = by_shell[shell];
    if (borders.empty()) continue;
    if (faces[shell] == 1) {
      sorted.loose.push_back(std::move(borders.front().border));
      continue;
    }
    std::stable_sort(borders.begin(), borders.end(),
                     [](const WideBorder& a, const WideBorder& b) { return a.width > b.width; });
    const double most = std::min(hole_mm, length(bounds[shell].size()) / 2);
    const bool has_outer = borders.front().width > most;
    std::vector<Border> outer;
    for (std::size_t n = 0; n < borders.size(); ++n) {
      const bool is_outer = has_outer && (n == 0 || borders[n].width > hole_mm);
      (is_outer ? outer : sorted.holes).push_back(std::move(borders[n].border));
    }
    if (!has_outer) continue;
    const bool is_up = looks_up(surface, outer.front());
    (is_up ? sorted.caps : sorted.upright).push_back(std::move(outer));
  }
  return sorted;
}

}  // namespace parapet::scans
