#pragma once

#include "rules/skybridge/game/state.h"

namespace parapet::skybridge::game {

// G-19: whether the player in turn may trade on the board now: while nothing is asked, or while
// making room; with O-27 whatever that player is asked.
bool may_trade_now(const Game& game, const State& state);

}  // namespace parapet::skybridge::game
