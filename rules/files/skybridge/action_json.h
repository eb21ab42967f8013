#pragma once

#include "rules/files/json/json_cursor.h"
#include "rules/skybridge/game/action.h"

namespace parapet {

// Actions of the bridge game (formats.md, actions): { "kind": "take", "stack": "c2", "extra": 1 }.
// Keys that say nothing more than that nothing is done are left out.

// REQUIRES: an action that is legal in the state.
JsonValue action_json(const skybridge::game::Game& game, const skybridge::game::State& state,
                      const skybridge::game::Action& action);

// An action that can be written so; whether it is legal, the engine says.
//   (1) read_action(action_json(a)) == a for every legal a of the state
// Errors: those of JsonCursor; "limit", "unknown-id".
Result<skybridge::game::Action> read_action(const JsonCursor& at, const skybridge::game::Game& game,
                                            const skybridge::game::State& state);

}  // namespace parapet
