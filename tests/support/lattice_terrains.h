#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "scans/surface.h"

namespace parapet::testing {

// Terrain on a lattice of squares, in millimetres: its lines run along x and y through the origin,
// its ground is z = 0, z is up. Open below, as a scan is.
struct LatticeTerrain {
  std::string name;
  scans::Surface surface;
  double pitch = 0;
  double rise = 0;  // 0: heights are on no even steps
};

// A landscape of flat fields between lines along x and y, with upright faces between fields of
// different heights. Faces are cut up so that no edge along an axis is longer than `edge`.
struct FieldPlan {
  std::vector<double> xs;
  std::vector<double> ys;
  std::vector<double> heights;  // row by row, (xs.size() - 1) * (ys.size() - 1)
};
scans::Surface surface_of(const FieldPlan& plan, double edge);

// Every point is moved by about as much, in a direction of its own; points at one place together.
void add_noise(scans::Surface& surface, double deviation, std::uint64_t seed);

// Ten terrains with noise: studs, plates, bricks, tiles with walls, terraces.
std::vector<LatticeTerrain> lattice_terrains(std::uint64_t seed);

}  // namespace parapet::testing
