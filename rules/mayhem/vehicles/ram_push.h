#pragma once

#include <vector>

#include "rules/mayhem/vehicles/vehicle_field.h"
#include "rules/mayhem/vehicles/vehicle_rules.h"

namespace parapet::mayhem {

constexpr int kRamReach = 3;  // MP of a ram's push (AOM-VEH-9)

// Where a ram may push a unit, and what it takes.
struct PushEnd {
  Footprint at;
  int cost = 0;           // 1 to kRamReach
  int levels_fallen = 0;  // 0 if it stays on its Level
};

// The spaces that a ram keeps clear.
struct RamPath {
  std::vector<Space> step;  // what the vehicle covers in this step: neither entered nor passed
  std::vector<Space> rest;  // what else nobody may be pushed to (OPT-V6), sorted
};

// OPT-V5: the places a unit can be pushed to with the fewest MP (`three`: with any up to
// kRamReach), sorted by their (north-west) space. A step to a neighbour costs what the prints say,
// Walls and Cover dots are closed, occupied spaces too; a step off a Level falls and ends the push
// (no own action, so that OPT-M7 does not make it cheaper).
// Large units go by large steps of 1 MP. Zones of control do not count.
std::vector<PushEnd> ram_pushes(const VehicleField& field, std::size_t unit, const RamPath& path,
                                const VehicleRules& rules);

}  // namespace parapet::mayhem
