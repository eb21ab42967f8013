#pragma once

#include <cstddef>
#include <string>

#include "rules/ask/skybridge/skybridge_session.h"

namespace parapet::cli {

// What `show` and `check` say of a board of the bridge game.

// "nine territories, 3 players, 4 of 7 segments finished"
std::string track_summary(const ask::SkybridgeState& state);

// The desert and the bridge in lines: what stands where.
std::string track_in_words(const ask::SkybridgeState& state);

// On standard output, a line each. Returns how many there are.
std::size_t print_track_warnings(const ask::SkybridgeSession& session);

}  // namespace parapet::cli
