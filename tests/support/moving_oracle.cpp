#include "tests/support/moving_oracle.h"

#include <algorithm>
#include <cstdlib>

namespace parapet::testing {
namespace {

using Print = MovingPicture::Print;

std::vector<Space> footprint_of(const mayhem::Unit& unit) {
  std::vector<Space> spaces;
  for (int dy = 0; dy < unit.footprint.height; ++dy) {
    for (int dx = 0; dx < unit.footprint.width; ++dx) {
      const Space at = unit.footprint.at;
      spaces.push_back({at.x + dx, at.y + dy, at.level});
    }
  }
  return spaces;
}

// AOM-MOV-2, 3: 1, 3 or nothing by one print.
std::optional<int> cost_of(Print print) {
  switch (print) {
    case Print::clear:
    case Print::opening:
      return 1;
    case Print::obstacle:
    case Print::obstructed_opening:  // OPT-M4
      return 3;
    case Print::wall:
    case Print::cover:
      return std::nullopt;
  }
  return std::nullopt;
}

}  // namespace

MovingOracle::MovingOracle(const TileMap& map, std::vector<mayhem::Unit> units, std::string side,
                           std::string mover, Readings readings)
    : picture_(map, readings), readings_(std::move(readings)) {
  for (const mayhem::Unit& unit : units) {
    if (unit.id == mover) continue;
    for (const Space& space : footprint_of(unit)) {
      (unit.side == side ? friends_ : enemies_).insert(space);
    }
    if (unit.side != side) zones_.merge(zone(unit));
  }
}

// Whether the edge between two spaces side by side is a Wall; for zones also an Opening under
// OPT-Z3 `closed`.
bool MovingOracle::barrier(int x, int y, int other_x, int other_y, int level, bool of_zones) const {
  const Print print = picture_.edge(x, y, other_x, other_y, level);
  if (print == Print::wall) return true;
  const bool opening = print == Print::opening || print == Print::obstructed_opening;
  return of_zones && opening && readings_.is("Z3", "closed");
}

// The two L-routes from a space to a diagonal neighbour: whether one of them crosses no barrier, or
// both.
bool MovingOracle::way_round(int x, int y, int other_x, int other_y, int level, bool of_zones,
                             bool both_ways) const {
  const bool along_first = !barrier(x, y, other_x, y, level, of_zones) &&
                           !barrier(other_x, y, other_x, other_y, level, of_zones);
  const bool down_first = !barrier(x, y, x, other_y, level, of_zones) &&
                          !barrier(x, other_y, other_x, other_y, level, of_zones);
  return both_ways ? along_first && down_first : along_first || down_first;
}

std::optional<int> MovingOracle::crossing(int x, int y, int other_x, int other_y, int level) const {
  if (x == other_x || y == other_y) return cost_of(picture_.edge(x, y, other_x, other_y, level));
  if (readings_.is("M1", "dot-only")) {
    // M2: no move across a wall at a dot without a class of its own, whatever M1 says.
    if (picture_.dot_in_wall(x, y, other_x, other_y, level)) return std::nullopt;
  } else if (!way_round(x, y, other_x, other_y, level, false, false)) {
    return std::nullopt;
  }
  return cost_of(picture_.dot(x, y, other_x, other_y, level));
}

// AOM-ZOC-2, 3 with OPT-Z1, Z2, Z3: whether the zone of what stands on one space takes in a
// neighbour of its Level.
bool MovingOracle::zone_touches(Space from, Space to) const {
  if (!has_floor(to)) return false;  // AOM-JMP-4
  const int level = from.level;
  if (from.x != to.x && from.y != to.y) {
    const bool both = readings_.is("Z2", "both-routes");
    if (!way_round(from.x, from.y, to.x, to.y, level, true, both)) return false;
    return !readings_.is("Z2", "legal-diagonal") ||
           crossing(from.x, from.y, to.x, to.y, level).has_value();
  }
  if (!barrier(from.x, from.y, to.x, to.y, level, true)) return true;
  if (!readings_.is("Z1", "reachable")) return false;
  // Round either end: three steps, aside, along, and back.
  for (const int aside : {-1, 1}) {
    const int dx = from.x == to.x ? aside : 0;
    const int dy = from.y == to.y ? aside : 0;
    if (!barrier(from.x, from.y, from.x + dx, from.y + dy, level, true) &&
        !barrier(from.x + dx, from.y + dy, to.x + dx, to.y + dy, level, true) &&
        !barrier(to.x + dx, to.y + dy, to.x, to.y, level, true)) {
      return true;
    }
  }
  return false;
}

std::set<Space> MovingOracle::zone(Space center) const {
  std::set<Space> result{center};
  for (int dy = -1; dy <= 1; ++dy) {
    for (int dx = -1; dx <= 1; ++dx) {
      const Space to{center.x + dx, center.y + dy, center.level};
      if ((dx != 0 || dy != 0) && zone_touches(center, to)) result.insert(to);
    }
  }
  return result;
}

std::set<Space> MovingOracle::zone(const mayhem::Unit& unit) const {
  const std::vector<Space> spaces = footprint_of(unit);
  std::set<Space> result(spaces.begin(), spaces.end());
  if (readings_.is("Z4", "main-space")) {
    result.merge(zone(unit.main.value_or(unit.footprint.at)));
    return result;
  }
  for (const Space& space : spaces) result.merge(zone(space));
  return result;
}

std::optional<Space> MovingOracle::stepped_to(Space from, int x, int y) const {
  if (!picture_.on_map(x, y)) return std::nullopt;
  const int surface = picture_.surface(x, y, from.level);
  if (surface == 0) return std::nullopt;
  return Space{x, y, surface};
}

// AOM-MOV-5, OPT-M6.
std::optional<int> MovingOracle::stairs_cost(Space from, Space to) const {
  if (std::abs(from.level - to.level) != 1) return std::nullopt;
  if (!picture_.stairs(from.x, from.y, from.level)) return std::nullopt;
  if (!picture_.stairs(to.x, to.y, to.level) || enemy_on(to)) return std::nullopt;
  return in_zones(from, to) && !readings_.is("M6", "free") ? 3 : 1;
}

std::optional<int> MovingOracle::step(Space from, Space to) const {
  if (!has_floor(from)) return std::nullopt;
  if (from.x == to.x && from.y == to.y) return stairs_cost(from, to);
  if (std::abs(from.x - to.x) > 1 || std::abs(from.y - to.y) > 1) return std::nullopt;
  if (stepped_to(from, to.x, to.y) != std::optional(to)) return std::nullopt;
  if (enemy_on(to)) return std::nullopt;
  std::optional<int> cost = crossing(from.x, from.y, to.x, to.y, from.level);
  if (!cost) return std::nullopt;
  if (to.level < from.level) {
    if (friend_on(to)) return std::nullopt;  // OPT-M7: the landing space must be free
    if (readings_.is("M7", "drop-in-place")) cost = 1;
  }
  if (in_zones(from, to)) cost = 3;  // AOM-ZOC-1, 5
  return cost;
}

// One space in the air at one altitude, which is the Level of both ends. Whether the column may be
// entered there, and what it costs (AOM-JMP-3..5, 8; OPT-J3..J6).
std::optional<int> MovingOracle::flight_cost(Space from, Space to, bool is_level_jump) const {
  // Where no tile lies there is no map: where it lies among gaps makes no difference.
  if (!picture_.floor(to.x, to.y, 1)) return std::nullopt;
  if (enemy_on(to)) return std::nullopt;
  if (is_level_jump && readings_.is("J4", "deny") && !has_floor(to)) return std::nullopt;
  const int ground = picture_.surface(to.x, to.y, to.level);
  const Space surface{to.x, to.y, ground};
  if (readings_.is("J6", "never-enemies") && enemy_on(surface)) return std::nullopt;
  std::optional<int> cost = crossing(from.x, from.y, to.x, to.y, to.level);
  if (!cost) return std::nullopt;
  if (in_zones(from, to)) cost = 3;
  if (ground != 0 && picture_.inside(to.x, to.y, ground)) {
    // The class of the edge or dot alone: no Wall beside it lets an Obstacle be jumped.
    const bool straight = from.x == to.x || from.y == to.y;
    const Print crossed = straight ? picture_.edge(from.x, from.y, to.x, to.y, ground)
                                   : picture_.dot(from.x, from.y, to.x, to.y, ground);
    if (cost_of(crossed) == std::optional(3)) cost = 3;
    const Space left{from.x, from.y, picture_.surface(from.x, from.y, from.level)};
    if (left.level == ground && in_zones(left, surface)) cost = 3;
  }
  return cost;
}

}  // namespace parapet::testing
