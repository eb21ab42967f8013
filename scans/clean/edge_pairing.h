#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "scans/surface.h"

namespace parapet::scans {

// Pairs the half-edges over one and the same pair of points. Going round the edge, a face that
// turns its inside to what comes next opens a body, and the face that closes this body is its mate,
// as brackets match. Two boxes that touch in an edge stay two boxes this way, and of two bodies
// with a wall between them that is there once, one gets the wall. Those without a mate stay
// without.
void pair_around_edge(const Surface& surface, std::span<const std::uint32_t> half_edges,
                      std::vector<std::uint32_t>& mates);

}  // namespace parapet::scans
