#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "scans/surface.h"

namespace parapet::scans {

// Cuts a polygon of three or more corners into triangles by clipping ears, seen along its own
// normal, and adds them to `faces`: always two fewer than it has corners, turned as it is. It may
// be concave, and have holes that a bridge joins to its rim: a corner of the bridge is then named
// twice. Where it crosses itself the triangles cover it somehow.
// `points` holds every corner. The work is at most the square of the corners.
void cut_polygon(const std::vector<Vector3>& points, std::span<const std::uint32_t> corners,
                 std::vector<Face>& faces);

}  // namespace parapet::scans
