#include "scans/place/cloud_facets.h"

#include <Eigen/Eigenvalues>
#include <algorithm>
#include <cmath>
#include <numbers>

#include "scans/place/cell_grid.h"
#include "scans/place/point_hash.h"

namespace parapet::scans {

namespace {

constexpr std::size_t kNeighbours = 14;
constexpr std::size_t kMostPoints = 300'000;

// A side of cells that hold a few dozen points each, found by trying.
double cell_side(const std::vector<Vector3>& points) {
  double side = 0.25;
  for (int round = 0; round < 12; ++round) {
    const CellGrid grid(points, side);
    const double each =
        static_cast<double>(points.size()) / static_cast<double>(grid.cells().size());
    if (each < 12) break;
    side *= std::clamp(std::sqrt(8 / each), 0.2, 0.9);
  }
  return side;
}

}  // namespace

NearPlane near_plane(const Vector3* first, std::size_t count) {
  NearPlane plane;
  for (std::size_t i = 0; i < count; ++i) plane.middle = plane.middle + first[i];
  plane.middle = (1 / static_cast<double>(count)) * plane.middle;
  Eigen::Matrix3d spread = Eigen::Matrix3d::Zero();
  for (std::size_t i = 0; i < count; ++i) {
    const Vector3 d = first[i] - plane.middle;
    const Eigen::Vector3d away(d.x, d.y, d.z);
    spread += away * away.transpose();
  }
  Eigen::SelfAdjointEigenSolver<Eigen::Matrix3d> solver;
  solver.computeDirect(spread);
  const Eigen::Vector3d normal = solver.eigenvectors().col(0);
  plane.normal = {normal.x(), normal.y(), normal.z()};
  // Not by the least eigenvalue, which drowns in the rounding of the largest.
  double squares = 0;
  for (std::size_t i = 0; i < count; ++i) {
    const double away = dot(plane.normal, first[i] - plane.middle);
    squares += away * away;
  }
  plane.thickness = std::sqrt(squares / (static_cast<double>(count) - 3));
  plane.width = std::sqrt(std::max(0.0, solver.eigenvalues()(1)) / static_cast<double>(count));
  return plane;
}

std::vector<Facet> cloud_facets(std::vector<Vector3> points, std::uint32_t seed, std::size_t most) {
  if (points.size() > kMostPoints) {
    const double share = static_cast<double>(kMostPoints) / static_cast<double>(points.size());
    std::erase_if(points, [&](Vector3 p) { return fraction_of(hash_of({p}, seed)) >= share; });
  }
  std::vector<Facet> facets;
  if (points.size() < kNeighbours) return facets;
  const double side = cell_side(points);
  const CellGrid grid(std::move(points), side);
  const double share = static_cast<double>(most) / static_cast<double>(grid.points().size());

  std::vector<std::pair<double, std::size_t>> near;
  std::vector<Vector3> around;
  for (const Vector3 p : grid.points()) {
    if (share < 1 && fraction_of(hash_of({p}, seed + 1)) >= share) continue;
    near.clear();
    grid.around(p, near);
    if (near.size() < kNeighbours) continue;
    std::nth_element(near.begin(), near.begin() + kNeighbours - 1, near.end());
    const double reach = near[kNeighbours - 1].first;
    std::sort(near.begin(), near.begin() + kNeighbours);
    around.clear();
    for (std::size_t i = 0; i < kNeighbours; ++i) around.push_back(grid.points()[near[i].second]);
    NearPlane plane = near_plane(around.data(), around.size());
    if (!(reach > 0) || plane.thickness > 0.5 * plane.width) continue;
    const Vector3 n = plane.normal;
    const bool flip = std::abs(n.z) > 0.5 ? n.z < 0 : (std::abs(n.x) > 0.5 ? n.x < 0 : n.y < 0);
    if (flip) plane.normal = -1 * n;
    const double each = std::numbers::pi * reach / static_cast<double>(kNeighbours);
    facets.push_back({plane.middle, plane.normal, each / std::min(1.0, share)});
  }
  return facets;
}

}  // namespace parapet::scans
