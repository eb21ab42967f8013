#pragma once

#include <optional>

#include "rules/skybridge/game/state.h"

namespace parapet::skybridge::game {

// The segment that is being built: the lowest that is not finished (G-53). REQUIRES: one is left.
int current_segment(const State& state);
const Segment& printed_segment(const Game& game, const State& state);

// What the die on the current segment shows; none where no die lies there, as on segment 1.
std::optional<Resource> face_on_segment(const State& state);

// G-54, O-35: the resources that a contribution to the current segment costs.
Resources price_of_segment(const Game& game, const State& state);

// G-87, O-34: the resource of that price that the die on the player's own board can pay.
std::optional<Resource> paid_by_own_die(const Game& game, const State& state, Seat seat);

}  // namespace parapet::skybridge::game
