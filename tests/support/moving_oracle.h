#pragma once

#include <map>
#include <optional>
#include <set>
#include <string>
#include <vector>

#include "geometry/tiles/place.h"
#include "rules/mayhem/pieces.h"
#include "tests/support/moving_picture.h"

namespace parapet::testing {

// A Jump as an oracle is asked about it; without a number there is no limit.
struct OracleJump {
  std::optional<int> up;
  std::optional<int> span;
};

// Moving by one side's unit of one space, straight from the words of rules-mayhem.md and by
// brute force: every step is worked out anew from the pictures whenever it is looked at, and a
// search keeps one state for each place, altitude, rest of the span and take-off there can be.
// Shares no code with the engine.
class MovingOracle {
 public:
  // The unit named `mover` is the one that moves and stands in nobody's way.
  MovingOracle(const TileMap& map, std::vector<mayhem::Unit> units, std::string side,
               std::string mover, Readings readings);

  const MovingPicture& picture() const { return picture_; }

  // One step on foot, to a neighbour on the same Level, down from its edge or by stairs: 1, 3, or
  // nothing. A friend may stand where it ends, unless the unit falls there.
  std::optional<int> step(Space from, Space to) const;

  // Where a unit stands that steps to the neighbouring column and must fall if it has no floor.
  std::optional<Space> stepped_to(Space from, int x, int y) const;

  // The prints between two neighbours of a Level alone (AOM-MOV-2, 3).
  std::optional<int> crossing(int x, int y, int other_x, int other_y, int level) const;

  // The zone of control of a unit with its own spaces; of a unit of one space there.
  std::set<Space> zone(const mayhem::Unit& unit) const;
  std::set<Space> zone(Space center) const;

  // What each space costs on which the move may end; without `mp` there is no limit.
  std::map<Space, int> reach(Space from, std::optional<int> mp,
                             const std::optional<OracleJump>& jump) const;

  // What a move costs that goes through these spaces, the surface under the unit while it is in the
  // air; nothing if there is none. The jump starts at this index of the path, or anywhere.
  std::optional<int> walk(const std::vector<Space>& path, const std::optional<OracleJump>& jump,
                          std::optional<std::size_t> jump_at) const;

 private:
  // Who stands where.
  bool enemy_on(Space space) const { return enemies_.count(space) != 0; }
  bool friend_on(Space space) const { return friends_.count(space) != 0; }
  bool in_zones(Space a, Space b) const { return zones_.count(a) != 0 && zones_.count(b) != 0; }
  bool has_floor(Space space) const { return picture_.floor(space.x, space.y, space.level); }

  bool barrier(int x, int y, int other_x, int other_y, int level, bool of_zones) const;
  bool way_round(int x, int y, int other_x, int other_y, int level, bool of_zones,
                 bool both_ways) const;
  bool zone_touches(Space from, Space to) const;
  std::optional<int> stairs_cost(Space from, Space to) const;

  struct State;
  class Search;
  std::optional<int> flight_cost(Space from, Space to, bool is_level_jump) const;

  MovingPicture picture_;
  Readings readings_;
  std::set<Space> enemies_;
  std::set<Space> friends_;
  std::set<Space> zones_;  // of the enemies
};

}  // namespace parapet::testing
