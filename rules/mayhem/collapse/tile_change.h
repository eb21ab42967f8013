#pragma once

#include <cstddef>
#include <vector>

#include "geometry/tiles/tile_map.h"

namespace parapet::mayhem {

// What the rules change of a map in the course of a game. Each result can be assembled if the map
// before it could.

// One plan with another of the same size laid on it: where the upper one has floor, and on all the
// dots and edges of that floor, the upper one's prints count, elsewhere the lower one's.
Plan laid_over(const Plan& lower, const Plan& upper);

// The tile after its topmost Level has collapsed (AOM-COL-3): the Level is gone, and the destroyed
// side, if the tile has one, lies on the Level beneath. On Level 1 it stays for good, unless
// `clears_ground` (OPT-C6 `removed`); either way the tile then has no destroyed side any more.
// REQUIRES: topmost_level(tile) > 1.
Tile without_top_level(const Tile& tile, bool clears_ground);

// The map with another tile at one entry of the layout. Where other entries use the old tile too,
// the new one gets a name of its own; ids of entries stay.
TileMap with_tile(TileMap map, std::size_t entry, Tile changed);

// The map with these edges of the board printed Opening wherever a tile prints them Wall.
TileMap with_openings(TileMap map, const std::vector<Edge>& edges);

}  // namespace parapet::mayhem
