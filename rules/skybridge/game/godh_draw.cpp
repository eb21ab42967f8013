#include "rules/skybridge/game/godh_draw.h"

#include <optional>

#include "rules/skybridge/game/sorted_hand.h"
#include "rules/skybridge/game/visible.h"

namespace parapet::skybridge::game {
namespace {

// What may go back under an empty pile (O-6).
bool may_recycle(const Game& game, const State& state) {
  return game.readings.discards_refill_godh() && !state.at(state.active).godh_out.empty();
}

std::optional<GodhId> top_card(const Game& game, State& state) {
  if (state.godh_pile.empty() && may_recycle(game, state)) {
    // The first one discarded goes under the pile first, so it lies on top (O-30).
    std::vector<GodhId>& out = state.at(state.active).godh_out;
    state.godh_pile.assign(out.rbegin(), out.rend());
    out.clear();
  }
  if (state.godh_pile.empty()) return std::nullopt;
  const GodhId card = state.godh_pile.back();
  state.godh_pile.pop_back();
  return card;
}

}  // namespace

bool may_draw_godh(const Game& game, const State& state, Seat /*seat*/) {
  return !state.godh_pile.empty() || may_recycle(game, state);
}

void draw_godh(const Game& game, State& state, Seat seat) {
  const std::optional<GodhId> first = top_card(game, state);
  if (!first) return;
  if (!has(game, state, seat, Ability::high_priest)) {
    add_to_hand(state.at(seat).godh_hand, *first);
    return;
  }
  const std::optional<GodhId> second = top_card(game, state);
  if (!second && game.readings.priest_keeps_a_single_card()) {
    add_to_hand(state.at(seat).godh_hand, *first);
    return;
  }
  Decision decision;
  decision.kind = Decision::Kind::priest;
  decision.decider = seat;
  decision.cards.push_back(*first);
  if (second) decision.cards.push_back(*second);
  state.pending.push_back(std::move(decision));
}

}  // namespace parapet::skybridge::game
