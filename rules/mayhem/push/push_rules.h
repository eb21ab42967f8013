#pragma once

#include <string>

#include "rules/mayhem/moving/crossing.h"
#include "rules/mayhem/moving/large_step.h"
#include "rules/mayhem/moving/zone.h"
#include "rules/mayhem/pieces.h"
#include "rules/options.h"

namespace parapet::mayhem {

// The readings on which Pushes depend, beside distances (DistanceField).
struct PushRules {
  bool only_the_end_counts = false;      // P1 `final`
  bool zones_need_three = false;         // P2 `three`
  bool sideways_if_none_exists = false;  // P3 `none-exists`
  bool lands_beside = false;             // P4 `nearest`
  bool passes_friends = false;           // P5 `friends`
  bool obstacles_bind_vehicles = false;  // V1 `obstacle-three`
  CrossingRules crossing;
  LargeStepRules large;  // G1..G5
  ZoneRules zone;

  static PushRules from(const Options& options);
};

// Whose the target and the attacker are; empty where it is not known.
struct PushSides {
  std::string target;
  std::string attacker;

  // Whether a unit is an enemy of the target. Where its side is not known, it is taken for an enemy
  // of the attacker; where neither is known, everybody is its enemy.
  bool is_enemy(const Unit& unit) const {
    if (!target.empty()) return unit.side != target;
    return attacker.empty() || unit.side == attacker;
  }
};

}  // namespace parapet::mayhem
