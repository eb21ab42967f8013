#pragma once

#include <optional>
#include <string>

#include "cli/realms/realms_told.h"
#include "rules/ask/session.h"

namespace parapet::cli {

// What is told, drawn and written of a ruling on a brick board.

// As a referee says it. REQUIRES: `told.answer` is that of `ruled`.
std::string referee_text(const RealmsTold& told, const ask::Ruled& ruled);

// One sentence: "knight (D5) does not see captain (J3): keep/7 is in the way."
std::string verdict_sentence(const RealmsTold& told);

// What another answer to the same question has otherwise, to follow "With option ...".
std::string difference(const RealmsTold& told, const ask::Answer& other);

// Errors: "no-picture", those of viewer::write_picture.
Result<void> draw_ruling(const RealmsTold& told, const std::string& path);

// The board with its unit where the move of a `step`, `walk`, `route`, `leap` or `board` ends.
std::optional<JsonValue> moved_board(const RealmsTold& told);

}  // namespace parapet::cli
