#include "rules/skybridge/game/crown.h"
#include "rules/skybridge/game/phase_steps.h"
#include "rules/skybridge/game/preparation.h"

namespace parapet::skybridge::game {
namespace {

// G-65
void clear_stacks(State& state) {
  for (Stack& stack : state.stacks) {
    if (!stack.open) continue;
    state.discard.push_back(stack.cards.back());
    stack.cards.pop_back();
    stack.open = false;
  }
}

}  // namespace

void advance_clearing(const Game& game, State& state) {
  state.marker = game.left_of(state.marker);  // G-64
  clear_stacks(state);
  clear_crown(game, state);
  for (Holder& holder : state.holders) holder.fed_by_gift = false;
  if (state.completed < kSegments) return begin_round(state);  // G-14
  state.phase = Phase::compensation;
  begin_step(state, Step::compensate);
}

}  // namespace parapet::skybridge::game
