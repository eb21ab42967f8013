#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "rules/files/json/json_cursor.h"
#include "rules/skybridge/game/state.h"

namespace parapet {

// How a game of the bridge game in progress is written: players by name, cards by id, slots by rune
// (of a board without runes by number), everything counted by people from 1.

// Whose slots are without runes (SKB-G-82).
bool has_runeless_slots(const skybridge::game::Game& game, const skybridge::game::State& state,
                        skybridge::game::Seat seat);

// "dawn", or "1" of a board without runes.
std::string slot_name(const skybridge::game::Game& game, const skybridge::game::State& state,
                      skybridge::game::Seat seat, int slot);
JsonValue slot_json(const skybridge::game::Game& game, const skybridge::game::State& state,
                    skybridge::game::Seat seat, int slot);

// A rune's name, or a number from 1 to 5, also as a text. Errors: "wrong-value".
Result<std::int8_t> read_slot(const JsonCursor& at, const skybridge::game::Game& game);

// A player's name. Error "unknown-id", which names the nearest.
Result<skybridge::game::Seat> read_seat(const JsonCursor& at, const skybridge::game::Game& game);
// null for nobody.
JsonValue seat_json(const skybridge::game::Game& game, skybridge::game::Seat seat);

JsonValue card_json(const skybridge::game::Game& game, skybridge::game::CardId card);
JsonValue godh_json(const skybridge::game::Game& game, skybridge::game::GodhId card);

}  // namespace parapet
