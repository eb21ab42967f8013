#include <algorithm>
#include <cassert>
#include <cstdint>

#include "rules/skybridge/game/faction_phase.h"
#include "rules/skybridge/game/play.h"
#include "rules/skybridge/game/take.h"

namespace parapet::skybridge::game {
namespace {

constexpr std::size_t kMostGodhCards = 3;  // G-50

// O-30: the player says in which order the cards go under the pile.
bool orders_discards(const Game& game, const State& state) {
  return state.step == Step::check && game.readings.player_orders_discards() &&
         state.at(state.active).godh_out.size() > 1;
}

bool may_go_on(const Game& game, const State& state) {
  switch (state.step) {
    case Step::take:
      return may_skip_taking(game, state);
    case Step::play:
      return may_skip_playing(game, state);
    case Step::main:
    case Step::build:
      return true;
    case Step::check:
      return state.at(state.active).godh_hand.size() <= kMostGodhCards;
    default:
      return false;
  }
}

// G-51, O-30: what was discarded first goes under the pile first, so the last one is the lowest.
void return_discards(State& state, const Order& order) {
  std::vector<GodhId>& out = state.at(state.active).godh_out;
  for (std::size_t n = 0; n < out.size(); ++n) {
    const GodhId card = order.positions.empty() ? out[n] : out[order.positions[n]];
    state.godh_pile.insert(state.godh_pile.begin(), card);
  }
  out.clear();
}

void renew_main_effects(Holder& holder) {
  for (Slot& slot : holder.slots) {
    for (PlacedCard& card : slot.cards) card.used = 0;
  }
}

void end_turn(const Game& game, State& state, const Order& order) {
  return_discards(state, order);
  renew_main_effects(state.at(state.active));
  state.gift_passives = {};
  ++state.done;
  if (state.done < game.seats()) return begin_turn(state, game.left_of(state.active));
  state.phase = Phase::faction;
  state.step = Step::bridge;
  state.active = state.marker;
  state.done = 0;
}

}  // namespace

void begin_turn(State& state, Seat seat) {
  state.phase = Phase::character;
  state.step = Step::take;
  state.active = seat;
  state.looked.reset();
  state.has_looked = false;
  state.taken_from.reset();
  state.gift_passives = {};
  state.contributed = false;
  state.played_slot = -1;
  state.triggers.clear();
  renew_main_effects(state.at(seat));
}

void list_next(const Game& game, const State& state, Actions& actions) {
  if (!may_go_on(game, state)) return;
  Next next;
  next.order.any = orders_discards(game, state);
  actions.push_back(std::move(next));
}

void carry_out(const Game& game, State& state, const Next& action) {
  switch (state.step) {
    case Step::take:  // without a card there is no bonus (O-5); one looked at is put back (G-83)
      state.looked.reset();
      state.step = Step::play;
      break;
    case Step::play:  // nothing was played, so no effect is left to resolve
      state.step = Step::triggers;
      break;
    case Step::main:
      state.shown = {};
      state.step = Step::build;
      break;
    case Step::build:
      state.step = Step::check;
      break;
    default:
      assert(state.step == Step::check);
      end_turn(game, state, action.order);
  }
}

}  // namespace parapet::skybridge::game
