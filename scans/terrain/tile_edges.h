#pragma once

#include <array>

#include "scans/terrain/propose_tiles.h"
#include "scans/terrain/standing_profile.h"

namespace parapet::scans {

// Where the squares of a proposal lie.
struct SquareGrid {
  std::array<double, 2> origin_mm{};
  double square_mm = 0;
  int width = 0;
  int depth = 0;

  double east_of(double squares) const { return origin_mm[0] + squares * square_mm; }
  double south_of(double squares) const { return origin_mm[1] + squares * square_mm; }
};

// Looks along an edge, a fifth of a square to either side, at what stands there above the floor:
// the most that does so across it counts. `kind`, `x` and `y` as EdgeEvidence.
EdgeEvidence read_edge(const StandingProfile& profile, const SquareGrid& grid, char kind, int x,
                       int y, double floor_mm, const TileRequest& request);

// What stands round the corner of four squares: cover, if it is a pillar.
DotPrint read_dot(const StandingProfile& profile, const SquareGrid& grid, int x, int y,
                  double floor_mm);

}  // namespace parapet::scans
