#pragma once

#include <cstddef>
#include <vector>

#include "rules/ask/mayhem/mayhem_state.h"
#include "rules/files/json/json_value.h"
#include "rules/mayhem/vehicles/drive.h"

namespace parapet::ask {

// What the questions of vehicles and drones have in common (formats.md, questions).

// [ { "id", "at", "choices", "to", "attacked", "dice", "chooser" } ], `by` the vehicle too if
// several could have rammed; after a fall `levels_fallen` and `fall_dice`.
JsonValue rams_json(const std::vector<mayhem::Ram>& rams, bool tells_vehicle);

// [ { "id", "at" } ].
JsonValue carried_json(const std::vector<mayhem::Carried>& carried);

// The id of a vehicle, as its index. Errors: "wrong-value", "unknown-id".
Result<std::size_t> read_vehicle_id(const JsonCursor& at, const MayhemState& state);

// Likewise of a unit.
Result<std::size_t> read_unit_id(const JsonCursor& at, const MayhemState& state);

}  // namespace parapet::ask
