#include "rules/skybridge/game/crown.h"

#include "rules/skybridge/game/bonus.h"
#include "rules/skybridge/game/take.h"
#include "rules/skybridge/game/visible.h"

namespace parapet::skybridge::game {
namespace {

// Whether the player in turn meets the crown of somebody else on a stack.
bool meets_crown(const Game& game, const State& state, StackName stack, Ability ability) {
  const Crown& crown = state.crown;
  return crown.on == stack && crown.owner != kNobody && crown.owner != state.active &&
         has(game, state, crown.owner, ability);
}

void return_crown(const Game& game, State& state) {
  const StackName stack = *state.crown.on;
  const bool asked = meets_crown(game, state, stack, Ability::empery);
  state.crown.on.reset();
  if (!asked || bonuses_at(game, stack).empty()) return;
  Decision decision;
  decision.kind = Decision::Kind::crown_bonus;
  decision.decider = state.crown.owner;
  decision.stack = stack;
  state.pending.push_back(std::move(decision));
}

}  // namespace

bool costs_population(const Game& game, const State& state, StackName stack) {
  return meets_crown(game, state, stack, Ability::agony);
}

void pay_for_crown(State& state) {
  const std::size_t colour = static_cast<std::size_t>(state.active);
  --state.at(state.active).population[colour];
  ++state.at(state.crown.owner).population[colour];
}

void open_card_taken(const Game& game, State& state, StackName stack) {
  if (state.crown.on != stack) return;
  const bool waits =
      game.readings.crown_bonus_after_bonus() && meets_crown(game, state, stack, Ability::empery);
  if (!waits) return_crown(game, state);
}

void give_crown_bonus_after_bonus(const Game& game, State& state) {
  if (state.crown.on && state.crown.on == state.taken_from) return_crown(game, state);
}

void clear_crown(const Game& game, State& state) {
  if (game.readings.crown_returns_at_clearing()) state.crown.on.reset();
}

void list_crown_places(const Game& game, const State& /*state*/, Actions& actions) {
  if (!game.readings.crown_must_be_placed()) actions.push_back(PlaceCrown{std::nullopt});
  for (const StackName stack : kStackNames) {
    if (is_central(stack)) actions.push_back(PlaceCrown{stack});
  }
}

void list_crown_bonuses(const Game& game, const State& state, Actions& actions) {
  actions.push_back(TakeCrownBonus{std::nullopt});
  for (const Bonus& bonus : bonuses_at(game, state.pending.back().stack)) {
    actions.push_back(TakeCrownBonus{bonus});
  }
}

void carry_out(const Game& /*game*/, State& state, const PlaceCrown& action) {
  state.pending.pop_back();
  state.crown.on = action.stack;
}

void carry_out(const Game& game, State& state, const TakeCrownBonus& action) {
  const Seat owner = state.pending.back().decider;
  state.pending.pop_back();
  if (action.bonus) gain_bonus(game, state, owner, *action.bonus);
}

}  // namespace parapet::skybridge::game
