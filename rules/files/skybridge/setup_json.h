#pragma once

#include "rules/files/json/json_cursor.h"
#include "rules/skybridge/game/cards.h"
#include "rules/skybridge/game/readings.h"

namespace parapet {

// The object `setup` of the bridge game's data file: what each player begins with (SKB-G-11).
// `by_seat` is a list for the players from the start player on, null where nothing differs.
// Errors: those of JsonCursor; "limit".
Result<skybridge::game::SetupCards> read_setup_cards(const JsonCursor& at);
JsonValue setup_cards_json(const skybridge::game::SetupCards& setup);

// The key `options`: { "O-18": "godh-above" }, the readings of `before` with those that are named
// at other values. Error "wrong-option", which names the nearest.
Result<skybridge::game::Readings> read_readings(const JsonCursor& at,
                                                skybridge::game::Readings before = {});
// Those that are not at their default.
JsonValue readings_json(const skybridge::game::Readings& readings);

}  // namespace parapet
