#pragma once

#include <array>
#include <cstddef>
#include <map>
#include <optional>
#include <tuple>
#include <utility>
#include <vector>

#include "scans/scan.h"

namespace parapet::scans {

// A line of one square's length between two squares: along y at x = `line` from y = `from`
// (upright), or along x at y = `line`.
struct LatticeEdge {
  bool upright = false;
  int line = 0;
  int from = 0;

  friend bool operator<(const LatticeEdge& a, const LatticeEdge& b) noexcept {
    return std::tie(a.upright, a.line, a.from) < std::tie(b.upright, b.line, b.from);
  }
};

// What lies on an edge: stretches of it from 0 to 1.
struct EdgeCover {
  std::vector<std::array<double, 2>> walls;
  std::vector<std::array<double, 2>> portals;
  bool has_portal_middle = false;
};

// The length that stretches cover together.
double covered(std::vector<std::array<double, 2>> stretches);

// The walls of a map, laid on the lines between squares.
struct LatticeWalls {
  std::map<LatticeEdge, EdgeCover> edges;
  double length = 0;         // of all walls and portals, in squares
  double slanting = 0;       // of those that run neither along x nor along y
  double beside = 0;         // of those that run too far from a line
  double squares_moved = 0;  // sum of length times the square of the move
  double most_moved = 0;
  double worst_length = 0;                           // of the longest that does not fit
  std::optional<std::array<double, 2>> worst_place;  // its middle
};

// How far the lines of most walls lie east and south of whole squares, from -1/2 to 1/2; 0 where
// they do not agree, or by less than `tolerance`.
std::array<double, 2> lattice_phase(const WallMap& map, double tolerance);

// `phase` is taken off all places. Portals that stand open are left out if `skips_open`.
LatticeWalls lattice_walls(const WallMap& map, std::array<double, 2> phase, double tolerance,
                           bool skips_open);

}  // namespace parapet::scans
