#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "rules/mayhem/moving/step_costs.h"
#include "rules/mayhem/moving/zone.h"
#include "rules/mayhem/occupancy.h"

namespace parapet::mayhem {

// A Jump that a unit may make once in a move (AOM-JMP-1, 2).
struct Jump {
  int up = 0;    // Levels it may rise above the one it starts from
  int span = 0;  // spaces

  friend bool operator==(const Jump&, const Jump&) = default;
};

// The readings of moving and jumping: OPT-M6, M7, J1, J2, J4, J6.
struct MovingRules {
  bool stairs_feel_zones = true;      // M6
  bool ledge_pays_obstacles = true;   // M7: stepping off uses the edge or dot of the higher Level
  bool rising_costs = false;          // J1: 1 MP for each Level
  bool altitude_is_kept = false;      // J2: chosen in the column where the jump starts
  bool may_cross_gaps_level = true;   // J4: a jump that does not rise, over no floor
  bool may_pass_over_enemies = true;  // J6

  static MovingRules from(const Options& options);
};

// Everything that decides what the steps of one side's unit cost.
struct MovingField {
  const Board& board;
  const StepCosts& costs;
  Occupancy occupants;            // without the unit that moves
  SpaceGrid<unsigned char> zone;  // of the enemies
  MovingRules rules;

  // `board` and `costs` must outlive the field and go with the options.
  static MovingField of(const Board& board, const StepCosts& costs, const Pieces& pieces,
                        std::string_view side, std::string_view mover, const Options& options);

  bool in_zone(Space space) const { return zone.at(space) != 0; }
};

// What becomes of a side's Jump under the Gravity Dominators on the board (AOM-DDD-5): their side
// jumps without limits, also without a Jump of its own; nobody else jumps. With devices of several
// sides all of them jump without limits.
struct JumpUnderDevices {
  std::optional<Jump> jump;
  bool is_changed = false;
};
JumpUnderDevices jump_under_devices(const Pieces& pieces, std::string_view side,
                                    std::optional<Jump> jump);

// More than any board needs: a Jump of at least this much in either is without limit.
constexpr int kBoundlessJump = 1'000'000;

}  // namespace parapet::mayhem
