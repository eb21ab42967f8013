#pragma once

#include <memory>

#include "geometry/tiles/board.h"
#include "geometry/tiles/tile_map.h"
#include "rules/mayhem/pieces.h"

namespace parapet::mayhem {

// What lies and stands on the table. The board was assembled from the map, by these rules.
struct BoardState {
  TileMap map;
  Pieces pieces;
  std::shared_ptr<const Board> board;  // never null
  MergeRules merging = {};             // OPT-M3, M4
};

}  // namespace parapet::mayhem
