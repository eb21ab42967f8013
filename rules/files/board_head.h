#pragma once

#include <array>
#include <span>
#include <string_view>

#include "rules/files/json/json_cursor.h"

namespace parapet {

enum class Game : unsigned char { mayhem, realms, skyline, skybridge, skirmish };

// Those that are played on boards of bricks: one format, one reader, each its own rules.
inline constexpr std::array kBrickGames = {Game::realms, Game::skirmish};
bool is_brick_game(Game game);

std::string_view to_text(Game game);

// Which rule module reads a board, of any game: its keys `format` and `game` (formats.md).
// Errors: "wrong-format", "wrong-value" for a game that there is not.
Result<Game> read_game(const JsonCursor& board);

// Which of these games a board is of.
// Error "wrong-game", beside those of read_game.
Result<Game> read_game(const JsonCursor& board, std::span<const Game> games);

}  // namespace parapet
