#pragma once

#include "rules/skybridge/game/state.h"
#include "viewer/bridge_table.h"

namespace parapet::cli {

// What lies on the table of a game, as everybody sees it: of hands and piles their size.
viewer::BridgeTable game_table(const skybridge::game::Game& game,
                               const skybridge::game::State& state);

}  // namespace parapet::cli
