#pragma once

#include <map>

#include "geometry/tiles/board.h"
#include "geometry/tiles/neighbours.h"
#include "geometry/tiles/tile_map.h"

namespace parapet::mayhem {

// Which way the ramps of a map go up (AOM-VEH-12), turned with their tiles.
class VehicleRamps {
 public:
  VehicleRamps() = default;
  explicit VehicleRamps(const TileMap& map);

  // Whether what leaves the space that way, a vehicle or a wrecking ball, is lifted: there is a
  // ramp, and it goes up that way. A ramp whose way is not told, as none over Level 1 is, lifts
  // every way.
  bool lifts(const Board& board, Space from, NeighbourStep ahead) const;

 private:
  std::map<Space, Heading> up_;  // of Level 1
};

}  // namespace parapet::mayhem
