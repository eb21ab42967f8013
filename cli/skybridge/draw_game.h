#pragma once

#include <string>

#include "geometry/numbers/result.h"
#include "rules/skybridge/game/state.h"
#include "viewer/bridge_picture.h"

namespace parapet::cli {

// A whole game as it stands: the bridge, the desert and the table with each player's board. Nothing
// is told that one player hides from another.
viewer::BridgePicture game_picture(const skybridge::game::Game& game,
                                   const skybridge::game::State& state);

// The same into a file, which appears whole or not at all. Errors: those of viewer::write_picture.
Result<void> draw_game(const skybridge::game::Game& game, const skybridge::game::State& state,
                       const std::string& path);

}  // namespace parapet::cli
