#pragma once

#include <optional>
#include <span>
#include <string_view>
#include <vector>

#include "geometry/tiles/board.h"
#include "geometry/tiles/neighbours.h"
#include "geometry/tiles/space_grid.h"
#include "rules/mayhem/moving/plain_ground.h"
#include "rules/mayhem/moving/zone.h"
#include "rules/mayhem/occupancy.h"
#include "rules/mayhem/pieces.h"
#include "rules/options.h"
#include "rules/ruling.h"

namespace parapet::mayhem {

// The readings of a large unit's step (OPT-G1..G5).
struct LargeStepRules {
  bool any_size = false;       // G1 `any`: not only units of two by two spaces step
  bool lead_half = false;      // G2: only what the leading half crosses is looked at
  bool may_overhang = false;   // G3: one space with floor is enough
  bool pays_zones = false;     // G4: between zones of control a step costs 3
  bool one_tile_only = false;  // G5: the whole footprint on one tile

  static LargeStepRules from(const Options& options);
};

// All options on which a large unit's step may depend.
std::span<const std::string_view> large_step_options();

// What a large unit steps over: the units, as its side sees them and without itself, and the zones
// of its enemies (needed only where the rules pay for them).
struct LargeStepGround {
  const Board& board;
  const Occupancy& occupancy;
  const SpaceGrid<unsigned char>* enemy_zone = nullptr;
  const PlainGround* plain = nullptr;  // only makes it faster
};

// A step that may be made.
struct LargeMove {
  Footprint to;         // where it stands then, after a fall on a lower Level
  int cost = 0;         // 1 or 3
  bool may_end = true;  // not among friends (AOM-MOV-6)
};

// Why a large unit has no such step.
enum class LargeBar { none, off_map, size, edge, ledge, inside, enemy, landing, two_tiles };

// A step that is tried, whether it can be made or not.
struct LargeTrial {
  LargeBar bar = LargeBar::none;
  Place at;        // of what bars it
  LargeMove move;  // if it is barred, only where it would come to stand, as far as that is known
  int levels_fallen = 0;
  bool between_zones = false;  // OPT-G4
};

// One step of a large unit to one of the eight neighbouring places (AOM-LRG-1..3). Makes nothing on
// the heap: for searches.
//   - It enters no Inside space, no enemy's; a friend's may be passed. Prints cost nothing, but no
//     Wall or Opening lies under what it sweeps (OPT-G2).
//   - All its spaces are on one Level afterwards (OPT-G3). If none of them has floor on its Level
//     it falls, unharmed, to the highest floor under them, which is free (OPT-M7) and has no Wall
//     or Opening under it.
LargeTrial try_large_step(const LargeStepGround& ground, const Footprint& from, NeighbourStep step,
                          const LargeStepRules& rules);

// The same step, or nothing if it is barred.
std::optional<LargeMove> large_move(const LargeStepGround& ground, const Footprint& from,
                                    NeighbourStep step, const LargeStepRules& rules);

// The same step as an answer, with reasons.
struct LargeStepRuling {
  std::optional<int> cost;    // 1, 3 or none
  bool may_end = false;       // none of a friend's spaces is among its spaces then
  std::vector<Space> enters;  // the spaces of the new place that it has not yet, sorted
  std::vector<Space> keeps;   // those that it has, sorted
  Because because;
};

// The step of a unit to a new north-west space; none if that is no neighbouring place, or on
// another Level than it would come to stand on.
LargeStepRuling rule_large_step(const Board& board, const Pieces& pieces, const Unit& unit,
                                Space to, const LargeStepRules& rules, const ZoneRules& zone_rules);

}  // namespace parapet::mayhem
