#pragma once

#include <array>
#include <vector>

#include "geometry/numbers/result.h"
#include "geometry/solids/mesh.h"
#include "geometry/tiles/plan.h"
#include "scans/place/place.h"
#include "scans/step.h"
#include "scans/terrain/ways.h"

namespace parapet::scans {

struct TileRequest {
  double figure_mm = 30;      // a figure's height
  double wall_share = 0.6;    // of a figure's height: what stands as high is a wall
  double low_share = 0.25;    // likewise: what does not stand as high is no obstacle
  double cover_share = 0.75;  // of an edge's length: a wall along as much of it closes it
  double door_mm = 12;        // a gap in a wall as wide as that is a door
};

// What was found on an edge between two squares, for a player who corrects the proposal.
struct EdgeEvidence {
  char kind = 'V';  // 'V': the west edge of the space (x, y); 'H': its north edge
  int x = 0;
  int y = 0;
  EdgePrint print = EdgePrint::clear;
  double covered = 0;     // share of its length along which something stands
  double height_mm = 0;   // the middle one of the heights of that, above the floor
  double gap_mm = 0;      // the longest stretch that no wall closes
  bool is_close = false;  // a tenth of the edge more or less would be read otherwise
};

struct ProposedLevel {
  double floor_mm = 0;
  Plan plan;
  std::vector<EdgeEvidence> edges;  // of those that border floor: by row, then column, 'H' first
};

struct TileProposal {
  double square_mm = 0;
  std::array<double, 2> origin_mm{};  // the north-west corner of the plans
  std::vector<ProposedLevel> levels;  // from Level 1 up
  std::vector<Step> steps;
};

// Reads a terrain on a lattice of squares as the plans of a tile: floor where most of a square is
// free to stand on; on an edge a wall where something stands along it, an opening where a wall has
// a gap or a window, an obstacle where what stands is low; stairs where the ways lead from one
// Level to the next. Level 1 is all floor, as a plan must be.
// Errors: "wrong-value" for a lattice of squares under 15 mm, or shares and sizes that make no
// sense; "no-floor" where there is no ground to stand on; "limit" for more than 256 squares a side;
// those of solid_cells.
Result<TileProposal> propose_tiles(const parapet::Mesh& mesh, const LatticeFit& lattice,
                                   const Ways& ways, const TileRequest& request);

}  // namespace parapet::scans
