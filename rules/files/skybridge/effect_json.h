#pragma once

#include "rules/files/json/json_cursor.h"
#include "rules/skybridge/game/cards.h"

namespace parapet {

// Active effects of the bridge game as its data file writes them (formats.md, the bridge game).

// { "effect": "wood" }; a trade has `pay` and `get` too, an armament `pay`. Neither may be in what
// a trade gives. A payment is not empty, and has one population at most. Errors: those of
// JsonCursor; "limit".
Result<skybridge::game::Effect> read_effect(const JsonCursor& at);
JsonValue effect_json(const skybridge::game::Effect& effect);

// One that costs nothing, as a word: "wood", "religion".
Result<skybridge::game::Effect> read_effect_word(const JsonCursor& at);
// The word of any effect.
std::string_view effect_word(const skybridge::game::Effect& effect);

}  // namespace parapet
