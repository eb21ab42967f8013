#pragma once

#include "rules/ask/asked.h"
#include "rules/ask/mayhem/mayhem_state.h"

namespace parapet::ask {

// The questions `route` and `reach` (formats.md, questions). The state must
// outlive what is returned.

inline constexpr std::string_view kRouteKeys[] = {"from", "to", "side", "mp", "jump"};
inline constexpr std::string_view kReachKeys[] = {"from", "side", "mp", "jump"};

Result<Asked> read_route(const JsonCursor& question, const MayhemState& state);
Result<Asked> read_reach(const JsonCursor& question, const MayhemState& state);

}  // namespace parapet::ask
