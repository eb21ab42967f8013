#pragma once

#include "rules/files/json/json_cursor.h"
#include "rules/files/skybridge/cards_json.h"

namespace parapet {

// What cannot be seen in one part of the data file alone. REQUIRES: `at` is what `game` was read
// from.

// Each card lies somewhere, once. Error "wrong-value".
Result<void> check_card_places(const JsonCursor& at, const skybridge::game::Cards& cards);

// SKB-G-1, SKB-G-2: as many as are printed. Error "wrong-value".
Result<void> check_printed_counts(const JsonCursor& at, const skybridge::game::Cards& cards);

bool has_printed_counts(const skybridge::game::Cards& cards);

// The setup asks for no more than there is (SKB-O-2, SKB-O-3). Error "wrong-value".
Result<void> check_setup(const JsonCursor& at, const PrintedGame& game);

// How many may play with these boards (SKB-O-2).
std::size_t most_players(const PrintedGame& game);

}  // namespace parapet
