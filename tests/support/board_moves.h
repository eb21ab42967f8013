#pragma once

#include <vector>

#include "geometry/tiles/board.h"
#include "geometry/tiles/tile_map.h"
#include "rules/prove/tiles/map_moves.h"
#include "tests/support/random_source.h"

namespace parapet::testing {

using prove::mirrored;
using prove::MovedMap;
using prove::PlaceMove;
using prove::shifted;
using prove::shuffled;
using prove::turned;

// x and y exchanged: mirrored and turned.
MovedMap transposed(const TileMap& map);

// Moved east and south, and the strips to the west and north are filled with tiles of clear ground
// that touch the map. Requires dx, dy > 0.
MovedMap shifted_by_ground(const TileMap& map, int dx, int dy);

// With walls and towers all round, one space off the map.
MovedMap with_far_terrain(const TileMap& map, RandomSource& random);

enum class Cut { strips, columns, single_spaces, quarters };

// A map of one unturned tile cut into tiles side by side, with the prints at a cut on both sides.
MovedMap cut(const TileMap& map, Cut how, RandomSource& random);

// All of the above; the cuts only if the map is one unturned tile.
std::vector<MovedMap> all_moves(const TileMap& map, RandomSource& random);

}  // namespace parapet::testing
