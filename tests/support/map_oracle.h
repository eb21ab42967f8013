#pragma once

#include <string>
#include <vector>

#include "geometry/tiles/tile_map.h"

namespace parapet::testing {

// A tile of one Level from rows of its spaces, as a plan writes them (". > < ^ v"), all edges and
// dots Clear.
Tile flat_tile(const std::string& name, const std::vector<std::string>& spaces);

// A slow second way to judge a layout, space by space and road by road: no code in common with
// rules/mayhem but the plans of the tiles.

bool tiles_overlap(const std::vector<Tile>& tiles, const std::vector<Placement>& layout);

// The entry has a space that lies side by side with one of another entry.
bool touches_another(const std::vector<Tile>& tiles, const std::vector<Placement>& layout,
                     std::size_t entry);

// Every space of a lane, followed with the arrows and against them, leads off the map or into a
// ring. For plans that hide no lane under anything. REQUIRES: no overlap.
bool roads_lead_off(const std::vector<Tile>& tiles, const std::vector<Placement>& layout);

// AOM-GEN-2 and AOM-GEN-3.
bool is_map(const std::vector<Tile>& tiles, const std::vector<Placement>& layout);

}  // namespace parapet::testing
