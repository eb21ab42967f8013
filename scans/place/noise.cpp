#include "scans/place/noise.h"

#include <algorithm>
#include <cmath>

#include "scans/place/cell_grid.h"
#include "scans/place/cloud_facets.h"
#include "scans/place/point_hash.h"

namespace parapet::scans {

namespace {

constexpr std::size_t kPatches = 2'500;
constexpr std::size_t kPointsEach = 20;
constexpr std::size_t kLeastPoints = 9;
constexpr std::size_t kLeastPatches = 20;

}  // namespace

std::optional<double> noise_of(std::vector<Vector3> points, double area) {
  if (points.size() < kLeastPatches * kLeastPoints || !(area > 0)) return std::nullopt;
  const double side =
      std::sqrt(area / static_cast<double>(points.size()) * static_cast<double>(kPointsEach));
  // Of many patches some, drawn by where they lie.
  const double share =
      static_cast<double>(kPatches * kPointsEach) / static_cast<double>(points.size());
  if (share < 1) {
    std::erase_if(points, [&](Vector3 p) {
      const Vector3 cell{std::floor(p.x / side), std::floor(p.y / side), std::floor(p.z / side)};
      return fraction_of(hash_of({cell}, 1)) >= share;
    });
  }
  const CellGrid grid(std::move(points), side);
  std::vector<double> patches;
  for (const auto& [from, to] : grid.cells()) {
    if (to - from < kLeastPoints) continue;
    const NearPlane plane = near_plane(&grid.points()[from], to - from);
    if (plane.width < 0.12 * side || plane.thickness > 0.35 * plane.width) continue;
    patches.push_back(plane.thickness);
  }
  if (patches.size() < kLeastPatches) return std::nullopt;
  const auto middle = patches.begin() + static_cast<std::ptrdiff_t>(patches.size() / 2);
  std::nth_element(patches.begin(), middle, patches.end());
  return *middle < 1e-9 ? 0 : *middle;
}

}  // namespace parapet::scans
