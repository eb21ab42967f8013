#pragma once

#include "rules/files/json/json_value.h"
#include "rules/mayhem/pieces.h"
#include "rules/prove/tiles/map_moves.h"

namespace parapet::prove {

// Questions and answers about a tile board as they read on the board that was made of it.

// Whether an answer to that question can be told there: whether it is only about where things are.
bool can_be_moved(const JsonValue& question);

JsonValue moved_question(const JsonValue& question, const PlaceMove& move);

// Those own keys of the answer that must be the same, with their places moved and their lists
// sorted. Of several ways that are as good only the cost is left. `pieces` are those of the board
// that was asked about. REQUIRES: can_be_moved(question).
JsonValue moved_answer(const JsonValue& question, const JsonValue& answer,
                       const mayhem::Pieces& pieces, const PlaceMove& move);

}  // namespace parapet::prove
