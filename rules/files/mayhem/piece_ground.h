#pragma once

#include <string>

#include "geometry/tiles/board.h"
#include "rules/files/json/json_cursor.h"
#include "rules/files/mayhem/board_places.h"
#include "rules/mayhem/pieces.h"
#include "rules/options.h"

namespace parapet {

// What pieces of game mayhem are read against. REQUIRES: all of it outlives the reading; the
// options are those that count in the end (the board's, with those of the question).
struct PieceGround {
  const Board& board;
  const BoardPlaces& places;
  const Options& options;
};

// The id of a unit, vehicle, device or object: a name that does not read as a place.
// Error "id-reads-as-place".
Result<std::string> read_piece_id(const JsonCursor& at);

// A space with floor, as any form of a place.
// Error "no-floor".
Result<Space> read_standing(const JsonCursor& at, const PieceGround& ground);

// [width, height] in spaces, each from 1 to kMaxFootprintSide.
struct FootprintSize {
  int width = 1;
  int height = 1;
};
Result<FootprintSize> read_size(const JsonCursor& at);
JsonValue size_json(const mayhem::Footprint& footprint);

// Checks that a piece whose north-west space is written at `at` lies on the board and has floor
// under each of its spaces; with option G3 `overhang` under one at least. Errors "off-board",
// "no-floor".
Result<void> check_footprint(const JsonCursor& at, const mayhem::Footprint& footprint,
                             const PieceGround& ground);

}  // namespace parapet
