#pragma once

#include <optional>
#include <vector>

#include "rules/mayhem/map/layout_ground.h"

namespace parapet::mayhem {

// AOM-GEN-3: roads run from map edge to map edge, and none may dead-end at another tile. Of a road
// a plan tells its lanes, so a rule for each space with a lane stands for it:
//   ahead   the next space in the arrow's direction is a lane that does not come the other way, or
//           lies off the map
//   behind  some lane leads into it, or crosses behind it, or the space behind lies off the map; or
//           it bends in from the map's edge at its side, where the space behind is its own tile's
// Within one tile a road may run under stairs, a ramp or an explosive object.
enum class RoadEnd { ahead, head_on, behind };

struct RoadFault {
  RoadEnd end = RoadEnd::ahead;
  Space lane;
  Space beyond;  // where the road does not go on

  friend bool operator==(const RoadFault&, const RoadFault&) = default;
};

// The faults of all lanes of the ground, by y, x; no more than `most`.
std::vector<RoadFault> road_faults(const LayoutGround& ground, std::size_t most);

// Whether the tile's roads would meet those of the ground, and its own were sound, if it lay with
// its north-west space at (x, y): laid there, it would add no fault. REQUIRES: nothing lies there.
bool roads_agree(const LayoutGround& ground, const TurnedTile& tile, int x, int y);

}  // namespace parapet::mayhem
