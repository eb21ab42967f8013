#pragma once

#include "cli/open_board.h"
#include "rules/files/json/json_value.h"

namespace parapet::cli {

// What people leave out and only the board tells: the layout of `map` and `build` is the board's
// own; the `from` of a step that names a large unit is its `unit` (formats.md, questions).
JsonValue with_defaults(const JsonValue& question, const OpenBoard& board);

}  // namespace parapet::cli
