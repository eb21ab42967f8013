#pragma once

#include <vector>

#include "rules/skybridge/game/action.h"
#include "rules/skybridge/game/means.h"

namespace parapet::skybridge::game {

// G-47: the ways to use the gift of a Godh card; a passive one has a single way, with nothing to
// say. None if it would have no effect.
std::vector<Target> gift_targets(const Game& game, const State& state, Seat seat, GodhId card,
                                 const Means& means);

// Uses it: a passive gift counts until the turn ends (O-29: Food may last the round), an active one
// is resolved. REQUIRES: a target of gift_targets(), in the player's own turn.
void use_gift(const Game& game, State& state, Seat seat, GodhId card, const Target& target);

}  // namespace parapet::skybridge::game
