#pragma once

#include "rules/ask/mayhem/mayhem_question.h"

namespace parapet::ask {

// All kinds of questions that are answered, in the order of formats.md.
std::span<const MayhemQuestion> mayhem_questions();

// Reads a question: which kind it is, and its keys. The state must outlive what is returned.
// Errors: "unknown-ask" and "unknown-key" (both name the nearest), "not-answered-yet" for a
// question of the protocol that has no rules here, those of the keys.
Result<Asked> read_mayhem_question(const JsonCursor& question, const MayhemState& state);

}  // namespace parapet::ask
