#pragma once

#include <vector>

#include "rules/skybridge/game/action.h"

namespace parapet::skybridge::game {

// G-34: the stacks that have another order, each once, with `any` order.
void add_inspirations(const Game& game, const State& state, Seat seat, std::vector<Target>& out);

// Orders a stack anew; the token stays. `any` leaves it as it is. REQUIRES: else, an order of its
// cards.
void inspire(Slot& slot, const Order& order);

}  // namespace parapet::skybridge::game
