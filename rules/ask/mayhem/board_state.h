#pragma once

#include "rules/ask/mayhem/mayhem_state.h"
#include "rules/files/json/json_cursor.h"
#include "rules/mayhem/collapse/board_state.h"

namespace parapet::ask {

// What lies on the table under these options, for rules that change it.
mayhem::BoardState board_state(const MayhemState& state, const Options& options);

// The key `after` of an answer. It carries the options of the state as asked, so that what it says
// does not hang on the options under which it is asked again.
JsonValue after_json(const MayhemState& state, const mayhem::BoardState& after);

// An error "limit" unless the board has room for that many more markers.
Result<void> check_marker_room(const JsonCursor& question, const MayhemState& state,
                               std::size_t more);

}  // namespace parapet::ask
