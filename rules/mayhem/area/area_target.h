#pragma once

#include <vector>

#include "rules/mayhem/area/area.h"
#include "rules/mayhem/stand.h"
#include "rules/options.h"

namespace parapet::mayhem {

// Where the attacks of an area come from.
struct AreaSource {
  const Board& board;     // for sight
  const Stand* attacker;  // none: an explosion
  Space center;
  const std::vector<AreaSpace>& area;
};

// How one piece of the area is attacked.
struct TargetApproach {
  Space at;                    // the space of it that is used (OPT-A6)
  bool from_attacker = false;  // it is the Center's own space (AOM-AOE-2)
  bool flank = false;
  bool is_protected = false;
  bool higher = false;  // the attacker, than the target
  bool lower = false;
  Dot line_end;
};

// AOM-AOE-2, 3, 6, 8 with OPT-A6 and F3: Protection and Flank from the Center, also at distance 1;
// of what stands on the Center itself from the attacker, as in any attack. Levels are those of
// attacker and target. Where no line is clear (OPT-A2 `flood`), all closest ones count.
// Requires that a counting space of the target (OPT-R3) is in the area.
TargetApproach approach_in_area(const AreaSource& source, const Stand& target,
                                const Options& options);

// Bonuses less penalties.
int net_modifiers(const TargetApproach& approach);

}  // namespace parapet::mayhem
