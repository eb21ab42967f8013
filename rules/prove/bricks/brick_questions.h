#pragma once

#include <cstddef>
#include <vector>

#include "rules/ask/session.h"
#include "rules/files/json/json_value.h"
#include "rules/files/realms/realms_file.h"
#include "rules/prove/random_source.h"

namespace parapet::prove {

// At most so many questions about the board, of every kind that it answers, about its own spaces
// and units, drawn at random. All of them are answered without an error by the session.
std::vector<JsonValue> brick_questions(const RealmsBoard& board, const ask::Session& session,
                                       std::size_t count, RandomSource& random);

}  // namespace parapet::prove
