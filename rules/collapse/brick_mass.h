#pragma once

#include <cstdint>
#include <span>
#include <string_view>

#include "geometry/solids/body.h"

namespace parapet::collapse {

// What a piece weighs, in milligrams, at least 1: a plain brick what StableLego (Liu et al., 2024)
// has for its size, everything else by the volume of its shapes, as thick as a brick of 2 x 4.
// Triangles are the faces of a shell; a part with such weighs no more than the box round it would.
// Which bricks are plain is told by the title of the part, empty for what is none.
std::int64_t brick_mass(std::string_view title, std::span<const Shape> shapes);

}  // namespace parapet::collapse
