#pragma once

#include <vector>

#include "rules/skybridge/game/state.h"

namespace parapet::skybridge::game {

// All population on a player's board, of any colour (G-79).
int population_on_board(const Holder& holder);

// Colours that a player may give away for food or to ELBEA (O-12); sorted.
std::vector<Seat> colours_that_may_leave(const Game& game, const State& state, Seat seat);

// Colours that may pay an armament (O-13); sorted.
std::vector<Seat> colours_that_may_arm(const Game& game, const State& state, Seat seat);

// G-61: one of that colour on the player's board goes to the leader as a rebel.
void become_rebel(State& state, Seat board, Seat colour);

}  // namespace parapet::skybridge::game
