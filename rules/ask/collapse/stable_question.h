#pragma once

#include "physics/stability/progress.h"
#include "physics/structure/structure.h"
#include "rules/ask/asked.h"
#include "rules/ask/collapse/structure_question.h"

namespace parapet::ask {

// The question `stable` about the structure of a board, of whatever game; `asked` is what has been
// read of it. Errors: those of read_pieces and read_stages.
Result<Asked> stable_question(const JsonCursor& question, const StructureQuestion& asked,
                              physics::Structure structure, const physics::Progress& progress);

// A flag for each of so many pieces: true for these.
std::vector<bool> flags_of(const std::vector<std::uint32_t>& pieces, std::size_t count);

}  // namespace parapet::ask
