#pragma once

#include "geometry/tiles/board.h"
#include "rules/files/json/json_cursor.h"
#include "rules/files/mayhem/mayhem_file.h"

namespace parapet {

// A length in millimetres, above zero, in whole ticks of 0.1 mm, at most 52,428.8 mm (the range of
// every coordinate).
Result<Ratio> read_length_mm(const JsonCursor& at);

// The key `scale` of a tile board (formats.md). The whole board must lie in the range of
// coordinates, and a plate must be thinner than a storey is high.
Result<BoardScale> read_scale(const JsonCursor& at, const Board& board);

JsonValue scale_json(const BoardScale& scale);

}  // namespace parapet
