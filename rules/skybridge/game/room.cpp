#include "rules/skybridge/game/own_turn.h"
#include "rules/skybridge/game/storage.h"
#include "rules/skybridge/game/take.h"

namespace parapet::skybridge::game {
namespace {

// Whether handing back one makes the room that is asked for.
bool makes_room(Resources resources, Resource back, Resource gained) {
  if (back == gained) return false;
  --resources[back];
  return has_room(resources, gained);
}

}  // namespace

void list_room(const Game& game, const State& state, Actions& actions) {
  const bool asked =
      !state.pending.empty() && state.pending.back().kind == Decision::Kind::make_room;
  const bool freely = game.readings.may_hand_back_freely() && may_trade_now(game, state);
  if (!asked && !freely) return;
  if (asked) actions.push_back(GiveBack{std::nullopt});
  const Seat seat = asked ? state.pending.back().decider : state.active;
  const Resources& resources = state.at(seat).resources;
  for (const Resource back : kResources) {
    if (resources[back] == 0) continue;
    if (freely || makes_room(resources, back, state.pending.back().resource)) {
      actions.push_back(GiveBack{back});
    }
  }
}

void carry_out(const Game& /*game*/, State& state, const GiveBack& action) {
  if (!action.resource) {
    state.pending.pop_back();
  } else {
    const bool asked =
        !state.pending.empty() && state.pending.back().kind == Decision::Kind::make_room;
    const Seat seat = asked ? state.pending.back().decider : state.active;
    --state.at(seat).resources[*action.resource];
  }
  settle_gains(state);
}

}  // namespace parapet::skybridge::game
