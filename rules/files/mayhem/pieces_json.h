#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "rules/files/json/json_cursor.h"
#include "rules/files/mayhem/piece_ground.h"
#include "rules/mayhem/pieces.h"

namespace parapet {

// The lists of pieces of game mayhem (formats.md), as a board or a question carries them.
//   (1) all stand on the board, on spaces with floor
//   (2) no list is longer than 10,000
//   (3) read_units(units_json(u)) == u, and likewise for the others
// Errors, beside those of JsonCursor and BoardPlaces: "no-floor", "id-reads-as-place", "limit".
Result<std::vector<mayhem::Unit>> read_units(const JsonCursor& at, const PieceGround& ground);
Result<std::vector<mayhem::Vehicle>> read_vehicles(const JsonCursor& at, const PieceGround& ground);
Result<std::vector<mayhem::Marker>> read_markers(const JsonCursor& at, const PieceGround& ground);
Result<std::vector<mayhem::Device>> read_devices(const JsonCursor& at, const PieceGround& ground);

// The size of an explosion: "small", "medium" or "large".
Result<std::string> read_size_name(const JsonCursor& at);

// The key `explosions`: radius and dice of the sizes small, medium and large.
Result<std::vector<mayhem::ExplosionSize>> read_explosions(const JsonCursor& at);

JsonValue units_json(const std::vector<mayhem::Unit>& units);
JsonValue vehicles_json(const std::vector<mayhem::Vehicle>& vehicles);
JsonValue markers_json(const std::vector<mayhem::Marker>& markers);
JsonValue devices_json(const std::vector<mayhem::Device>& devices);
JsonValue explosions_json(const std::vector<mayhem::ExplosionSize>& explosions);

// Checks that the ids of units, vehicles, devices and objects are all different, for each of them
// may be given where a place is asked for. (Objectives and events are only asked for by their
// kind.) Error "duplicate-id" at the id that comes second in this order; `pointer` stands before
// its lists.
Result<void> check_ids(const mayhem::Pieces& pieces, std::string_view file,
                       std::string_view pointer = {});

}  // namespace parapet
