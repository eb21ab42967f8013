#include "rules/skybridge/game/effects.h"

#include <algorithm>

#include "rules/skybridge/game/godh_draw.h"
#include "rules/skybridge/game/inspiration.h"
#include "rules/skybridge/game/population.h"
#include "rules/skybridge/game/religion.h"
#include "rules/skybridge/game/storage.h"
#include "rules/skybridge/track.h"

namespace parapet::skybridge::game {
namespace {

void pay(State& state, Seat seat, const Payment& price, Seat colour) {
  Resources& resources = state.at(seat).resources;
  for (const Resource resource : kResources) resources[resource] -= price.resources[resource];
  for (int n = 0; n < price.population; ++n) become_rebel(state, seat, colour);
}

void place_garrison(State& state, Seat seat, std::size_t fortification) {
  std::vector<Seat>& there = state.garrisons[fortification];
  there.insert(std::lower_bound(there.begin(), there.end(), seat), seat);
  --state.at(seat).garrisons_left;
}

void recall(State& state, Seat seat, std::size_t territory) {
  const auto colour = static_cast<std::size_t>(seat);
  --state.rebels[territory][colour];
  ++state.at(seat).population[colour];
}

}  // namespace

void perform(const Game& game, State& state, Seat seat, const Effect& effect,
             const Target& target) {
  Holder& holder = state.at(seat);
  switch (effect.kind) {
    case EffectKind::gain:
      return gain(game, state, seat, effect.resource);
    case EffectKind::population:
      --holder.reserve;
      ++holder.population[static_cast<std::size_t>(seat)];
      return;
    case EffectKind::garrison:
      return place_garrison(state, seat, static_cast<std::size_t>(target.fortification));
    case EffectKind::godh:
      return draw_godh(game, state, seat);
    case EffectKind::religion:
      return put_godh_card(holder, target);
    case EffectKind::trade:
      pay(state, seat, effect.pay, target.colour);
      return perform(game, state, seat, effect.get[static_cast<std::size_t>(target.get)], target);
    case EffectKind::armament:
      pay(state, seat, effect.pay, target.colour);
      holder.legion = legion_after_might(holder.legion);
      return;
    case EffectKind::might:
      holder.legion = legion_after_might(holder.legion);
      return;
    case EffectKind::inspiration:
      return inspire(holder.slots[static_cast<std::size_t>(target.slot)], target.order);
    case EffectKind::recall:
      return recall(state, seat, static_cast<std::size_t>(target.territory));
    case EffectKind::die_resource:
      return gain(game, state, seat, *shown_by_die(game, state));
  }
}

Effect effect_of(Immediate effect) {
  Effect active;
  switch (effect) {
    case Immediate::might:
      active.kind = EffectKind::might;
      break;
    case Immediate::inspiration:
      active.kind = EffectKind::inspiration;
      break;
    case Immediate::recall:
      active.kind = EffectKind::recall;
      break;
  }
  return active;
}

std::optional<Resource> shown_by_die(const Game& game, const State& state) {
  if (game.readings.profiteers_use_the_segment_die() &&
      state.second_die.place == Die::Place::segment) {
    return state.second_die.face;
  }
  return state.bridge_die.face;
}

}  // namespace parapet::skybridge::game
