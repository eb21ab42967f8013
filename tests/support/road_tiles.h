#pragma once

#include <string>
#include <vector>

#include "tests/support/map_oracle.h"

namespace parapet::testing {

// Tiles to lay out, by their indexes: three sizes, plain and with roads.
enum RoadTile : std::size_t {
  kPlain,      // 6 x 6
  kStraight,   // 6 x 6, a lane east in its third row
  kTwoWay,     // 6 x 6, lanes west and east in its two middle rows
  kBend,       // 6 x 6, a lane from the west edge to the south edge
  kStrip,      // 3 x 6, plain
  kRoadStrip,  // 6 x 3, a lane east in its third row
  kSquare,     // 3 x 3, plain
  kCrossing,   // 3 x 3, a lane south crosses one east
};

inline std::vector<Tile> road_tiles() {
  const std::string plain = "......";
  return {flat_tile("plain", std::vector<std::string>(6, plain)),
          flat_tile("straight", {plain, plain, ">>>>>>", plain, plain, plain}),
          flat_tile("two-way", {plain, plain, "<<<<<<", ">>>>>>", plain, plain}),
          flat_tile("bend", {plain, plain, ">>>v..", "...v..", "...v..", "...v.."}),
          flat_tile("strip", std::vector<std::string>(6, "...")),
          flat_tile("road-strip", {plain, plain, ">>>>>>"}),
          flat_tile("square", {"...", "...", "..."}),
          flat_tile("crossing", {".v.", ">>>", ".v."})};
}

inline Placement at(std::size_t tile, int x, int y, int turn = 0) {
  static const std::vector<Tile> kTiles = road_tiles();
  return {kTiles[tile].name, tile, x, y, turn};
}

}  // namespace parapet::testing
