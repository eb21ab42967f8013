#pragma once

#include <vector>

#include "rules/skybridge/game/action.h"
#include "rules/skybridge/game/means.h"

namespace parapet::skybridge::game {

// All ways in which a player can use an active effect so that it does something (G-33 to G-45,
// G-90), sorted; none if it cannot be used. A payment is checked and counts as paid for what comes
// of it. A trade whose price and whose gain both take population takes them of one colour.
std::vector<Target> targets(const Game& game, const State& state, Seat seat, const Effect& effect);
std::vector<Target> targets(const Game& game, const State& state, Seat seat, const Effect& effect,
                            const Means& means);

// Does it. REQUIRES: a target of targets(), with an order given where it says `any`.
void perform(const Game& game, State& state, Seat seat, const Effect& effect, const Target& target);

// An immediate effect as an active one.
Effect effect_of(Immediate effect);

// G-90: what the die shows (O-32, O-40); nothing before its first roll.
std::optional<Resource> shown_by_die(const Game& game, const State& state);

}  // namespace parapet::skybridge::game
