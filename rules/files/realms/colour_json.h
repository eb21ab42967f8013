#pragma once

#include "geometry/bricks/brick_model.h"
#include "rules/files/json/json_cursor.h"

namespace parapet {

// "#9aa", "#99aaaa", or with how opaque it is "#99aaaa80". Error "wrong-value".
Result<PartColour> read_colour(const JsonCursor& at);

// The colour as "#rrggbb", or "#rrggbbaa" unless it is opaque.
//   (1) read_colour(colour_json(c)) == c
JsonValue colour_json(const PartColour& colour);

}  // namespace parapet
