#include <algorithm>

#include "rules/skybridge/game/crown.h"
#include "rules/skybridge/game/population.h"
#include "rules/skybridge/game/sorted_hand.h"
#include "rules/skybridge/game/take.h"
#include "rules/skybridge/game/visible.h"

namespace parapet::skybridge::game {
namespace {

// How many more cards Knowledge can draw from a stack (G-22, O-44).
int most_extra(const State& state, StackName stack, int knowledge) {
  if (!is_central(stack)) return 0;
  return std::min(knowledge, static_cast<int>(state.at(stack).cards.size()) - 1);
}

bool can_pay_crown(const State& state) {
  return state.at(state.active).population[static_cast<std::size_t>(state.active)] > 0;
}

// C1 (G-83)
bool may_look_at(const State& state, StackName stack) {
  return is_central(stack) && !state.at(stack).open && !state.at(stack).cards.empty();
}

CardId lift(Stack& stack) {
  const CardId card = stack.cards.back();
  stack.cards.pop_back();
  return card;
}

void to_bonus(State& state, StackName stack) {
  state.taken_from = stack;
  state.looked.reset();
  state.step = Step::bonus;
}

// After the open card has been taken, and one kept of those drawn.
void end_take(const Game& game, State& state, StackName stack) {
  to_bonus(state, stack);
  open_card_taken(game, state, stack);
}

}  // namespace

void list_takes(const Game& game, const State& state, Actions& actions) {
  if (!state.has_looked && has_look(game, state, state.active)) {
    for (const StackName stack : kStackNames) {
      if (may_look_at(state, stack)) actions.push_back(Look{stack});
    }
  }
  const int knowledge = visible_passives(game, state, state.active)[Passive::knowledge];
  for (const StackName stack : kStackNames) {
    if (!state.at(stack).open) continue;
    if (costs_population(game, state, stack) && !can_pay_crown(state)) continue;
    const int most = most_extra(state, stack, knowledge);
    // O-7: all that Knowledge draws, or nothing.
    const int step = game.readings.knowledge_all_or_none() ? std::max(most, 1) : 1;
    for (int extra = 0; extra <= most; extra += step) {
      actions.push_back(Take{stack, static_cast<std::int8_t>(extra)});
    }
  }
  if (state.looked) actions.push_back(TakeLooked{});
}

bool may_skip_taking(const Game& game, const State& state) {
  return std::none_of(kStackNames.begin(), kStackNames.end(), [&](StackName stack) {
    return state.at(stack).open && !costs_population(game, state, stack);
  });
}

void carry_out(const Game& /*game*/, State& state, const Look& action) {
  state.has_looked = true;
  state.looked = action.stack;
}

void carry_out(const Game& game, State& state, const Take& action) {
  if (costs_population(game, state, action.stack)) pay_for_crown(state);
  Stack& stack = state.at(action.stack);
  stack.open = false;
  state.looked.reset();
  if (action.extra == 0) {
    add_to_hand(state.at(state.active).hand, lift(stack));
    end_take(game, state, action.stack);
    return;
  }
  Decision decision;
  decision.kind = Decision::Kind::keep;
  decision.decider = state.active;
  decision.stack = action.stack;
  for (int n = 0; n <= action.extra; ++n) decision.cards.push_back(lift(stack));
  std::sort(decision.cards.begin(), decision.cards.end());
  state.pending.push_back(std::move(decision));
}

void carry_out(const Game& /*game*/, State& state, const TakeLooked& /*action*/) {
  const StackName stack = *state.looked;
  add_to_hand(state.at(state.active).hand, lift(state.at(stack)));
  to_bonus(state, stack);
}

void list_keeps(const Game& /*game*/, const State& state, Actions& actions) {
  const std::vector<CardId>& cards = state.pending.back().cards;
  Order order;
  order.any = cards.size() > 2;
  if (!order.any) order.positions = {0};
  for (std::size_t n = 0; n < cards.size(); ++n) {
    const bool same = n > 0 && cards[n] == cards[n - 1];
    if (!same) actions.push_back(Keep{cards[n], order});
  }
}

void carry_out(const Game& game, State& state, const Keep& action) {
  const Decision decision = std::move(state.pending.back());
  state.pending.pop_back();
  std::vector<CardId> rest = decision.cards;
  take_from_hand(rest, action.card);
  for (const std::uint8_t position : action.order.positions) {
    state.at(decision.stack).cards.push_back(rest[position]);
  }
  add_to_hand(state.at(state.active).hand, action.card);
  end_take(game, state, decision.stack);
}

}  // namespace parapet::skybridge::game
