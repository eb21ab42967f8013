#pragma once

#include "rules/ask/asked.h"
#include "rules/ask/mayhem/mayhem_state.h"

namespace parapet::ask {

// The question `walk`: a move told space by space (formats.md, questions); of a large unit by its
// north-west spaces. The state must outlive what is returned.
inline constexpr std::string_view kWalkKeys[] = {"path", "side", "mp", "jump"};

Result<Asked> read_walk(const JsonCursor& question, const MayhemState& state);

}  // namespace parapet::ask
