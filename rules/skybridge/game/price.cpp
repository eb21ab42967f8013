#include "rules/skybridge/game/price.h"

#include <algorithm>
#include <cassert>

#include "rules/skybridge/game/visible.h"

namespace parapet::skybridge::game {
namespace {

// The segment of the text's example, and what that names.
constexpr int kExampleSegment = 3;
constexpr std::array kExamplePrice = {Resource::wood, Resource::stone, Resource::metal,
                                      Resource::sumpter};

}  // namespace

int current_segment(const State& state) {
  assert(state.completed < kSegments);
  return state.completed + 1;
}

const Segment& printed_segment(const Game& game, const State& state) {
  return game.cards->land.segments[static_cast<std::size_t>(current_segment(state) - 1)];
}

std::optional<Resource> face_on_segment(const State& state) {
  for (const Die* die : {&state.bridge_die, &state.second_die}) {
    if (die->place == Die::Place::segment && die->segment == current_segment(state)) {
      return die->face;
    }
  }
  return std::nullopt;
}

Resources price_of_segment(const Game& game, const State& state) {
  Resources price = printed_segment(game, state).cost;
  if (current_segment(state) == kExampleSegment && game.readings.segment_3_prints_four()) {
    for (const Resource resource : kExamplePrice) price[resource] = std::max(price[resource], 1);
  }
  if (const std::optional<Resource> face = face_on_segment(state)) ++price[*face];
  return price;
}

std::optional<Resource> paid_by_own_die(const Game& game, const State& state, Seat seat) {
  if (!has(game, state, seat, Ability::bridge_builder)) return std::nullopt;
  const Die& die =
      state.second_die.place == Die::Place::board ? state.second_die : state.bridge_die;
  if (die.place != Die::Place::board || !die.face) return std::nullopt;
  const bool pays = game.readings.own_die_pays_die_only()
                        ? face_on_segment(state) == die.face
                        : price_of_segment(game, state)[*die.face] > 0;
  return pays ? die.face : std::nullopt;
}

}  // namespace parapet::skybridge::game
