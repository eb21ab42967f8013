#pragma once

#include <array>
#include <cstdint>
#include <functional>
#include <vector>

#include "scans/surface.h"

// Sound surfaces to import: what a scan would be if nothing were wrong with it. Faces run
// counterclockwise seen from outside, so that the signed volume of a closed one is positive. Points
// are shared. (scan_damage.h breaks them.)
namespace parapet::testing {

using scans::Face;
using scans::Surface;
using scans::Vector3;

// 8 points, 12 faces.
Surface box(Vector3 low, Vector3 high);

// A box with a box-shaped hollow within: two shells, the inner one facing inwards.
Surface hollow_box(Vector3 low, Vector3 high, double wall);

// `rings` bands from pole to pole, twice as many sectors.
Surface sphere(Vector3 centre, double radius, int rings);

// An open sheet over a grid: point (column, row) at x = column * spacing, y = row * spacing, its
// top facing up. 2 * (columns - 1) * (rows - 1) faces.
Surface height_field(int columns, int rows, double spacing,
                     const std::function<double(double x, double y)>& height);

struct HillShape {
  int cells = 40;       // a side
  double spacing = 2;   // mm
  double height = 20;   // of the top
  double noise = 0.1;   // root of the mean square, roughly
  double ground = 0.2;  // share of the side that is flat all round
  std::uint64_t seed = 1;
};

// A round hill on flat ground, as a scan sees it: an open sheet with noise.
Surface hill(const HillShape& shape);

// A prism over a simple polygon in x and z (counterclockwise with x to the right and z up), from
// y = near to y = far.
Surface prism(const std::vector<std::array<double, 2>>& profile, double near, double far);

// Two uprights on a floor, with a slot open to the top between them: a U, 8 mm deep.
Surface slotted_wall(double width, double height, double slot);

// A wall with a round-headed passage through it, in `segments` straight pieces.
Surface arch(double width, double height, double passage, int segments);

// Steps up along x, each `rise` high and `run` deep, closed.
Surface stair(int steps, double run, double rise, double width);

// Flat ground with a platform and a stair up to it, as a scan sees it: a sheet whose steep places
// lean by one grid cell.
Surface table_with_stair(int cells, double spacing, int steps, double rise);

// A round bowl with a wall that has an inside and an outside, its bottom (a disc) missing. Open
// at one border, which lies at z = 0.
Surface bowl_without_bottom(double radius, double height, double wall, int sectors);

// A tube along z without a bottom or a top: two borders of `sectors` edges.
Surface open_tube(double radius, double height, int sectors);

// Both, as one surface; points are not shared between them.
Surface together(Surface first, const Surface& second);

Surface shifted(Surface surface, Vector3 by);

// The sum over faces: the volume of a closed one.
double signed_volume(const Surface& surface);

}  // namespace parapet::testing
