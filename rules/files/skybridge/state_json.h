#pragma once

#include "rules/files/json/json_value.h"
#include "rules/skybridge/game/state.h"

namespace parapet {

// A game of the bridge game as it stands (formats.md, states).

// All of it, in one form: equal states are equal JSON, and only those.
JsonValue state_json(const skybridge::game::Game& game, const skybridge::game::State& state);

// What a player sees of it, or with kNobody somebody who looks on: no hands of others, nothing of
// what lies face down but how much it is, no card that somebody else looks at, no chance to come.
JsonValue seen_state_json(const skybridge::game::Game& game, const skybridge::game::State& state,
                          skybridge::game::Seat viewer);

}  // namespace parapet
