#pragma once

#include <string_view>

#include "rules/skybridge/game/action.h"

namespace parapet::skybridge::game {

// The word for what an action is, as in lists and files: "choose-board", "take", "main", ...
std::string_view kind_of(const Action& action);

}  // namespace parapet::skybridge::game
