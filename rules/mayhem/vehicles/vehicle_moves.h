#pragma once

#include <array>
#include <optional>
#include <string_view>
#include <vector>

#include "rules/mayhem/vehicles/vehicle_body.h"
#include "rules/mayhem/vehicles/vehicle_field.h"
#include "rules/mayhem/vehicles/vehicle_ramps.h"
#include "rules/mayhem/vehicles/vehicle_rules.h"
#include "rules/ruling.h"

namespace parapet::mayhem {

enum class VehicleMove {
  straight,
  turn_left,
  turn_right,
  shift_left,
  shift_right,
  drift_left,
  drift_right,
  back,
  driver_off
};

// As they are written, in the order of VehicleMove.
inline constexpr std::array<std::string_view, 9> kVehicleMoveWords = {
    "straight",   "turn-left",   "turn-right", "shift-left", "shift-right",
    "drift-left", "drift-right", "back",       "driver-off"};

// Turn, Shift and Drift: between two of them Maneuverability asks for spaces (AOM-VEH-8).
constexpr bool is_maneuver(VehicleMove move) {
  return move >= VehicleMove::turn_left && move <= VehicleMove::drift_right;
}

// What one move makes of a vehicle's two spaces (AOM-VEH-3..7), whether it is legal or not.
struct VehicleStep {
  VehicleBody from;
  VehicleBody to;
  std::vector<Space> hits;    // whose units are rammed, in order; those of a Drift's middle first
  std::vector<Space> covers;  // all that it covers on the way, its start too
  std::vector<Space> stands;  // where it must be able to stand
  std::vector<Edge> passes;   // where no Wall and no Opening may be
  std::vector<Edge> pays;     // whose Obstacles cost 3 MP under OPT-V1
  std::optional<Space> gap;   // of `stands`, one that needs no floor (AOM-VEH-12)
  std::optional<Reason> impossible;
};

// The ground that vehicles move over.
struct VehicleGround {
  const Board& board;
  const VehicleRamps& ramps;
};

// Requires a move that is not driver-off.
VehicleStep plan_step(const VehicleGround& ground, const VehicleBody& body, VehicleMove move,
                      const VehicleRules& rules);

// Why a step may not be made, whoever stands in the way of its rams; nothing if it may. `side` is
// the vehicle's: its own units are in the way. The field must be without the vehicle and what it
// carries.
std::optional<Reason> hindrance(const VehicleField& field, const VehicleStep& step,
                                std::string_view side);

// OPT-V1: 1 MP, or 3 over an Obstacle.
int step_cost(const Board& board, const VehicleStep& step, const VehicleRules& rules);

}  // namespace parapet::mayhem
