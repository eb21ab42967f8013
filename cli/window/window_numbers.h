#pragma once

#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "cli/open_board.h"
#include "viewer/window/position.h"

namespace parapet::cli {

// What modes ask with that nobody picks on a board: movement points, dice, a radius.
using WindowNumbers = std::map<std::string, std::string, std::less<>>;  // value by id

// Those of the board's game, with the values to begin with.
std::vector<viewer::OptionChoice> window_numbers(const OpenBoard& board);

// For who reads a ruling: "Movement points: 5".
std::string number_words(const viewer::OptionChoice& number);

// The word of the command line that a value stands for; empty where the word is left out.
std::string number_word(const viewer::OptionChoice& number);

}  // namespace parapet::cli
