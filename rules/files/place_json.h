#pragma once

#include "geometry/numbers/point.h"
#include "geometry/tiles/place.h"
#include "rules/files/json/json_value.h"
#include "rules/ruling.h"

namespace parapet {

// Places as answers and files carry them (formats.md, places): the array form.

JsonValue space_json(Space space);  // [x, y, level]
JsonValue dot_json(Dot dot);        // [x, y, level], where only a dot can stand

// [x, y, z] in millimetres, as exact numbers.
JsonValue point_json(Point point);

// Where a space could stand too: a space as it is, { "dot": [...] }, { "edge": ["V", x, y, level]
// }, { "plate": [...] }; of a brick board the name of a space, { "piece": id }, { "point": [...] };
// null where there is no place.
JsonValue place_json(const Place& place);

}  // namespace parapet
