#pragma once

#include "rules/files/json/json_cursor.h"
#include "rules/options.h"

namespace parapet {

// The key `options` of a board or question, { "L2": "allow" }: the options of `before` with those
// that are named at other values (formats.md, options).
// Errors: "wrong-option" for an unknown id (names the nearest) or value (lists the known ones).
Result<Options> read_options(const JsonCursor& at, Options before = {});

// The options that are not at their default.
JsonValue options_json(const Options& options);

}  // namespace parapet
