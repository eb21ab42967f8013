#pragma once

#include "rules/skybridge/game/state.h"

namespace parapet::skybridge::game {

// G-11, G-12, O-1: setup step 9, as the data say. Cards are dealt one at a time, clockwise from the
// start player: first the starting cards, which lie in the box from the bottom above the garden
// card, then one of each stack that is named. The crown goes to its owner; the garden card stays in
// the box until it is placed. REQUIRES: boards chosen.
void deal(const Game& game, State& state);

// Who has the ability, or kNobody.
Seat owner_of(const Game& game, const State& state, Ability ability);

}  // namespace parapet::skybridge::game
