#pragma once

#include "rules/skybridge/game/action.h"

namespace parapet::skybridge::game {

// A new round begins, the first one after the play before the game: its number goes up by one, and
// nothing of its preparation is done yet.
void begin_round(State& state);

// G-15: a new round turns up the top cards; G-16: the crown's owner decides; then the first turn
// begins. Whether the state moved on by itself. In this phase `done` is 1 once cards are turned up.
bool advance_preparation(const Game& game, State& state);

}  // namespace parapet::skybridge::game
