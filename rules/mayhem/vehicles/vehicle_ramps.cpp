#include "rules/mayhem/vehicles/vehicle_ramps.h"

#include <utility>

#include "rules/mayhem/vehicles/vehicle_body.h"

namespace parapet::mayhem {

VehicleRamps::VehicleRamps(const TileMap& map) {
  for (const Placement& at : map.layout) {
    const Tile& tile = map.tiles[at.tile];
    for (const Ramp& ramp : tile.ramps) {
      int x = ramp.x;
      int y = ramp.y;
      int width = tile.levels.front().plan.width();
      int height = tile.levels.front().plan.height();
      for (int turn = 0; turn < at.turn; ++turn) {
        x = std::exchange(y, x);
        x = height - 1 - x;
        std::swap(width, height);
      }
      const int up = (static_cast<int>(ramp.up) + at.turn) % 4;
      up_.insert_or_assign(Space{at.x + x, at.y + y, 1}, static_cast<Heading>(up));
    }
  }
}

bool VehicleRamps::lifts(const Board& board, Space from, NeighbourStep ahead) const {
  if (!board.print(from).ramp) return false;
  const auto up = up_.find(from);
  if (up == up_.end()) return true;
  const NeighbourStep way = step_towards(up->second);
  return way.x == ahead.x && way.y == ahead.y;
}

}  // namespace parapet::mayhem
