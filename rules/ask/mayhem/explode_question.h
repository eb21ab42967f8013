#pragma once

#include <string_view>

#include "rules/ask/asked.h"
#include "rules/ask/mayhem/mayhem_state.h"
#include "rules/files/json/json_cursor.h"

namespace parapet::ask {

// The questions of explosions (formats.md, questions). The state must outlive what is returned.

// `explosive`: whether hits on an explosive space place a marker there. It would be of the `size`
// and `damage` given, else a large one of damage 1; then there is the board after it.
inline constexpr std::string_view kExplosiveKeys[] = {"at", "hits", "size", "damage"};
Result<Asked> read_explosive(const JsonCursor& question, const MayhemState& state);

// `explode`. Errors, beside those of the keys: "missing-size" for a marker whose size has no known
// radius, "no-explosion" for one that is no explosion marker, "not-explosive" for hits on a space
// that is not, "limit" for a chain that is too long to be listed.
inline constexpr std::string_view kExplodeKeys[] = {"only", "rolled"};
Result<Asked> read_explode(const JsonCursor& question, const MayhemState& state);

}  // namespace parapet::ask
