#pragma once

#include "rules/skybridge/game/state.h"

namespace parapet::skybridge::game {

// Whether there is a Godh card to draw: on the pile, or with O-6 among what the player in turn has
// discarded.
bool may_draw_godh(const Game& game, const State& state, Seat seat);

// The top Godh card to the hand; B1 draws two, which lie in the decision `priest` until it is made
// (G-81, O-31). Nothing from an empty pile.
void draw_godh(const Game& game, State& state, Seat seat);

}  // namespace parapet::skybridge::game
