#pragma once

#include <string_view>

#include "rules/files/json/json_cursor.h"
#include "rules/skybridge/game/cards.h"
#include "rules/skybridge/game/readings.h"

namespace parapet {

// The bridge game as it is printed, with how its open questions are read: a file
// "parapet-skybridge/1" (formats.md, the bridge game).
struct PrintedGame {
  skybridge::game::Cards cards;
  skybridge::game::Readings readings;
};

inline constexpr std::string_view kCardsFormat = "parapet-skybridge/1";

// The file's value, or the value of one that is part of another file.
//   (1) each card is in one stack, or a starting card, or the garden card
//   (2) there is enough of everything for as many players as may play
//   (3) as many cards as the printed game has (SKB-G-1, SKB-G-2), unless "counts" is "own"
// Errors: those of JsonCursor; "wrong-format", "limit", "duplicate-id", "unknown-id",
// "wrong-option".
Result<PrintedGame> read_printed_game(const JsonCursor& at);

// The same of a text. Errors: those of parse_json too. `file` is the name used in errors.
Result<PrintedGame> read_cards_file(std::string_view text, std::string_view file);

//   (1) read_printed_game(printed_game_json(g)) is the same game, and so is its JSON
JsonValue printed_game_json(const PrintedGame& game);

}  // namespace parapet
