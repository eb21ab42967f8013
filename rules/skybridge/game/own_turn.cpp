#include "rules/skybridge/game/own_turn.h"

namespace parapet::skybridge::game {

bool may_trade_now(const Game& game, const State& state) {
  if (state.phase != Phase::character) return false;
  if (state.pending.empty()) return true;
  const Decision& asked = state.pending.back();
  return asked.decider == state.active &&
         (asked.kind == Decision::Kind::make_room || game.readings.trades_and_gifts_anywhere());
}

}  // namespace parapet::skybridge::game
