#pragma once

#include <string>
#include <vector>

#include "rules/ask/skybridge/game_file.h"

namespace parapet::cli {

// The data file at a path, or without one the cards that the program was built with.
Result<PrintedGame> open_cards(const std::string& path);

// The game in a file; a data file that it names is looked for beside it.
Result<ask::GameRecord> open_game(const std::string& path, const ask::Watch& watch = {});

// The readings with "O-18=godh-above" and the like. Error "wrong-option".
Result<skybridge::game::Readings> with_options(skybridge::game::Readings readings,
                                               const std::vector<std::string>& options);

// "a,b" as "a" and "b"; nothing of nothing.
std::vector<std::string> parts_of(const std::string& list);

}  // namespace parapet::cli
