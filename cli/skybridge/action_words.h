#pragma once

#include <string>
#include <vector>

#include "geometry/numbers/result.h"
#include "rules/files/json/json_value.h"
#include "rules/skybridge/game/action.h"

namespace parapet::cli {

// An action as words of the command line: a number of the list of legal ones ("3"), JSON, or a kind
// with its parameters: "take c2 --extra 1", "main well 1 1 --on dawn --godh d03". An order of cards
// that is left out is as they lie.
// Errors: "wrong-value", "unknown-key" and others of read_action; "illegal-action".
Result<skybridge::game::Action> action_of_words(const skybridge::game::Game& game,
                                                const skybridge::game::State& state,
                                                const std::vector<std::string>& words);

// The words behind a kind as the members of its JSON (formats.md, actions).
Result<JsonValue> worded_json(const std::vector<std::string>& words);

}  // namespace parapet::cli
