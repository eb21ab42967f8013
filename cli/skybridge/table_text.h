#pragma once

#include <optional>
#include <string>

#include "cli/skybridge/game_text.h"

namespace parapet::cli {

// The table in words: round and decision, the bridge, the stacks, the desert, each player.
// With a `viewer` only what that player sees: of other hands their size.
std::string table_text(const GameText& text, std::optional<skybridge::game::Seat> viewer);

// Points by player, in the four parts, and who wins (SKB-G-72 to SKB-G-76), as the game stands.
std::string score_text(const GameText& text);

}  // namespace parapet::cli
