#pragma once

#include <cstdint>

#include "bench/brick_city.h"

namespace parapet::bench {

// What a scanner would make of the city: surfaces of about a million small triangles with noise,
// every corner on a whole tick.

// All of it from above: 708 x 708 corners, 999,698 triangles, houses as blocks with steep sides.
TriangleMesh scan_from_above(const BrickCity& city, std::uint64_t seed);

// From all sides, so many studs of it along x and y: the faces of the solid cells, two triangles
// each, with windows, rooms and roofs on posts. Closed.
inline constexpr int kScannedStuds = 256;
TriangleMesh scan_all_round(const BrickCity& city, std::uint64_t seed);

}  // namespace parapet::bench
