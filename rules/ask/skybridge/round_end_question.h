#pragma once

#include <string_view>

#include "rules/ask/asked.h"
#include "rules/ask/skybridge/skybridge_state.h"

namespace parapet::ask {

inline constexpr std::string_view kRoundEndKeys[] = {"segment", "contributed", "hungry"};

// What the Faction phase does to bridge, leader and rebels (formats.md, questions).
Result<Asked> read_round_end(const JsonCursor& question, const SkybridgeState& state);

}  // namespace parapet::ask
