#include "rules/skybridge/game/faction_phase.h"
#include "rules/skybridge/game/phase_steps.h"
#include "rules/skybridge/game/population.h"
#include "rules/skybridge/game/visible.h"

namespace parapet::skybridge::game {
namespace {

// G-63, O-29: a gift of Food ends with the turn, unless it is read to last the round.
bool shows_food(const Game& game, const State& state, Seat seat) {
  if (visible_passives(game, state, seat)[Passive::food] > 0) return true;
  return game.readings.gift_of_food_lasts_the_round() && state.at(seat).fed_by_gift;
}

}  // namespace

void advance_food(const Game& game, State& state) {
  if (state.done == game.seats()) {
    state.step = Step::clear;
    return;
  }
  const Seat seat = state.active;
  if (!shows_food(game, state, seat)) {
    const std::vector<Seat> colours = colours_that_may_leave(game, state, seat);
    if (colours.size() > 1) {
      Decision decision;
      decision.kind = Decision::Kind::feed;
      decision.decider = seat;
      state.pending.push_back(std::move(decision));
      return;
    }
    if (!colours.empty()) become_rebel(state, seat, colours.front());
  }
  pass_on(game, state);
}

void list_feeds(const Game& game, const State& state, Actions& actions) {
  for (const Seat colour : colours_that_may_leave(game, state, state.pending.back().decider)) {
    actions.push_back(Feed{colour});
  }
}

void carry_out(const Game& game, State& state, const Feed& action) {
  const Seat seat = state.pending.back().decider;
  state.pending.pop_back();
  become_rebel(state, seat, action.colour);
  pass_on(game, state);
}

}  // namespace parapet::skybridge::game
