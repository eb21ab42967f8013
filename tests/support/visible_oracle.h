#pragma once

#include <utility>
#include <vector>

#include "geometry/numbers/ratio.h"
#include "geometry/solids/body.h"

namespace parapet::testing {

// How much of a box an eye sees past some bodies, by another way than the engine's: the picture is
// cut into slabs at every crossing of the lines that edges (and faces that cut into the box) draw
// in it, and a ray is cast through each cell. The share lies between the two numbers, which are
// parts of 10^9 next to each other, or one number that it is exactly.
// For boxes that are not flat and for solids; small numbers and few bodies.
// REQUIRES: the eye does not touch the box.
std::pair<Ratio, Ratio> plain_visible_share(const std::vector<Body>& bodies, Point eye,
                                            const Box& box);

}  // namespace parapet::testing
