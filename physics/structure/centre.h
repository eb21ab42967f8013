#pragma once

#include <cstdint>
#include <span>

#include "physics/structure/structure.h"
#include "physics/structure/vector3.h"

namespace parapet::physics {

// Volume in cubic ticks, of boxes and convex solids; triangles have none.
double volume_of(const Shape& shape);

// Where a piece's mass is, spread evenly over its shapes; of a piece without volume the middle of
// its bounds.
Vector3 centre_of(const Piece& piece);

// Of several pieces together.
Vector3 centre_of(const Structure& structure, std::span<const std::uint32_t> pieces);

}  // namespace parapet::physics
