#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "rules/mayhem/vehicles/drive.h"

namespace parapet::mayhem {

constexpr int kMostDroneSpaces = 1'000;  // of one card

// What became of one drone.
struct DroneMove {
  std::string id;
  std::optional<VehicleBody> body;  // nothing: it left the map and is removed (AOM-DRN-2)
  std::vector<Carried> riders;      // where its riders are then
};

struct DronesRuling {
  std::vector<DroneMove> moves;  // in the order in which they move
  std::vector<Ram> rams;
  Because because;
};

// AOM-DRN-1, 2, 4: all drones of a side (of every side if none is given) move `number` spaces along
// their lanes, the lead drone first. They ram every unit in their way, whatever its Side; a drone
// stops where a unit cannot be pushed, behind another vehicle or a device, at a Wall, an Opening
// or an Inside space. Requires 0 <= number <= kMostDroneSpaces.
DronesRuling rule_drones(const Board& board, const Pieces& pieces,
                         std::optional<std::string_view> side, int number,
                         const VehicleRules& rules);

// A drone that comes onto the map.
struct Newcomer {
  std::string id;
  std::string side;    // empty if not told
  std::string colour;  // of its ram dice, likewise
  Space entry;         // where its back starts
};

struct SpawnRuling {
  bool legal = false;
  std::optional<VehicleBody> body;  // where it is in the end; nothing if it has left the map again
  std::vector<Ram> rams;
  Because because;
};

// AOM-DRN-3: it starts with its back on the entry, a lane's first space on the map's edge, and its
// front where the arrow points, then moves `number` spaces. Units on these two spaces are rammed;
// if one cannot be pushed, or a vehicle or device stands there, it does not come.
SpawnRuling rule_spawn(const Board& board, const Pieces& pieces, const Newcomer& drone, int number,
                       const VehicleRules& rules);

struct TrafficRuling {
  bool hit = false;
  Space front;  // of the drone then
  std::vector<Ram> rams;
  Because because;
};

// AOM-DRN-5: whether a card of this number brings the drone to a unit that has moved to within
// three spaces directly ahead of it (OPT-T2), and what it rams. Indexes of the pieces.
TrafficRuling rule_traffic(const Board& board, const Pieces& pieces, std::size_t drone,
                           std::size_t unit, int number, const VehicleRules& rules);

}  // namespace parapet::mayhem
