#include "rules/skybridge/game/profiteers.h"

#include "rules/skybridge/game/effects.h"
#include "rules/skybridge/game/population.h"

namespace parapet::skybridge::game {
namespace {

const Effect& printed_effect(const Game& game, const State& state, Seat seat) {
  const Holder& holder = state.at(seat);
  const PlayerBoard& board = game.cards->boards[static_cast<std::size_t>(holder.board)];
  return board.sides[static_cast<std::size_t>(holder.side)]
      .slot_effects[static_cast<std::size_t>(state.played_slot)];
}

}  // namespace

bool may_pay_profiteers(const State& state, Seat seat) {
  return state.at(seat).population[static_cast<std::size_t>(seat)] > 0;
}

std::vector<Target> profiteer_targets(const Game& game, const State& state, Seat seat) {
  Means means = means_of(state.at(seat));
  --means.population[static_cast<std::size_t>(seat)];
  means.rebel_at_leader = true;
  return targets(game, state, seat, printed_effect(game, state, seat), means);
}

void pay_profiteers(const Game& game, State& state, Seat seat, bool slot_effect,
                    const Target& target) {
  become_rebel(state, seat, seat);
  if (slot_effect) perform(game, state, seat, printed_effect(game, state, seat), target);
}

}  // namespace parapet::skybridge::game
