#pragma once

#include <optional>
#include <vector>

#include "rules/mayhem/attack/dice.h"
#include "rules/mayhem/push/push_body.h"
#include "rules/mayhem/push/push_rules.h"
#include "rules/ruling.h"

namespace parapet::mayhem {

constexpr int kMostPushes = Dice::kMost;  // one die gives one at most

struct PushQuestion {
  Stand attacker;  // what "farther" is measured from
  PushBody target;
  PushSides sides;
  int pushes = 0;           // 0 to kMostPushes
  std::optional<Space> to;  // where it shall stand after all of them
};

// Where the target may end after all Pushes, and whether one place is among them.
struct PushEnds {
  std::vector<Space> ends;  // sorted; its own place where it must stay
  bool is_legal = false;
  int levels_fallen = 0;  // on the way there; 0 if it is not legal
  Dice dice;              // AOM-FALL-2
};

// AOM-PSH-1..5 with AOM-FALL-2 and AOM-VEH-11. Places are those of the target's first space.
struct PushRuling {
  int steps = 0;              // of 1 MP, which the Pushes are worth
  std::vector<Space> spaces;  // where the first Push may bring it, after a fall; sorted
  std::optional<PushEnds> to;
  Because because;
};

// Each Push moves the target by 1 MP to a neighbouring space that is farther from the attacker, or
// to one as far if no farther one can be entered; 3 Pushes over an Obstacle. Never off the map.
//   (1) nobody stands where it ends
//   (2) by default a Push to a farther space raises the distance by exactly 1
// Requires 0 <= pushes <= kMostPushes.
PushRuling rule_push(const Board& board, const Pieces& pieces, const PushQuestion& question,
                     const Options& options);

}  // namespace parapet::mayhem
