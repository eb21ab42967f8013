#pragma once

#include <optional>

#include "rules/files/json/json_cursor.h"
#include "rules/skybridge/game/action.h"

namespace parapet {

// What an effect is done with, as an object of those keys that say something: `slot`, `order`,
// `territory` (0 to 8), `fortification`, `godh`, `garden`, `get` (from 1), `colour`.
// `seat` is whose slots are meant.
JsonValue target_json(const skybridge::game::Game& game, const skybridge::game::State& state,
                      skybridge::game::Seat seat, const skybridge::game::Target& target);
Result<skybridge::game::Target> read_target(const JsonCursor& at,
                                            const skybridge::game::Game& game);

// "any", or a list of places from 1, the lowest card first. Nothing of an order that says nothing.
std::optional<JsonValue> order_json(const skybridge::game::Order& order);
Result<skybridge::game::Order> read_order(const JsonCursor& at);

}  // namespace parapet
