#include "scans/place/noise.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <numbers>
#include <utility>

#include "scans/place/cell_grid.h"
#include "scans/place/cloud_facets.h"
#include "scans/place/point_hash.h"

namespace parapet::scans {

namespace {

constexpr double kPatches = 300;
constexpr std::size_t kLeastPoints =
    1'000;  // drawn models have points at corners, which tell nothing
constexpr std::size_t kLeastPatches = 20;
constexpr double kLeastFlat = 0.2;   // of the patches
constexpr double kMostNoise = 0.01;  // of the scan's size
constexpr double kThickest = 0.2;    // of its width, that a patch may be

// Points of a patch; and which part of the deviation three in twenty patches stay below, by the
// chi-square distribution. Patches that lie across an edge are among the others.
struct PatchSize {
  std::size_t points;
  double part;
};
constexpr std::array<PatchSize, 3> kSizes = {{{9, 0.666}, {25, 0.826}, {64, 0.900}}};
constexpr double kQuantile = 0.15;

}  // namespace

std::optional<double> noise_of(std::vector<Vector3> points, double area) {
  if (points.size() < kLeastPoints || !(area > 0)) return std::nullopt;
  const double spacing = std::sqrt(area / static_cast<double>(points.size()));
  const double share = kPatches / static_cast<double>(points.size());
  std::optional<double> noise;
  double most_flat = 0;
  for (const auto& [count, part] : kSizes) {
    const double reach = 1.2 * spacing * std::sqrt(static_cast<double>(count) / std::numbers::pi);
    const CellGrid grid(points, reach);
    std::size_t tried = 0;
    std::vector<double> patches;
    std::vector<std::pair<double, std::size_t>> near;
    std::vector<Vector3> around;
    for (const Vector3 p : grid.points()) {
      if (share < 1 && fraction_of(hash_of({p}, 1)) >= share) continue;
      near.clear();
      grid.around(p, near);
      if (near.size() < count) continue;
      ++tried;
      std::nth_element(near.begin(), near.begin() + static_cast<std::ptrdiff_t>(count - 1),
                       near.end());
      std::sort(near.begin(), near.begin() + static_cast<std::ptrdiff_t>(count));
      around.clear();
      for (std::size_t i = 0; i < count; ++i) around.push_back(grid.points()[near[i].second]);
      const NearPlane plane = near_plane(around.data(), count);
      if (plane.width > 0.2 * spacing && plane.thickness < kThickest * plane.width) {
        patches.push_back(plane.thickness);
      }
    }
    const double flat = static_cast<double>(patches.size()) / static_cast<double>(tried + 1);
    if (patches.size() >= kLeastPatches && flat > std::max(kLeastFlat, most_flat)) {
      const auto at = patches.begin() +
                      static_cast<std::ptrdiff_t>(kQuantile * static_cast<double>(patches.size()));
      std::nth_element(patches.begin(), at, patches.end());
      noise = *at < 1e-8 ? 0 : *at / part;
      most_flat = flat;
    }
    // Where points lie closer than noise moves them, larger patches look flatter; across edges
    // smaller ones do.
    if (flat > 0.5) break;
  }
  if (noise && *noise > kMostNoise) noise.reset();
  return noise;
}

}  // namespace parapet::scans
