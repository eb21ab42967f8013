#pragma once

#include <cstddef>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "rules/mayhem/vehicles/vehicle_moves.h"
#include "rules/mayhem/vehicles/vehicle_ram.h"

namespace parapet::mayhem {

// A unit that was carried to a space.
struct Carried {
  std::string unit;
  Space at;

  friend bool operator==(const Carried&, const Carried&) = default;
};

struct DriveRuling {
  std::vector<VehicleBody> footprints;  // after each move made
  int mp_left = 0;
  std::optional<std::size_t> stopped_at;  // the first move that is not legal
  std::vector<Ram> rams;
  std::vector<Carried> riders;  // who is on it in the end, the one on its front first
  Because because;

  bool legal() const { return !stopped_at.has_value(); }
};

// One Turn of a driven vehicle (AOM-VEH-1..10, 12; OPT-V1..V7).
//   - A unit of its own Side must be on it at the start; after `driver-off` it only goes straight.
//   - Each move costs 1 MP of its Speed. Once it moves backwards its Speed is 3, or less.
//   - It stays on the map, out of Inside spaces, Walls and Openings, other vehicles, devices and
//     units of its own Side that are not on it.
//   - Enemies in the spaces it enters are rammed. `push_to` are the places chosen for those that
//     can be pushed, in order; for the rest the first of the choices is taken. If one cannot be
//     pushed, or not to the place chosen, the vehicle stays where it was before that move.
DriveRuling rule_drive(const VehicleGround& ground, const Pieces& pieces, std::size_t vehicle,
                       std::span<const VehicleMove> moves, std::span<const Space> push_to,
                       const VehicleRules& rules);

}  // namespace parapet::mayhem
