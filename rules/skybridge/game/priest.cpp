#include <algorithm>
#include <array>

#include "rules/skybridge/game/gift.h"
#include "rules/skybridge/game/play.h"
#include "rules/skybridge/game/sorted_hand.h"

namespace parapet::skybridge::game {
namespace {

// The ways of the gift of a card that has been drawn; one with nothing to say where it would have
// no effect and may be discarded all the same (O-28).
std::vector<Target> ways(const Game& game, const State& state, Seat seat, GodhId card) {
  std::vector<Target> found = gift_targets(game, state, seat, card, means_of(state.at(seat)));
  if (found.empty() && !game.readings.empty_gift_only_for_excess()) found.emplace_back();
  return found;
}

// Uses the gift of a card that has been drawn if that is possible: it may have no effect (O-28),
// and an order of cards that the first gift gave can make a feud for the second one.
void use_if_possible(const Game& game, State& state, Seat seat, GodhId card, const Target& target) {
  Target listed = target;
  if (!listed.order.positions.empty()) listed.order = {true, {}};
  const std::vector<Target> possible =
      gift_targets(game, state, seat, card, means_of(state.at(seat)));
  if (std::find(possible.begin(), possible.end(), listed) == possible.end()) return;
  use_gift(game, state, seat, card, target);
}

// The state in which the gift of a card is used first: nothing else is asked.
State discarded(const State& state, const Decision& decision, GodhId card) {
  State next = state;
  next.pending.pop_back();
  next.at(decision.decider).godh_out.push_back(card);
  return next;
}

Priest both(std::size_t first, const Target& first_target, const Target& second_target) {
  if (first == 0) return {-1, 0, first_target, second_target};
  return {-1, 1, second_target, first_target};
}

// G-81: both are discarded, one after the other; the second gift finds what the first one left.
void list_both(const Game& game, const State& state, const Decision& decision, Actions& actions) {
  const Seat seat = decision.decider;
  for (std::size_t first = 0; first < 2; ++first) {
    const GodhId card = decision.cards[first];
    const GodhId other = decision.cards[1 - first];
    if (first == 1 && card == other) break;
    const State begun = discarded(state, decision, card);
    for (const Target& target : ways(game, begun, seat, card)) {
      State next = begun;
      use_if_possible(game, next, seat, card, target);
      next.at(seat).godh_out.push_back(other);
      for (const Target& second : ways(game, next, seat, other)) {
        actions.emplace_back(both(first, target, second));
      }
    }
  }
}

}  // namespace

void list_priest(const Game& game, const State& state, Actions& actions) {
  const Decision& decision = state.pending.back();
  const auto before = static_cast<std::ptrdiff_t>(actions.size());
  if (decision.cards.size() == 1) {
    const State begun = discarded(state, decision, decision.cards[0]);
    for (Target& target : ways(game, begun, decision.decider, decision.cards[0])) {
      actions.emplace_back(Priest{-1, 0, std::move(target), {}});
    }
  } else {
    list_both(game, state, decision, actions);
  }
  std::sort(actions.begin() + before, actions.end());
  actions.emplace_back(Priest{0, 0, {}, {}});
  const bool differ = decision.cards.size() == 2 && decision.cards[0] != decision.cards[1];
  if (differ) actions.emplace_back(Priest{1, 0, {}, {}});
}

void carry_out(const Game& game, State& state, const Priest& action) {
  const Decision decision = state.pending.back();
  state.pending.pop_back();
  const Seat seat = decision.decider;
  const std::vector<std::uint8_t>& cards = decision.cards;
  if (action.keep >= 0) {
    const GodhId kept = cards[static_cast<std::size_t>(action.keep)];
    add_to_hand(state.at(seat).godh_hand, kept);
    if (cards.size() == 2) {
      state.godh_pile.insert(state.godh_pile.begin(),
                             cards[static_cast<std::size_t>(1 - action.keep)]);
    }
    return;
  }
  const std::array<const Target*, 2> given = {&action.gift_0, &action.gift_1};
  auto next = static_cast<std::size_t>(action.first);
  for (std::size_t n = 0; n < cards.size(); ++n, next = 1 - next) {
    state.at(seat).godh_out.push_back(cards[next]);
    use_if_possible(game, state, seat, cards[next], *given[next]);
  }
}

}  // namespace parapet::skybridge::game
