#pragma once

#include "rules/skybridge/game/state.h"

namespace parapet::skybridge::game {

// 3 begins (G-37): notes which cards are visible, where only these count (O-23).
void begin_main_effects(const Game& game, State& state);

}  // namespace parapet::skybridge::game
