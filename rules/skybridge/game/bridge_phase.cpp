#include "rules/skybridge/game/dice.h"
#include "rules/skybridge/game/faction_phase.h"
#include "rules/skybridge/game/phase_steps.h"
#include "rules/skybridge/game/price.h"

namespace parapet::skybridge::game {
namespace {

constexpr int kIdleRounds = 3;  // G-60

void move_leader(const Game& game, State& state) {
  const bool stays =
      state.completed == kSegments && game.readings.leader_stays_after_the_last_segment();
  if (!stays) --state.leader;
}

// G-59. The leader moves before anybody is asked about the die, so that every state that waits has
// it where the number of finished segments says; the roll does not look at it.
void finish_segment(const Game& game, State& state) {
  ++state.completed;
  state.idle = 0;
  move_leader(game, state);
  if (state.completed < kSegments) roll_dice(game, state);
}

// G-60: when the free rebels are used up, none is placed, but the round counts.
void place_free_rebel(State& state) {
  if (state.free_rebels == 0) return;
  --state.free_rebels;
  ++state.rebels[static_cast<std::size_t>(state.leader)][kFreeRebel];
}

void work_on_bridge(const Game& game, State& state) {
  const bool built = !state.population[static_cast<std::size_t>(state.completed)].empty();
  if (built) return finish_segment(game, state);
  ++state.idle;
  if (state.idle == kIdleRounds) return finish_segment(game, state);
  place_free_rebel(state);
}

constexpr int kSegmentsBeforeDrakhe = 4;  // G-62

}  // namespace

void begin_step(State& state, Step step) {
  state.step = step;
  state.active = state.marker;
  state.done = 0;
}

void pass_on(const Game& game, State& state) {
  ++state.done;
  state.active = game.left_of(state.active);
}

void advance_bridge(const Game& game, State& state) {
  if (state.done == 0) {
    state.done = 1;  // the dice may have to be asked about: the work itself is not done again
    return work_on_bridge(game, state);
  }
  const bool drakhe = state.completed == kSegmentsBeforeDrakhe && state.eye_blocker.has_value();
  begin_step(state, drakhe ? Step::great_drakhe : Step::food);
}

bool advance_faction(const Game& game, State& state) {
  switch (state.step) {
    case Step::bridge:
      advance_bridge(game, state);
      return true;
    case Step::great_drakhe:
      advance_great_drakhe(game, state);
      return true;
    case Step::food:
      advance_food(game, state);
      return true;
    case Step::clear:
      advance_clearing(game, state);
      return true;
    default:
      return false;
  }
}

}  // namespace parapet::skybridge::game
