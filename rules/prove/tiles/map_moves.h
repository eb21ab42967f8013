#pragma once

#include <string>
#include <vector>

#include "geometry/numbers/result.h"
#include "geometry/tiles/place.h"
#include "geometry/tiles/tile_map.h"
#include "rules/prove/random_source.h"

namespace parapet::prove {

// Where the places of a board lie on the board that was made from it. Works on doubled
// coordinates, in which a dot is (2x, 2y) and the middle of a space (2x + 1, 2y + 1).
struct PlaceMove {
  int xx = 1, xy = 0, x0 = 0;  // x' = xx * x + xy * y + x0
  int yx = 0, yy = 1, y0 = 0;  // y' = yx * x + yy * y + y0

  Space of(Space space) const;
  Dot of(Dot dot) const;
  Edge of(Edge edge) const;

  // This one, and then another.
  PlaceMove then(const PlaceMove& next) const;
};

// The same terrain in another way, on which every verdict must be the same.
struct MovedMap {
  std::string how;
  TileMap map;
  PlaceMove move;
};

// The whole turned clockwise, by the turns of the layout (Placement::turn).
MovedMap turned(const TileMap& map, int quarter_turns);

// East and west exchanged, drawn anew; turned tiles are turned the other way.
MovedMap mirrored(const TileMap& map);

// Moved east and south, with nothing left in the strips to the west and north.
MovedMap shifted(const TileMap& map, int dx, int dy);

// The layout in another order.
MovedMap shuffled(const TileMap& map, RandomSource& random);

// Each tile that can be cut in two across its longer side, with the prints at the cut on both
// parts. The parts of an entry are called by its place in the layout.
MovedMap cut_in_two(const TileMap& map);

// A part of a tile, from the space (x, y) on; without Levels at the top that have no floor.
Tile tile_part(const Tile& tile, std::string name, int x, int y, int width, int height);

}  // namespace parapet::prove
