#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <vector>

#include "scans/surface.h"

namespace parapet::scans {

// Triangles, counterclockwise, of what closed chains of points enclose: what lies to the left of
// them. Points are those of the chains alone. Nothing where chains cross, where two points are at
// one place, or where they do not enclose one and the same kind of place.
std::optional<std::vector<Face>> flat_triangles(
    const std::vector<std::array<double, 2>>& points,
    const std::vector<std::vector<std::uint32_t>>& chains);

}  // namespace parapet::scans
