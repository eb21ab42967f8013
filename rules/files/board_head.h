#pragma once

#include <string_view>

#include "rules/files/json/json_cursor.h"

namespace parapet {

enum class Game : unsigned char { mayhem, realms, skyline, skybridge };

std::string_view to_text(Game game);

// Which rule module reads a board, of any game: its keys `format` and `game` (formats.md).
// Errors: "wrong-format", "wrong-value" for a game that there is not.
Result<Game> read_game(const JsonCursor& board);

// Checks that a board is of that game.
// Error "wrong-game", beside those of read_game.
Result<void> check_game(const JsonCursor& board, Game game);

}  // namespace parapet
