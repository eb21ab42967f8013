#pragma once

#include <span>

#include "rules/skybridge/game/state.h"

namespace parapet::skybridge::game {

// G-49: whether a card may cover a stack, from the bottom, that it does not lie in yet. O-18: which
// of two neighbours' feud counts; O-19: whether only the top card does; G-85: D1 ignores feuds.
bool feuds_let(const Game& game, const State& state, Seat seat, const PlacedCard& card,
               std::span<const PlacedCard> below);

}  // namespace parapet::skybridge::game
