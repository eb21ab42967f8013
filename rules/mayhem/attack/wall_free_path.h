#pragma once

#include <optional>
#include <vector>

#include "geometry/tiles/board.h"
#include "geometry/tiles/space_grid.h"

namespace parapet::mayhem {

// Whether a step to one of the eight neighbours on a Level crosses no Wall: a straight one its
// edge, a diagonal one at least one L-route round the dot (OPT-R1 `path`, OPT-R4, OPT-M1).
// Floors, Obstacles and Openings do not count. Requires neighbours on one Level.
bool step_without_wall(const Board& board, Space from, Space to);

// The fewest steps in the plan from one space to another over floor, no step through a Wall, from
// Level to Level by stairs, which count nothing. Nothing if there is no way.
std::optional<int> fewest_floor_steps(const Board& board, Space from, Space to);

// The same from the nearest of the sources to every space of the board;
// CheapestWays::kUnreached where there is no way.
SpaceGrid<int> floor_steps(const Board& board, const std::vector<Space>& sources);

// AOM-ILS-1, OPT-R4: the way of an attack that ignores sight. It runs through the air over any
// space, no higher than the highest Level of the map (or its ends), through Openings but no Wall
// and no floor; changing Level in open air costs `level_change_cost` (0 or 1).
struct AirPath {
  int length = 0;
  // The spaces from which the last step of a shortest way is made, on the target's Level whatever
  // the height of the step; none for a way straight up or down.
  std::vector<Space> last_spaces;
};
std::optional<AirPath> shortest_air_path(const Board& board, Space from, Space to,
                                         int level_change_cost);

// The same to each of several spaces, by one search.
std::vector<std::optional<AirPath>> shortest_air_paths(const Board& board, Space from,
                                                       const std::vector<Space>& to,
                                                       int level_change_cost);

}  // namespace parapet::mayhem
