#pragma once

#include <optional>
#include <string>

#include "cli/realms/realms_told.h"
#include "rules/ask/session.h"
#include "viewer/ruling_text.h"
#include "viewer/shown.h"

namespace parapet::cli {

// What is told, drawn and written of a ruling on a brick board.

// In words. REQUIRES: `told.answer` is that of `ruled`.
viewer::RulingText ruling_text(const RealmsTold& told, const ask::Ruled& ruled);

// One sentence: "knight (D5) does not see captain (J3): keep/7 is in the way."
std::string verdict_sentence(const RealmsTold& told);

// What another answer to the same question has otherwise, to follow "With option ...".
std::string difference(const RealmsTold& told, const ask::Answer& other);

// On its board, or from the side. Errors: "no-picture" for a question whose answer has nothing to
// draw.
Result<viewer::Shown> shown_ruling(const RealmsTold& told);

// The board with what the ruling shows on it, if anything: never from the side.
viewer::Shown shown_on_board(const RealmsTold& told);

// The board with its unit where the move of a `step`, `walk`, `route`, `leap` or `board` ends.
std::optional<JsonValue> moved_board(const RealmsTold& told);

}  // namespace parapet::cli
