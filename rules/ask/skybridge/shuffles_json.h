#pragma once

#include "rules/files/json/json_cursor.h"
#include "rules/skybridge/game/setup.h"

namespace parapet::ask {

// Orders of cards that a caller gives, as an object: `stacks` and `godh` from the top, `drakhes`
// with the one on `eye` first, `starting` as they are dealt, and `start`, who gets the marker.
// Each has the printed cards, no more and no less.
// Errors: those of JsonCursor; "unknown-id", "limit".
Result<skybridge::game::Shuffles> read_shuffles(const JsonCursor& at,
                                                const skybridge::game::Game& game);
JsonValue shuffles_json(const skybridge::game::Game& game,
                        const skybridge::game::Shuffles& shuffles);

}  // namespace parapet::ask
