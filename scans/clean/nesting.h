#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "scans/clean/half_edges.h"
#include "scans/surface.h"

namespace parapet::scans {

// For each shell the closed shells that it lies within, in order of their numbers; nothing for an
// open one. Nothing at all where that would take too long: very many shells around each other.
std::optional<std::vector<std::vector<std::uint32_t>>> shells_around(
    const Surface& surface, const Shells& shells, const std::vector<bool>& is_closed);

}  // namespace parapet::scans
