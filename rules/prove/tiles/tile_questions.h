#pragma once

#include <cstddef>
#include <vector>

#include "geometry/tiles/board.h"
#include "rules/ask/session.h"
#include "rules/files/json/json_value.h"
#include "rules/files/mayhem/mayhem_file.h"
#include "rules/prove/random_source.h"

namespace parapet::prove {

// At most so many questions about the board, of every kind that it answers, about its own spaces
// and pieces, drawn at random. All of them are answered without an error by the session.
std::vector<JsonValue> tile_questions(const MayhemFile& file, const Board& board,
                                      const ask::Session& session, std::size_t count,
                                      RandomSource& random);

}  // namespace parapet::prove
