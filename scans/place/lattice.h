#pragma once

#include <array>
#include <optional>
#include <string>
#include <vector>

#include "scans/place/facets.h"

namespace parapet::scans {

// A square lattice with steps up, in the frame of a skin: the scan is about as large as 1.
struct Lattice {
  double yaw = 0;  // radians: facets turned by minus that about z lie along the axes; within 45 deg
  double pitch = 0;
  double pitch_error = 0;
  double rise = 0;  // 0: none
  double rise_error = 0;
  std::array<double, 3> phase{};  // after that turn
  double residual = 0;            // root of the mean square
  double strength = 0;
  std::size_t planes = 0;
  bool has_studs = false;  // faces stand round the middle of cells as far apart as a stud's sides
};

struct LatticeSearch {
  std::optional<Lattice> lattice;
  std::string why_not;
};

struct LatticeLimits {
  double shortest_pitch = 0;
  double shortest_rise = 0;
  std::optional<double> pitch;  // known but for 2 %
  std::optional<double> rise;
  std::optional<double> rise_of_pitch;  // known, where the unit is not
  // Studs are pillars that are known to stand in the middle of cells.
  std::optional<double> stud_pitch;
};

// Facets of a level scan. Needs upright faces along two directions at a right angle.
//
// Faces that look one way may be shifted against those that look the other way, as those of walls
// are by their thickness. The lines of the lattice run where faces on both sides are mirror images;
// of the two such places in a pitch, at the one that is nearer to faces: along walls thinner than
// half the pitch, along the gaps between blocks that fill more. Pillars that thin could stand on
// corners or in cells, and are refused, unless they are studs.
LatticeSearch find_lattice(const std::vector<Facet>& facets, bool is_oriented,
                           const LatticeLimits& limits);

}  // namespace parapet::scans
