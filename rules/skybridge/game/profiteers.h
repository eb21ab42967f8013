#pragma once

#include <vector>

#include "rules/skybridge/game/action.h"

namespace parapet::skybridge::game {

// E2 (G-90): whether the player can pay, and if so, the ways to use what is printed at the slot
// that has been played on.
bool may_pay_profiteers(const State& state, Seat seat);
std::vector<Target> profiteer_targets(const Game& game, const State& state, Seat seat);

// Population to the leader; with `slot_effect`, what is printed at the slot.
void pay_profiteers(const Game& game, State& state, Seat seat, bool slot_effect,
                    const Target& target);

}  // namespace parapet::skybridge::game
