#include "rules/skybridge/game/storage.h"

#include <algorithm>

namespace parapet::skybridge::game {
namespace {

// G-26: the spaces of a player board.
constexpr int kSpaces = 5;
constexpr int kSumpterSpaces = 3;
constexpr int kSaltSpaces = 2;

// Whether somebody who finds no space for a piece is asked what to do about it.
bool is_asked(const Game& game, const State& state, Seat seat) {
  const bool own_turn = seat == state.active;
  return own_turn ? !game.readings.gain_without_room_is_lost()
                  : !game.readings.crown_bonus_without_room_is_lost();
}

}  // namespace

bool fits(const Resources& resources) {
  const int anywhere = resources[Resource::wood] + resources[Resource::stone] +
                       resources[Resource::metal] +
                       std::max(0, resources[Resource::sumpter] - kSumpterSpaces) +
                       std::max(0, resources[Resource::salt] - kSaltSpaces);
  return anywhere <= kSpaces;
}

bool has_room(const Resources& resources, Resource resource) {
  Resources with = resources;
  ++with[resource];
  return fits(with);
}

void gain(const Game& game, State& state, Seat seat, Resource resource) {
  Resources& resources = state.at(seat).resources;
  if (has_room(resources, resource)) {
    ++resources[resource];
    return;
  }
  if (!is_asked(game, state, seat)) return;
  Decision decision;
  decision.kind = Decision::Kind::make_room;
  decision.decider = seat;
  decision.resource = resource;
  auto place = state.pending.end();
  while (place != state.pending.begin()) {
    const Decision& before = *(place - 1);
    if (before.kind != Decision::Kind::make_room || before.decider != seat) break;
    --place;
  }
  state.pending.insert(place, std::move(decision));
}

void settle_gains(State& state) {
  while (!state.pending.empty() && state.pending.back().kind == Decision::Kind::make_room) {
    const Decision& asked = state.pending.back();
    Resources& resources = state.at(asked.decider).resources;
    if (!has_room(resources, asked.resource)) return;
    ++resources[asked.resource];
    state.pending.pop_back();
  }
}

}  // namespace parapet::skybridge::game
