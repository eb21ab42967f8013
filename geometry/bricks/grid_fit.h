#pragma once

#include <vector>

#include "geometry/bricks/ldraw_model.h"
#include "geometry/bricks/ldraw_placement.h"

namespace parapet {

// Finds the lattice of 10 x 8 x 10 LDU on which most upright parts have their origins. That is the
// middle of the top: half a stud's pitch from the sides in parts of odd and of even width, so one
// lattice of half pitches serves both.
//   (1) of two lattices with equally many parts, the one through the model's origin, else the
//       lesser in order of place
//   (2) on_grid counts upright parts within 0.02 of a cell, along each axis
GridFit fit_grid(const std::vector<LdrawPlacement>& parts);

// The origin of a part turned by right angles, each coordinate moved to the lattice if it is within
// 0.02 of a cell of it; in ticks, in LDraw's axes. Drawing programs leave such errors when they
// turn groups of parts.
Point origin_on_grid(const LdrawPlacement& part, const GridFit& fit);

}  // namespace parapet
