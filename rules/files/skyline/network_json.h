#pragma once

#include <string_view>
#include <vector>

#include "rules/files/json/json_cursor.h"
#include "rules/files/json/object_reader.h"
#include "rules/skyline/network.h"

namespace parapet {

// The parts of a network board (formats.md, network boards), each read against what it names.
// Errors: those of JsonCursor and read_point_mm; "duplicate-id", "unknown-id" (names the nearest),
// "duplicate-arc", "limit".

// `locations`, `adjacent`, `skyline`, `tokens`, `dice`; not the name.
skyline::Network read_network(ObjectReader& reader);

// `dice` alone.
Result<skyline::Dice> read_sky_dice(const JsonCursor& at);
// One face of them: "safe" or a number.
Result<skyline::Face> read_sky_face(const JsonCursor& at);

// The key `units` of a board or a question.
Result<std::vector<skyline::Unit>> read_sky_units(const JsonCursor& at,
                                                  const skyline::Network& network);

// The reverse. Of a network the members that read_network reads.
std::vector<JsonMember> network_members(const skyline::Network& network);
JsonValue sky_face_json(const skyline::Face& face);
JsonValue sky_units_json(const std::vector<skyline::Unit>& units, const skyline::Network& network);

}  // namespace parapet
