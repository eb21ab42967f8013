#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "geometry/tiles/board.h"
#include "geometry/tiles/tile_map.h"
#include "physics/structure/structure.h"
#include "rules/files/mayhem/mayhem_file.h"
#include "rules/mayhem/pieces.h"

namespace parapet::collapse {

// Where a piece of a tile board's structure comes from.
struct TilePiece {
  std::size_t entry = 0;  // of the layout
  int level = 2;
  int part = 0;        // of the Level's floor on that tile, from north to south, west to east
  std::string corner;  // of a post: "NW", "NE", "SW" or "SE" as the map lies; of a plate empty
  std::vector<Space> floor;  // of a plate: its spaces
};

// The Levels of the tiles as plates on posts, by entry, level, part; a plate before its posts.
// Level 1 is the table.
struct TileStructure {
  physics::Structure structure;   // ids "house/2", "house/2.1" for a second part, "house/2/NW"
  std::vector<TilePiece> pieces;  // in the order of the structure's
};

// Four posts stand just inside the corners of the box round a part of a Level's floor, each on the
// highest floor below; plates and posts weigh what bricks of their size do, and 3 g a space lie on
// a plate where a unit, vehicle or device stands.
//   (1) an id that several entries of the layout have is followed by "#2", "#3", ... from the
//       second one on
TileStructure tile_structure(const TileMap& map, const Board& board, const mayhem::Pieces& pieces,
                             const BoardScale& scale);

}  // namespace parapet::collapse
