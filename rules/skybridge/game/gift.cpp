#include "rules/skybridge/game/gift.h"

#include "rules/skybridge/game/effects.h"
#include "rules/skybridge/game/play.h"
#include "rules/skybridge/game/sorted_hand.h"

namespace parapet::skybridge::game {
namespace {

constexpr std::size_t kGodhHandLimit = 3;  // G-50

// G-19, O-27
bool is_the_moment(const Game& game, const State& state) {
  if (state.phase != Phase::character) return false;
  if (state.pending.empty()) return true;
  return game.readings.trades_and_gifts_anywhere() && state.pending.back().decider == state.active;
}

// O-28
bool may_decline(const Game& game, const State& state) {
  if (!game.readings.empty_gift_only_for_excess()) return true;
  return state.step == Step::check && state.at(state.active).godh_hand.size() > kGodhHandLimit;
}

}  // namespace

std::vector<Target> gift_targets(const Game& game, const State& state, Seat seat, GodhId card,
                                 const Means& means) {
  const auto* effect = std::get_if<Effect>(&game.cards->godh[card].gift);
  if (effect == nullptr) return std::vector<Target>(1);
  return targets(game, state, seat, *effect, means);
}

void use_gift(const Game& game, State& state, Seat seat, GodhId card, const Target& target) {
  const std::variant<Passive, Effect>& gift = game.cards->godh[card].gift;
  if (const auto* effect = std::get_if<Effect>(&gift)) {
    return perform(game, state, seat, *effect, target);
  }
  const Passive passive = std::get<Passive>(gift);
  ++state.gift_passives[passive];
  if (passive == Passive::food && game.readings.gift_of_food_lasts_the_round()) {
    state.at(seat).fed_by_gift = true;
  }
}

void list_gifts(const Game& game, const State& state, Actions& actions) {
  if (!is_the_moment(game, state)) return;
  const Seat seat = state.active;
  const std::vector<GodhId>& hand = state.at(seat).godh_hand;
  if (hand.empty()) return;
  Means means = means_of(state.at(seat));
  for (std::size_t n = 0; n < hand.size(); ++n) {
    if (n > 0 && hand[n - 1] == hand[n]) continue;
    means.godh_discarded = hand[n];
    if (may_decline(game, state)) actions.emplace_back(Gift{hand[n], false, {}});
    for (Target& target : gift_targets(game, state, seat, hand[n], means)) {
      actions.emplace_back(Gift{hand[n], true, std::move(target)});
    }
  }
}

void carry_out(const Game& game, State& state, const Gift& action) {
  const Seat seat = state.active;
  Holder& holder = state.at(seat);
  take_from_hand(holder.godh_hand, action.card);
  holder.godh_out.push_back(action.card);
  if (action.used) use_gift(game, state, seat, action.card, action.target);
}

}  // namespace parapet::skybridge::game
