#pragma once

#include <cstddef>
#include <optional>
#include <variant>
#include <vector>

#include "rules/ask/realms/realms_state.h"
#include "rules/files/json/json_cursor.h"
#include "rules/realms/step/step.h"

namespace parapet::ask {

// Places in questions of game realms: the name of a space, or the id of a unit.

// A unit by its index, or a space.
using RealmsPlace = std::variant<std::size_t, realms::SpaceId>;

// Errors: those of read_space_name, "unknown-id" for what is neither (names the nearest).
Result<RealmsPlace> read_realms_place(const JsonCursor& at, const RealmsState& state);

// Its space; of a unit the one it stands on (of a large one the north-west one).
realms::SpaceId space_of(const RealmsPlace& place, const RealmsState& state);
Result<realms::SpaceId> read_realms_space(const JsonCursor& at, const RealmsState& state);

// The id of a unit, as its index. Error "unknown-id" (names the nearest).
Result<std::size_t> read_unit_id(const JsonCursor& at, const RealmsState& state);

// The unit on the ground that stands there, a large one on any of its spaces; nothing if none does.
std::optional<std::size_t> unit_on(const RealmsState& state, realms::SpaceId space);

// Who moves, and from where.
struct RealmsMover {
  realms::Mover mover;
  std::optional<std::size_t> unit;  // which of the units it is; nothing for a told figure
  realms::SpaceId from;
  std::optional<int> movement;  // what the question says, else the unit's; nothing: no limit
};

// The keys `unit`, `height`, `flies` and `movement`. The mover is the unit that is named, also by
// the key where the move starts; with `height` alone a figure so tall; without any the unit that
// stands there. A figure at the place of a unit on the ground is that unit: not in its own way.
// `from_key` is "from" or, where the question has a path, absent: then `from` is given.
Result<RealmsMover> read_realms_mover(const JsonCursor& question, const RealmsState& state,
                                      const std::optional<JsonCursor>& from);

// The exact number of pegs above 0 that a figure is tall.
Result<Ratio> read_figure_height(const JsonCursor& at);

}  // namespace parapet::ask
