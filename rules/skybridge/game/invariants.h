#pragma once

#include <optional>
#include <string>

#include "rules/skybridge/game/state.h"

namespace parapet::skybridge::game {

// What holds of every state after every action: cards and population are conserved, resources fit,
// leader + completed = 8, at most so many tops lie open, ... (docs/rules-skybridge.md, invariants 1
// to 6 and 9). Where a reading changes one, that reading is looked at. What is broken, as a
// sentence; nothing if all hold.
std::optional<std::string> broken_invariant(const Game& game, const State& state);

// What holds between a state and the one after an action (4, 6 to 8): no token turns back, no
// closed slot changes, a legion takes one step at a time, no garrison leaves, hands change by
// taking and playing only. The tenth, that somebody can always act and that a replay ends alike, is
// tried by random_play.h.
std::optional<std::string> broken_invariant(const Game& game, const State& before,
                                            const State& after);

}  // namespace parapet::skybridge::game
