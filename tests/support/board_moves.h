#pragma once

#include <string>
#include <vector>

#include "geometry/tiles/board.h"
#include "geometry/tiles/tile_map.h"
#include "tests/support/random_source.h"

namespace parapet::testing {

// Where the places of a board lie on the board that was made from it. Works on doubled
// coordinates, in which a dot is (2x, 2y) and the middle of a space (2x + 1, 2y + 1).
struct PlaceMove {
  int xx = 1, xy = 0, x0 = 0;  // x' = xx * x + xy * y + x0
  int yx = 0, yy = 1, y0 = 0;  // y' = yx * x + yy * y + y0

  Space of(Space space) const;
  Dot of(Dot dot) const;
  Edge of(Edge edge) const;
};

// The same terrain in another way, on which every verdict must be the same.
struct MovedMap {
  std::string how;
  TileMap map;
  PlaceMove move;
};

// By the turns of the layout (Placement::turn).
MovedMap turned(const TileMap& map, int quarter_turns);

// East and west exchanged, drawn anew; turned tiles are turned the other way.
MovedMap mirrored(const TileMap& map);

// x and y exchanged, likewise.
MovedMap transposed(const TileMap& map);

// Moved east and south, with nothing left in the strips to the west and north.
MovedMap shifted(const TileMap& map, int dx, int dy);

// The same, and the strips are filled with tiles of clear ground that touch the map.
// Requires dx, dy > 0.
MovedMap shifted_by_ground(const TileMap& map, int dx, int dy);

// With walls and towers all round, one space off the map.
MovedMap with_far_terrain(const TileMap& map, RandomSource& random);

// The layout in another order.
MovedMap shuffled(const TileMap& map, RandomSource& random);

enum class Cut { strips, columns, single_spaces, quarters };

// A map of one unturned tile cut into tiles side by side, with the prints at a cut on both sides.
MovedMap cut(const TileMap& map, Cut how, RandomSource& random);

// All of the above; the cuts only if the map is one unturned tile.
std::vector<MovedMap> all_moves(const TileMap& map, RandomSource& random);

}  // namespace parapet::testing
