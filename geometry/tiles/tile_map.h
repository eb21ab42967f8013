#pragma once

#include <optional>
#include <string>
#include <vector>

#include "geometry/tiles/plan.h"

namespace parapet {

// One Level of a tile: its label (tile-level, "7-1") and its plan.
struct TileLevel {
  std::string label;
  Plan plan;

  friend bool operator==(const TileLevel&, const TileLevel&) = default;
};

// Which way an `R` of a tile's Level 1 goes up, in the tile's own coordinates.
struct Ramp {
  int x = 0;
  int y = 0;
  Heading up = Heading::north;

  friend bool operator==(const Ramp&, const Ramp&) = default;
};

// A stack of Levels in one orientation (AOM-MAP-1, AOM-MAP-2), listed from Level 1 up.
struct Tile {
  std::string name;
  std::vector<TileLevel> levels;
  std::optional<TileLevel> destroyed;  // the other side of the top Level (AOM-MAP-8)
  std::vector<Ramp> ramps;

  friend bool operator==(const Tile&, const Tile&) = default;
};

// One entry of the layout: a tile, where its north-west corner lies, and its quarter turns
// clockwise (0..3).
struct Placement {
  std::string id;
  std::size_t tile = 0;  // index into TileMap::tiles
  int x = 0;
  int y = 0;
  int turn = 0;

  friend bool operator==(const Placement&, const Placement&) = default;
};

// What a board is assembled from.
struct TileMap {
  std::vector<Tile> tiles;
  std::vector<Placement> layout;

  friend bool operator==(const TileMap&, const TileMap&) = default;
};

// A space of a tile's own, turned with the tile of that entry and moved to where it lies.
// REQUIRES: `ground` is the tile's Level 1, and own lies on it.
Space on_board(const Plan& ground, const Placement& entry, Space own);

}  // namespace parapet
