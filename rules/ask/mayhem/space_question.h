#pragma once

#include "rules/ask/asked.h"
#include "rules/ask/mayhem/mayhem_state.h"

namespace parapet::ask {

// The question `space`: what is printed at a space (formats.md, questions). The state must outlive
// what is returned.
Result<Asked> read_space(const JsonCursor& question, const MayhemState& state);

}  // namespace parapet::ask
