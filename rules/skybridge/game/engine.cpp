#include "rules/skybridge/game/engine.h"

#include <algorithm>
#include <variant>

#include "rules/skybridge/game/action_kind.h"
#include "rules/skybridge/game/faction_phase.h"
#include "rules/skybridge/game/orders.h"
#include "rules/skybridge/game/own_turn.h"
#include "rules/skybridge/game/play.h"
#include "rules/skybridge/game/preparation.h"
#include "rules/skybridge/game/setup.h"
#include "rules/skybridge/game/storage.h"
#include "rules/skybridge/game/take.h"

namespace parapet::skybridge::game {
namespace {

// What the last pending decision can be answered with.
void list_answers(const Game& game, const State& state, Actions& actions) {
  using Kind = Decision::Kind;
  switch (state.pending.back().kind) {
    case Kind::choose_board:
    case Kind::place_garden:
      return list_setup(game, state, actions);
    case Kind::place_crown:
      return list_crown_places(game, state, actions);
    case Kind::keep:
      return list_keeps(game, state, actions);
    case Kind::crown_bonus:
      return list_crown_bonuses(game, state, actions);
    case Kind::make_room:
      return list_room(game, state, actions);
    case Kind::priest:
      return list_priest(game, state, actions);
    case Kind::roll:
      return list_rolls(game, state, actions);
    case Kind::turn_die:
    case Kind::choose_die:
      return list_die_choices(game, state, actions);
    case Kind::harm:
      return list_harms(game, state, actions);
    case Kind::feed:
      return list_feeds(game, state, actions);
    case Kind::compensate:
      return list_compensations(game, state, actions);
  }
}

// What the player in turn can do in a step of the turn, apart from trades and gifts.
void list_step(const Game& game, const State& state, Actions& actions) {
  switch (state.step) {
    case Step::take:
      list_takes(game, state, actions);
      break;
    case Step::bonus:
      list_bonuses(game, state, actions);
      break;
    case Step::play:
      list_plays(game, state, actions);
      break;
    case Step::triggers:
      list_triggers(game, state, actions);
      break;
    case Step::main:
      list_main_effects(game, state, actions);
      break;
    case Step::build:
      list_contributions(game, state, actions);
      break;
    default:
      break;
  }
  list_next(game, state, actions);
}

// G-19, G-47, O-27: what the player in turn may do at any moment: board trades, and with O-26
// handing back, between decisions or to make room; gifts between decisions.
void list_exchanges(const Game& game, const State& state, Actions& actions) {
  if (state.phase != Phase::character || decider(state) != state.active) return;
  const bool between = state.pending.empty() || game.readings.trades_and_gifts_anywhere();
  if (may_trade_now(game, state)) {
    list_board_trades(game, state, actions);
    list_room(game, state, actions);
  }
  if (between) list_gifts(game, state, actions);
}

bool move_on(const Game& game, State& state) {
  switch (state.phase) {
    case Phase::setup:
      return advance_setup(game, state);
    case Phase::before:
      return advance_triggers(game, state);
    case Phase::preparation:
      return advance_preparation(game, state);
    case Phase::character:
      if (state.step == Step::bonus) return advance_bonus(game, state);
      return state.step == Step::triggers && advance_triggers(game, state);
    case Phase::faction:
      return advance_faction(game, state);
    case Phase::compensation:
      return advance_compensation(game, state);
    case Phase::over:
      return false;
  }
  return false;
}

// The kinds that are legal, each once: "take, trade or next".
std::string kinds_of(const Actions& actions) {
  if (actions.empty()) return "nothing, because the game is over";
  std::vector<std::string_view> kinds;
  for (const Action& action : actions) {
    if (kinds.empty() || kinds.back() != kind_of(action)) kinds.push_back(kind_of(action));
  }
  std::string text;
  for (std::size_t n = 0; n < kinds.size(); ++n) {
    if (n > 0) text += n + 1 == kinds.size() ? " or " : ", ";
    text += kinds[n];
  }
  return text;
}

Fault illegal(const Actions& actions, const Action& action) {
  const bool same_kind = std::any_of(actions.begin(), actions.end(), [&](const Action& other) {
    return other.index() == action.index();
  });
  Fault fault;
  fault.code = "illegal-action";
  fault.place = "action";
  fault.found = std::string(kind_of(action));
  fault.found +=
      same_kind ? ", which is not legal with these parameters" : ", which is not legal now";
  fault.expected = same_kind ? "one of the legal actions" : kinds_of(actions);
  return fault;
}

Fault open_order(const Action& action) {
  Fault fault;
  fault.code = "illegal-action";
  fault.place = "action";
  fault.found = std::string(kind_of(action)) + " with any order";
  fault.expected = "one order of the cards";
  return fault;
}

}  // namespace

bool is_over(const State& state) { return state.phase == Phase::over; }

Seat decider(const State& state) {
  if (!state.pending.empty()) return state.pending.back().decider;
  return is_over(state) ? kNobody : state.active;
}

Actions legal(const Game& game, const State& state) {
  Actions actions;
  if (is_over(state)) return actions;
  if (state.pending.empty()) {
    list_step(game, state, actions);
  } else {
    list_answers(game, state, actions);
  }
  list_exchanges(game, state, actions);
  std::sort(actions.begin(), actions.end());
  actions.erase(std::unique(actions.begin(), actions.end()), actions.end());
  return actions;
}

Result<State> apply(const Game& game, const State& state, const Action& action) {
  State after = state;
  if (Result<void> done = apply_in_place(game, after, action); !done) {
    return Failure(std::move(done.error()));
  }
  return after;
}

Result<void> apply_in_place(const Game& game, State& state, const Action& action) {
  const Actions actions = legal(game, state);
  if (!is_listed(state, actions, action)) return Failure(illegal(actions, action));
  if (has_any_order(action)) return Failure(open_order(action));
  apply_listed(game, state, action);
  return {};
}

void apply_listed(const Game& game, State& state, const Action& action) {
  std::visit([&](const auto& concrete) { carry_out(game, state, concrete); }, action);
  advance(game, state);
}

void advance(const Game& game, State& state) {
  do {
    settle_gains(state);
    if (!state.pending.empty()) return;
  } while (move_on(game, state));
}

}  // namespace parapet::skybridge::game
