#pragma once

#include "rules/skybridge/game/state.h"

namespace parapet::skybridge::game {

// G-59, G-86: rolls the die onto the current segment, and with Bridge Builder the second die beside
// it: at once where the state draws chance itself, else the caller is asked for the faces.
void roll_dice(const Game& game, State& state);

}  // namespace parapet::skybridge::game
