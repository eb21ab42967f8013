#include "rules/skybridge/game/effects.h"
#include "rules/skybridge/game/godh_draw.h"
#include "rules/skybridge/game/main_effects.h"
#include "rules/skybridge/game/play.h"
#include "rules/skybridge/game/preparation.h"
#include "rules/skybridge/game/profiteers.h"

namespace parapet::skybridge::game {
namespace {

// What a trigger does if it is an effect, for immediate ones and C2.
Effect effect_of(const Trigger& trigger) {
  return effect_of(trigger.kind == Trigger::Kind::visions ? Immediate::inspiration
                                                          : trigger.effect);
}

// D1: it has to be done as long as it can be (G-85).
bool must_be_done(const Game& game, const State& state, const Trigger& trigger) {
  return trigger.kind == Trigger::Kind::master && may_draw_godh(game, state, state.active);
}

void list_trigger(const Game& game, const State& state, std::size_t at, Actions& actions) {
  const auto index = static_cast<std::int8_t>(at);
  const Trigger& trigger = state.triggers[at];
  switch (trigger.kind) {
    case Trigger::Kind::master:
      if (must_be_done(game, state, trigger)) actions.emplace_back(Resolve{index, false, {}});
      return;
    case Trigger::Kind::profiteers:
      if (!may_pay_profiteers(state, state.active)) return;
      actions.emplace_back(Resolve{index, false, {}});
      for (Target& target : profiteer_targets(game, state, state.active)) {
        actions.emplace_back(Resolve{index, true, std::move(target)});
      }
      return;
    case Trigger::Kind::immediate:
    case Trigger::Kind::visions:
      for (Target& target : targets(game, state, state.active, effect_of(trigger))) {
        actions.emplace_back(Resolve{index, false, std::move(target)});
      }
      return;
  }
}

// G-13: the next player, or after the last one the first round.
void end_play_before_the_game(const Game& game, State& state) {
  state.played_slot = -1;
  state.active = game.left_of(state.active);
  ++state.done;
  state.step = Step::play;
  if (state.done == game.seats()) begin_round(state);
}

}  // namespace

void list_triggers(const Game& game, const State& state, Actions& actions) {
  const bool printed_order = game.readings.effects_in_printed_order();
  bool must = false;
  for (std::size_t at = 0; at < state.triggers.size(); ++at) {
    if (must && printed_order) break;  // O-17: what comes later would leave it out
    list_trigger(game, state, at, actions);
    must = must || must_be_done(game, state, state.triggers[at]);
  }
  if (!must) actions.emplace_back(Done{});
}

void carry_out(const Game& game, State& state, const Resolve& action) {
  const auto at = static_cast<std::ptrdiff_t>(action.trigger);
  const auto trigger = state.triggers.begin() + at;
  const Trigger resolved = *trigger;
  // O-17: in printed order, those before have been left out.
  const bool printed_order = game.readings.effects_in_printed_order();
  state.triggers.erase(printed_order ? state.triggers.begin() : trigger, trigger + 1);
  switch (resolved.kind) {
    case Trigger::Kind::master:
      return draw_godh(game, state, state.active);
    case Trigger::Kind::profiteers:
      return pay_profiteers(game, state, state.active, action.slot_effect, action.target);
    case Trigger::Kind::immediate:
    case Trigger::Kind::visions:
      return perform(game, state, state.active, effect_of(resolved), action.target);
  }
}

void carry_out(const Game&, State& state, const Done&) { state.triggers.clear(); }

bool advance_triggers(const Game& game, State& state) {
  const bool waits = !state.triggers.empty() || !state.pending.empty();
  if (state.step != Step::triggers || waits) return false;
  if (state.phase == Phase::before) {
    end_play_before_the_game(game, state);
  } else {
    state.played_slot = -1;
    begin_main_effects(game, state);
  }
  return true;
}

}  // namespace parapet::skybridge::game
