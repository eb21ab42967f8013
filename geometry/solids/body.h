#pragma once

#include <cstdint>
#include <variant>

#include "geometry/numbers/box.h"
#include "geometry/numbers/convex_solid.h"
#include "geometry/numbers/triangle.h"

namespace parapet {

// What terrain is made of: blocks along the axes, other convex solids, and the triangles of meshes.
using Shape = std::variant<Box, ConvexSolid, Triangle>;

// The smallest box along the axes that holds the shape.
Box bounds(const Shape& shape) noexcept;

// One shape of the terrain, and which piece it is a part of.
struct Body {
  Shape shape;
  std::uint32_t piece = 0;  // index of its piece
};

}  // namespace parapet
