#pragma once

#include "geometry/tiles/place.h"
#include "rules/facing.h"
#include "rules/files/json/json_cursor.h"
#include "rules/options.h"

namespace parapet {

// "N", "E", "S", "W"; with option F2 `eight` also "NE", "SE", "SW", "NW" (formats.md, places).
Result<Facing> read_facing(const JsonCursor& at, const Options& options);

// One of the four sides of the map or of a space, whatever the options.
Result<Heading> read_heading(const JsonCursor& at);

JsonValue facing_json(Facing facing);
JsonValue heading_json(Heading heading);

}  // namespace parapet
