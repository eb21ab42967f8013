#pragma once

#include "rules/mayhem/attack/dice.h"

namespace parapet::mayhem {

// A fall of a number of Levels.
struct Fall {
  int levels = 0;
  bool is_forced = false;     // pushed off a Level, or the floor gave way
  bool is_cut_short = false;  // by a Dash
};

// The dice that attack who falls: one red for each Level if forced (AOM-FALL-2), none for a fall by
// own action (AOM-FALL-1) or if a Dash cuts it short (AOM-FALL-3).
// Requires 0 <= levels <= Dice::kMost.
Dice fall_dice(const Fall& fall);

}  // namespace parapet::mayhem
