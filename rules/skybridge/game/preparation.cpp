#include "rules/skybridge/game/preparation.h"

#include "rules/skybridge/game/faction_phase.h"

namespace parapet::skybridge::game {
namespace {

// G-15
void turn_up(State& state) {
  for (const StackName name : kStackNames) {
    Stack& stack = state.at(name);
    const bool blocked = name == StackName::eye && state.eye_blocker.has_value();
    stack.open = !stack.cards.empty() && !blocked;
  }
}

}  // namespace

void begin_round(State& state) {
  ++state.round;
  state.phase = Phase::preparation;
  state.step = Step::crown;
  state.done = 0;
}

bool advance_preparation(const Game& /*game*/, State& state) {
  if (state.phase != Phase::preparation || !state.pending.empty()) return false;
  if (state.done == 0) {
    turn_up(state);
    state.done = 1;
    if (state.crown.owner != kNobody) {
      Decision decision;
      decision.kind = Decision::Kind::place_crown;
      decision.decider = state.crown.owner;
      state.pending.push_back(std::move(decision));
    }
    return true;
  }
  state.phase = Phase::character;
  state.step = Step::take;
  state.done = 0;
  begin_turn(state, state.marker);
  return true;
}

}  // namespace parapet::skybridge::game
