#include <algorithm>

#include "rules/skybridge/game/effects.h"
#include "rules/skybridge/game/godh_draw.h"
#include "rules/skybridge/game/inspiration.h"
#include "rules/skybridge/game/population.h"
#include "rules/skybridge/game/religion.h"
#include "rules/skybridge/game/storage.h"

namespace parapet::skybridge::game {
namespace {

// G-41: without a space there is still the choice (G-27), unless such a gain is lost (O-25).
bool may_gain(const Game& game, Resource resource, const Means& means) {
  return !game.readings.gain_without_room_is_lost() || has_room(means.resources, resource);
}

bool may_gain_godh(const Game& game, const State& state, Seat seat, const Means& means) {
  // O-6: a card that is discarded for this gift is in the pile again when it is resolved.
  if (means.godh_discarded && game.readings.discards_refill_godh()) return true;
  return may_draw_godh(game, state, seat);
}

// G-33; O-24 where it has been paid.
bool may_advance(const Game& game, const Holder& holder, const Means& means) {
  return holder.legion < kLastTerritory || (means.paid && game.readings.might_may_be_wasted());
}

// G-42
void add_garrisons(const Game& game, const State& state, Seat seat, std::vector<Target>& out) {
  const Holder& holder = state.at(seat);
  if (holder.garrisons_left <= 0) return;
  const std::vector<Fortification>& fortifications = game.cards->land.fortifications;
  for (std::size_t n = 0; n < fortifications.size(); ++n) {
    if (fortifications[n].territory != holder.legion) continue;
    const std::vector<Seat>& there = state.garrisons[n];
    if (std::find(there.begin(), there.end(), seat) != there.end()) continue;
    Target target;
    target.fortification = static_cast<std::int8_t>(n);
    out.push_back(target);
  }
}

// G-35
void add_recalls(const State& state, Seat seat, const Means& means, std::vector<Target>& out) {
  for (int territory = 0; territory < kTerritories; ++territory) {
    const auto at = static_cast<std::size_t>(territory);
    const bool just_there = means.rebel_at_leader && territory == state.leader;
    if (state.rebels[at][static_cast<std::size_t>(seat)] == 0 && !just_there) continue;
    Target target;
    target.territory = static_cast<std::int8_t>(territory);
    out.push_back(target);
  }
}

// The means after a payment, without its population; none if they do not suffice.
std::optional<Means> after_resources(const Payment& pay, const Means& means) {
  Means left = means;
  left.paid = true;
  for (const Resource resource : kResources) {
    left.resources[resource] -= pay.resources[resource];
    if (left.resources[resource] < 0) return std::nullopt;
  }
  return left;
}

// Runs `use(means, colour)` for each way to pay; the colour is nobody's without population.
template <class Use>
void for_payments(const Game& game, const State& state, Seat seat, const Payment& pay,
                  const Means& means, const Use& use) {
  const std::optional<Means> left = after_resources(pay, means);
  if (!left) return;
  if (pay.population == 0) return use(*left, kNobody);
  for (const Seat colour : colours_that_may_arm(game, state, seat)) {
    const auto at = static_cast<std::size_t>(colour);
    if (left->population[at] < pay.population) continue;
    Means paid = *left;
    paid.population[at] = static_cast<std::int16_t>(paid.population[at] - pay.population);
    if (colour == seat) paid.rebel_at_leader = true;
    use(paid, colour);
  }
}

// G-40
void add_armaments(const Game& game, const State& state, Seat seat, const Effect& effect,
                   const Means& means, std::vector<Target>& out) {
  for_payments(game, state, seat, effect.pay, means, [&](const Means& left, Seat colour) {
    if (!may_advance(game, state.at(seat), left)) return;
    Target target;
    target.colour = colour;
    out.push_back(target);
  });
}

// G-39
void add_trades(const Game& game, const State& state, Seat seat, const Effect& effect,
                const Means& means, std::vector<Target>& out) {
  for_payments(game, state, seat, effect.pay, means, [&](const Means& left, Seat colour) {
    for (std::size_t n = 0; n < effect.get.size(); ++n) {
      const std::size_t first = out.size();
      add_targets(game, state, seat, effect.get[n], left, out);
      for (std::size_t at = first; at < out.size(); ++at) out[at].get = static_cast<std::int8_t>(n);
      if (colour == kNobody) continue;
      // What population pays is of one colour, so that one word says whose.
      out.erase(std::remove_if(out.begin() + static_cast<std::ptrdiff_t>(first), out.end(),
                               [colour](const Target& target) {
                                 return target.colour != kNobody && target.colour != colour;
                               }),
                out.end());
      for (std::size_t at = first; at < out.size(); ++at) out[at].colour = colour;
    }
  });
}

}  // namespace

Means means_of(const Holder& holder) {
  Means means;
  means.resources = holder.resources;
  means.population = holder.population;
  return means;
}

void add_targets(const Game& game, const State& state, Seat seat, const Effect& effect,
                 const Means& means, std::vector<Target>& out) {
  const auto add_if = [&out](bool possible) {
    if (possible) out.emplace_back();
  };
  switch (effect.kind) {
    case EffectKind::gain:
      return add_if(may_gain(game, effect.resource, means));
    case EffectKind::population:
      return add_if(state.at(seat).reserve > 0);
    case EffectKind::garrison:
      return add_garrisons(game, state, seat, out);
    case EffectKind::godh:
      return add_if(may_gain_godh(game, state, seat, means));
    case EffectKind::religion:
      return add_religions(game, state, seat, means, out);
    case EffectKind::trade:
      return add_trades(game, state, seat, effect, means, out);
    case EffectKind::armament:
      return add_armaments(game, state, seat, effect, means, out);
    case EffectKind::might:
      return add_if(may_advance(game, state.at(seat), means));
    case EffectKind::inspiration:
      return add_inspirations(game, state, seat, out);
    case EffectKind::recall:
      return add_recalls(state, seat, means, out);
    case EffectKind::die_resource: {
      const std::optional<Resource> face = shown_by_die(game, state);
      return add_if(face && may_gain(game, *face, means));
    }
  }
}

std::vector<Target> targets(const Game& game, const State& state, Seat seat, const Effect& effect) {
  return targets(game, state, seat, effect, means_of(state.at(seat)));
}

std::vector<Target> targets(const Game& game, const State& state, Seat seat, const Effect& effect,
                            const Means& means) {
  std::vector<Target> ways;
  add_targets(game, state, seat, effect, means, ways);
  if (ways.size() > 1) std::sort(ways.begin(), ways.end());
  return ways;
}

}  // namespace parapet::skybridge::game
