#pragma once

#include <vector>

#include "rules/skybridge/game/action.h"
#include "rules/skybridge/game/means.h"

namespace parapet::skybridge::game {

// G-45: the Godh cards of the hand, each with the slots that it may be put on, and the places that
// the garden card may move to before (O-39).
void add_religions(const Game& game, const State& state, Seat seat, const Means& means,
                   std::vector<Target>& out);

// Puts the card there and turns the token to power.
void put_godh_card(Holder& holder, const Target& target);

}  // namespace parapet::skybridge::game
