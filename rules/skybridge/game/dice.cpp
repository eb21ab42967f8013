#include "rules/skybridge/game/dice.h"

#include <algorithm>
#include <cassert>

#include "rules/skybridge/game/deal.h"
#include "rules/skybridge/game/faction_phase.h"
#include "rules/skybridge/game/price.h"
#include "rules/skybridge/game/random.h"

namespace parapet::skybridge::game {
namespace {

// Who rolls the second die too; nobody before the game, when only the bridge die may be (O-32).
Seat bridge_builder(const Game& game, const State& state) {
  return state.phase == Phase::setup ? kNobody : owner_of(game, state, Ability::bridge_builder);
}

void ask(State& state, Decision::Kind kind, Seat seat) {
  Decision decision;
  decision.kind = kind;
  decision.decider = seat;
  state.pending.push_back(std::move(decision));
}

// G-88: the other faces of the second die, sorted, each once.
std::vector<Resource> other_faces(const Game& game, const State& state) {
  std::vector<Resource> others;
  for (const std::optional<Resource>& face : game.cards->dice.second) {
    if (face && face != state.second_die.face) others.push_back(*face);
  }
  std::sort(others.begin(), others.end());
  others.erase(std::unique(others.begin(), others.end()), others.end());
  return others;
}

// G-88, O-33: whether the second die has to be turned. A face that shows no resource is always
// turned: it could not be paid.
bool must_turn(const Game& game, const State& state, const std::optional<Resource>& previous) {
  const std::optional<Resource>& face = state.second_die.face;
  if (!face) return true;
  if (game.readings.die_turns_on_previous_face()) return face == previous;
  if (game.readings.die_turns_on_equal_face()) return face == state.bridge_die.face;
  return false;
}

void lay_on_segment(State& state, Die& die) {
  die.place = Die::Place::segment;
  die.segment = current_segment(state);
}

void turn_second_die(State& state, Seat owner, Resource face) {
  state.second_die.face = face;
  ask(state, Decision::Kind::choose_die, owner);
}

void show(const Game& game, State& state, const Roll& roll) {
  const DiceFaces& dice = game.cards->dice;
  state.bridge_die.face = dice.bridge[static_cast<std::size_t>(roll.bridge)];
  if (state.phase == Phase::setup) return;  // O-32: it stays beside the bridge
  if (roll.second < 0) return lay_on_segment(state, state.bridge_die);

  for (Die* die : {&state.bridge_die, &state.second_die}) {
    die->place = Die::Place::aside;
    die->segment = 0;
  }
  const std::optional<Resource> previous = state.second_die.face;
  state.second_die.face = dice.second[static_cast<std::size_t>(roll.second)];
  const Seat owner = bridge_builder(game, state);
  const std::vector<Resource> faces = other_faces(game, state);
  if (!must_turn(game, state, previous) || faces.empty()) {
    ask(state, Decision::Kind::choose_die, owner);
  } else if (faces.size() == 1) {
    turn_second_die(state, owner, faces.front());
  } else {
    ask(state, Decision::Kind::turn_die, owner);
  }
}

}  // namespace

void roll_dice(const Game& game, State& state) {
  if (!state.random) return ask(state, Decision::Kind::roll, kChance);
  const DiceFaces& dice = game.cards->dice;
  Roll roll{0, -1};
  roll.bridge = static_cast<std::int8_t>(random_below(*state.random, dice.bridge.size()));
  if (bridge_builder(game, state) != kNobody) {
    roll.second = static_cast<std::int8_t>(random_below(*state.random, dice.second.size()));
  }
  show(game, state, roll);
}

void list_rolls(const Game& game, const State& state, Actions& actions) {
  const DiceFaces& dice = game.cards->dice;
  const bool both = bridge_builder(game, state) != kNobody;
  const auto second_end = static_cast<std::int8_t>(both ? dice.second.size() : 0);
  for (std::int8_t first = 0; first < static_cast<std::int8_t>(dice.bridge.size()); ++first) {
    for (std::int8_t second = both ? 0 : -1; second < second_end; ++second) {
      actions.push_back(Roll{first, second});
    }
  }
}

void carry_out(const Game& game, State& state, const Roll& action) {
  state.pending.pop_back();
  show(game, state, action);
}

void list_die_choices(const Game& game, const State& state, Actions& actions) {
  if (state.pending.back().kind == Decision::Kind::choose_die) {
    actions.push_back(ChooseDie{false});
    actions.push_back(ChooseDie{true});
    return;
  }
  for (const Resource face : other_faces(game, state)) actions.push_back(TurnDie{face});
}

void carry_out(const Game&, State& state, const TurnDie& action) {
  const Seat owner = state.pending.back().decider;
  state.pending.pop_back();
  turn_second_die(state, owner, action.face);
}

void carry_out(const Game&, State& state, const ChooseDie& action) {
  state.pending.pop_back();
  lay_on_segment(state, action.second ? state.second_die : state.bridge_die);
  (action.second ? state.bridge_die : state.second_die).place = Die::Place::board;
}

}  // namespace parapet::skybridge::game
