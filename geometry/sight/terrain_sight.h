#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <vector>

#include "geometry/numbers/result.h"
#include "geometry/numbers/segment.h"
#include "geometry/sight/sight_policy.h"
#include "geometry/sight/sightline.h"
#include "geometry/solids/scene.h"
#include "geometry/solids/triangle_columns.h"
#include "geometry/solids/voxel_grid.h"

namespace parapet {

// The bodies of a terrain, kept twice for sight: all of them as a scene, which can explain an
// answer; and those on the lattice as cells, triangles in columns, and a small scene of the rest,
// which is quick. It never changes, so copies share it and any number of threads may read it.
class Terrain {
 public:
  // With an origin that suits most bodies nearly all of a brick model becomes cells.
  // REQUIRES: every body is in_range.
  explicit Terrain(std::vector<Body> bodies, const CellLattice& lattice = {{}, kBrickCell});

  const Scene& scene() const noexcept { return parts_->scene; }  // all bodies
  const VoxelGrid& grid() const noexcept { return parts_->grid; }
  const TriangleColumns& triangles() const noexcept { return parts_->triangles; }
  const Scene& rest() const noexcept { return parts_->rest; }  // neither in the grid nor triangles

  // Indices of the bodies that are in the grid, ascending.
  std::span<const std::uint32_t> in_grid() const noexcept { return parts_->in_grid; }

  // Why there is no grid where bodies would have suited one: it would have been too large. Answers
  // are the same, but slower.
  const std::optional<Fault>& grid_refused() const noexcept { return parts_->grid_refused; }

 private:
  struct Parts {
    Scene scene;
    VoxelGrid grid;
    TriangleColumns triangles;
    Scene rest;
    std::vector<std::uint32_t> in_grid;
    std::optional<Fault> grid_refused;
  };

  std::shared_ptr<const Parts> parts_;
};

// Is the line clear of all bodies?
//   (1) sees(terrain, ...) == sees(terrain.scene(), ...), for every lattice
// REQUIRES: the segment is in_range.
bool sees(const Terrain& terrain, const Segment& segment, SightPolicy policy = SightPolicy::hair);

// The same for many lines; clear[n] becomes 1 or 0. Faster over triangles than line by line.
// REQUIRES: as many answers as segments.
void sees(const Terrain& terrain, std::span<const Segment> segments, std::span<std::uint8_t> clear,
          SightPolicy policy = SightPolicy::hair);

// The same with all its evidence, in bodies of terrain.scene().
inline Sightline rule_sightline(const Terrain& terrain, const Segment& segment,
                                SightPolicy policy = SightPolicy::hair) {
  return rule_sightline(terrain.scene(), segment, policy);
}

}  // namespace parapet
