#pragma once

#include <functional>
#include <string>
#include <string_view>

#include "rules/ask/skybridge/game_record.h"

namespace parapet::ask {

// A game of the bridge game as a file "parapet-skybridge-game/1": what it began with, and every
// action (formats.md, game files).
inline constexpr std::string_view kGameFormat = "parapet-skybridge-game/1";

// Opens the data file that a game file names, by its path from the game's folder.
using OpenPrinted = std::function<Result<PrintedGame>(const std::string& path)>;
// Is shown the game as it begins, and after each action.
using Watch = std::function<void(const GameRecord& record)>;

// Plays the game of a file again. `file` is the name used in errors.
//   (1) read_game_file(game_file_text(r)) is r, and has the same text
// Errors: those of parse_json, of read_printed_game and of read_action; "illegal-action" at
// /actions/N, "wrong-players", "other-data" (the data file is not that of the game),
// "outside-folder", "limit".
Result<GameRecord> read_game_file(std::string_view text, std::string_view file,
                                  const OpenPrinted& open, const Watch& watch = {});

std::string game_file_text(const GameRecord& record);

}  // namespace parapet::ask
