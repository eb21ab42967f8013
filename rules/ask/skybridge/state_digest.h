#pragma once

#include <string>

#include "rules/files/skybridge/cards_json.h"
#include "rules/skybridge/game/state.h"

namespace parapet::ask {

// Tells two states of the bridge game, or two data files of it, apart (digest.h): that of the whole
// state's or of the printed game's JSON, the same on every machine.
std::string state_digest(const skybridge::game::Game& game, const skybridge::game::State& state);
std::string printed_digest(const PrintedGame& printed);

}  // namespace parapet::ask
