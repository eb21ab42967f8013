#include "rules/mayhem/vehicles/vehicle_ramps.h"

#include <utility>

#include "rules/mayhem/vehicles/vehicle_body.h"

namespace parapet::mayhem {

VehicleRamps::VehicleRamps(const TileMap& map) {
  for (const Placement& at : map.layout) {
    const Tile& tile = map.tiles[at.tile];
    for (const Ramp& ramp : tile.ramps) {
      const Space space = on_board(tile.levels.front().plan, at, {ramp.x, ramp.y, 1});
      up_.insert_or_assign(space, turned(ramp.up, at.turn));
    }
  }
}

bool VehicleRamps::lifts(const Board& board, Space from, NeighbourStep ahead) const {
  if (!board.print(from).ramp) return false;
  const auto up = up_.find(from);
  if (up == up_.end()) return true;
  return step_towards(up->second) == ahead;
}

}  // namespace parapet::mayhem
