#pragma once

#include <optional>
#include <string>

#include "rules/skybridge/game/state.h"

namespace parapet::skybridge::game {

// What holds of every state after every action: cards and population are conserved, resources fit,
// legions stay on the track, leader + completed = 8, ... (docs/rules-skybridge.md, invariants).
// What is broken, as a sentence; nothing if all hold.
std::optional<std::string> broken_invariant(const Game& game, const State& state);

// What holds between a state and the one after it: no token turns back, no closed slot changes, a
// legion takes one step at a time, no garrison leaves.
std::optional<std::string> broken_invariant(const Game& game, const State& before,
                                            const State& after);

}  // namespace parapet::skybridge::game
