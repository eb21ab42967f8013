#pragma once

#include "rules/skybridge/game/state.h"

namespace parapet::skybridge::game {

// A step of the Faction phase in which each player has a part, clockwise from the marker's holder
// (O-36): the first one is up, nobody has had it yet.
void begin_step(State& state, Step step);

// The next player is up.
void pass_on(const Game& game, State& state);

// The steps of the Faction phase, each as far as nobody has to decide. REQUIRES: the game is in
// that step, and nothing is pending.
void advance_bridge(const Game& game, State& state);        // G-59, G-60
void advance_great_drakhe(const Game& game, State& state);  // G-62, G-66..G-69
void advance_food(const Game& game, State& state);          // G-63
void advance_clearing(const Game& game, State& state);      // G-64, G-65

}  // namespace parapet::skybridge::game
