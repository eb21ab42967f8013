#pragma once

#include <cstddef>
#include <vector>

#include "geometry/tiles/board.h"
#include "rules/mayhem/pieces.h"
#include "rules/mayhem/vehicles/vehicle_body.h"

namespace parapet::mayhem {

// The space that a drone's front goes to next (AOM-DRN-1): where the arrow of its lane points; off
// the lanes, straight on.
Space next_on_lane(const Board& board, const VehicleBody& body);

// The same as a step of both halves: the back takes the front's old space.
inline VehicleBody moved_on_lane(const Board& board, const VehicleBody& body) {
  return {body.front, next_on_lane(board, body)};
}

// Whether there is no tile under the column: a drone that gets there has left the map.
inline bool is_off_map(const Board& board, Space space) {
  return !board.entry_at(space.x, space.y).has_value();
}

// The order in which drones move, the lead first: the one with the fewest spaces to go until it
// leaves the map. Drones on closed loops come last; on each the one with the most room ahead
// leads, and those behind it follow. What is left open is decided by their order on the board.
// `drones` are indexes of vehicles; so is the result.
std::vector<std::size_t> lead_first(const Board& board, const Pieces& pieces,
                                    std::vector<std::size_t> drones);

}  // namespace parapet::mayhem
