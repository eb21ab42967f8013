#pragma once

#include "rules/skybridge/game/action.h"

namespace parapet::skybridge::game {

// G-15: a new round turns up the top cards; G-16: the crown's owner decides; then the first turn
// begins. Whether the state moved on by itself.
bool advance_preparation(const Game& game, State& state);

}  // namespace parapet::skybridge::game
