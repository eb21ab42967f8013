#pragma once

#include <cstdint>
#include <vector>

#include "scans/surface.h"

namespace parapet::scans {

// A closed chain of half-edges without a mate, the surface to the left, that passes no point twice;
// it starts with its smallest half-edge.
using Border = std::vector<std::uint32_t>;

// All of them, in order of their first half-edges.
std::vector<Border> borders_of(const Surface& surface, const std::vector<std::uint32_t>& mates);

}  // namespace parapet::scans
