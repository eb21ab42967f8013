#pragma once

#include <cstddef>

namespace parapet {

// Of network boards of game skyline; each is found before anything of that size is made. Those of
// its dice stand in rules/skyline/network.h.
inline constexpr std::size_t kMaxLocations = 4'096;
inline constexpr std::size_t kMaxStops = 4'096;
inline constexpr std::size_t kMaxArcs = 16'384;      // of routes
inline constexpr std::size_t kMaxBorders = 16'384;   // between locations
inline constexpr std::size_t kMaxRailBends = 1'000;  // of one arc
inline constexpr std::size_t kMaxRiders = 10'000;    // units

}  // namespace parapet
