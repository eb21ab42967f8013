#include <algorithm>

#include "rules/skybridge/game/faction_phase.h"
#include "rules/skybridge/game/price.h"
#include "rules/skybridge/game/visible.h"

namespace parapet::skybridge::game {
namespace {

constexpr int kMoneyForLabor = 2;  // G-56

std::vector<Seat>& builders(State& state) {
  return state.population[static_cast<std::size_t>(current_segment(state) - 1)];
}

// What has to be paid in all, so.
Resources price_of(const Game& game, const State& state, const Contribute& action) {
  Resources price = price_of_segment(game, state);
  if (action.own_die) --price[*action.own_die];
  if (action.money) price[Resource::money] += kMoneyForLabor;
  return price;
}

bool can_pay(const Resources& owned, const Resources& price) {
  return std::all_of(kResources.begin(), kResources.end(),
                     [&](Resource resource) { return owned[resource] >= price[resource]; });
}

// G-57, G-79: own population is there to go, and none stands on the segment yet.
bool has_a_builder(const State& state, Seat seat) {
  const std::vector<Seat>& there =
      state.population[static_cast<std::size_t>(current_segment(state) - 1)];
  return state.at(seat).population[static_cast<std::size_t>(seat)] > 0 &&
         std::find(there.begin(), there.end(), seat) == there.end();
}

// G-87: beside the board it shows its face, but pays nothing until it is rolled again.
void lay_own_die_beside(State& state) {
  for (Die* die : {&state.bridge_die, &state.second_die}) {
    if (die->place == Die::Place::board) die->place = Die::Place::beside;
  }
}

}  // namespace

void list_contributions(const Game& game, const State& state, Actions& actions) {
  const Seat seat = state.active;
  if (state.contributed || state.completed == kSegments || !has_a_builder(state, seat)) return;
  const Segment& segment = printed_segment(game, state);
  const Passives visible = visible_passives(game, state, seat);
  if (segment.drakhe && visible[Passive::drakhe] == 0) return;  // G-55
  const bool money = segment.labor && visible[Passive::labor] == 0;

  std::vector<Contribute> ways = {{money, std::nullopt}};
  if (const auto die = paid_by_own_die(game, state, seat)) ways.push_back({money, die});
  for (const Contribute& way : ways) {
    if (can_pay(state.at(seat).resources, price_of(game, state, way))) actions.push_back(way);
  }
}

void carry_out(const Game& game, State& state, const Contribute& action) {
  const Seat seat = state.active;
  Holder& holder = state.at(seat);
  const Resources price = price_of(game, state, action);
  for (const Resource resource : kResources) holder.resources[resource] -= price[resource];
  --holder.population[static_cast<std::size_t>(seat)];
  std::vector<Seat>& there = builders(state);
  there.insert(std::upper_bound(there.begin(), there.end(), seat), seat);
  if (action.own_die) lay_own_die_beside(state);
  state.contributed = true;
}

}  // namespace parapet::skybridge::game
