#pragma once

#include <vector>

#include "geometry/solids/voxel_grid.h"
#include "tests/support/random_source.h"

namespace parapet::testing {

// Solid cells at random, as boxes, and the grid made of them.
struct VoxelScene {
  std::vector<Box> boxes;
  VoxelModel model;

  const VoxelGrid& grid() const { return model.grid; }
};

std::vector<Body> bodies_of(const std::vector<Box>& boxes);

// Throws if the grid refuses them.
VoxelScene scene_of(std::vector<Box> boxes, const CellLattice& lattice);

// Of `cells` cells, `percent` of them solid, at least one; alone, or in random boxes of several.
VoxelScene random_scene(RandomSource& random, const CellLattice& lattice, Vec cells, int percent);

// On a corner, edge or face of cells more often than not, in or near the grid.
Point random_place(RandomSource& random, const VoxelGrid& grid);

}  // namespace parapet::testing
