#pragma once

#include <optional>

#include "cli/told.h"
#include "rules/files/json/json_value.h"

namespace parapet::cli {

// The board after the move that a question is about (`step`, `walk`, `route`, `push` with `to`):
// its unit stands where the move ends. Nothing if the move cannot be made, or no unit makes it.
std::optional<JsonValue> moved_board(const Told& told);

}  // namespace parapet::cli
