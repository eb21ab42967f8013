#pragma once

#include <cstddef>
#include <optional>
#include <vector>

#include "geometry/tiles/board.h"
#include "geometry/tiles/tile_map.h"

namespace parapet::mayhem {

// The highest Level of the tile that has floor; 1 at least. Levels without any floor are no
// cardboard, only height (formats.md, tile boards).
int topmost_level(const Tile& tile);

// The highest Level with floor under that one; 1 at least.
int level_beneath(const Tile& tile, int level);

// AOM-COL-1: 4 for Level 4, 6 for Level 3, 8 for Level 2. Levels over 4, of which the rules say
// nothing, have the Strength of Level 4. None for Level 1: there is nothing to fall.
std::optional<int> strength_of_level(int level);

// The building on one entry of the layout (AOM-MAP-5). REQUIRES: the board outlives it and was
// assembled from the map.
class Building {
 public:
  Building(const Board& board, const TileMap& map, std::size_t entry);

  int top() const { return top_; }
  bool stands() const { return top_ > 1; }

  // Whether the space lies in the columns of the tile.
  bool is_on_tile(Space space) const;

  // Whether it is a space in or on the building: Inside on any Level, or on the topmost one.
  bool holds(Space space) const;

  // All spaces in and on the building; all spaces of the tile that have floor. Sorted.
  std::vector<Space> spaces() const;
  std::vector<Space> tile_spaces() const;

  // The first space of the topmost Level.
  Space first_on_top() const;

 private:
  const Board* board_;
  std::size_t entry_;
  int top_;
};

}  // namespace parapet::mayhem
