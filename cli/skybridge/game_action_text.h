#pragma once

#include <string>

#include "cli/skybridge/game_text.h"

namespace parapet::cli {

// What an action does, as a player would say it: "take Date Grove (dawn) from c1".
// REQUIRES: the action is legal in the state of `text`.
std::string action_text(const GameText& text, const skybridge::game::Action& action);

// Whose decision the game waits for, and about what: "red takes a card". After the end that it is
// over.
std::string decision_text(const GameText& text);

}  // namespace parapet::cli
