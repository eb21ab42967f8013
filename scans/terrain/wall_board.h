#pragma once

#include <array>
#include <string>
#include <vector>

#include "geometry/numbers/point.h"
#include "geometry/numbers/result.h"
#include "scans/scan.h"
#include "scans/step.h"

namespace parapet::scans {

struct WallTileRequest {
  double tolerance = 0.2;           // squares that a wall may lie beside its line, or end too far
  double most_misfit = 0.1;         // share of the walls' length that may not fit
  bool open_portals_clear = false;  // portals that stand open leave nothing; else they are openings
};

// A Level of a tile board, as text.
struct WallTile {
  std::vector<std::string> rows;  // 2h+1 rows of 2w+1 characters, docs/formats.md
  double residual = 0;            // in squares: root of the mean square of what walls were moved
  double misfit = 0;              // share of the length that did not fit
  std::vector<Step> steps;
};

// Walls that are drawn on the lines between squares as the prints of a tile: walls, and doors and
// windows as openings. A line between two squares is a wall where walls cover half of it at least,
// an opening where a portal does, or has its middle there. Everything is floor, and no dot has a
// print. Where most walls lie beside the lines by the same part of a square, the map is moved by
// it. Steps tell what was moved how far, and what did not fit: slanting walls, and walls off the
// lines.
//   (1) Plan::read(rows) reads it
//   (2) the order and direction of walls changes nothing
// Errors: "off-lattice" where more does not fit than may, with the share and the worst place;
// "limit" beyond 256 squares; "bad-scan" without walls.
Result<WallTile> wall_tile(const WallMap& map, const WallTileRequest& request = {});

// How large walls are on the table.
struct WallSolidRequest {
  double square_mm = 25.4;
  double thickness_mm = 3;
  double height_mm = 50.8;  // 10 ft on squares of 5 ft of an inch: wall_height_mm(10, 5, 25.4)
};

// The height on the table of a wall that is so many feet (or metres) high in the game, where a
// square is so many across.
constexpr double wall_height_mm(double height, double square, double square_mm) noexcept {
  return height / square * square_mm;
}

struct WallSolids {
  std::vector<std::vector<parapet::Point>> solids;  // corners of convex solids, in ticks
  std::vector<Step> steps;
};

// Walls as upright boxes on the ground, x east, y south, z up, from the map's north-west corner: a
// box for each wall and each closed portal; a portal that stands open is a gap. Where two walls
// meet, their boxes are drawn out by half the thickness, so that no crack is left at a corner.
// Errors: "wrong-value" for a size that is none, "out-of-range" beyond 52 m, "bad-scan" where
// nothing stands, "limit" for more than 100,000 walls.
Result<WallSolids> wall_solids(const WallMap& map, const WallSolidRequest& request = {});

}  // namespace parapet::scans
