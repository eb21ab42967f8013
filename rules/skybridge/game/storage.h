#pragma once

#include "rules/skybridge/game/state.h"

namespace parapet::skybridge::game {

// G-26: whether so much can lie on a player board.
bool fits(const Resources& resources);

// Whether one piece more can.
bool has_room(const Resources& resources, Resource resource);

// A piece from the supply. Without a space it is asked to make room (O-25; for the crown's gain,
// which is in another's turn, O-11), or lost. Who is already asked to make room is asked for this
// one afterwards.
void gain(const Game& game, State& state, Seat seat, Resource resource);

// While the last decision is to make room and there is room now: the gain happens.
void settle_gains(State& state);

}  // namespace parapet::skybridge::game
