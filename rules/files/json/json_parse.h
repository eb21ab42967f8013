#pragma once

#include <cstddef>
#include <string_view>

#include "geometry/numbers/result.h"
#include "rules/files/json/json_value.h"

namespace parapet {

// How much a text may hold. Each limit is found before anything of that size is made.
struct JsonLimits {
  std::size_t bytes = 0;
  std::size_t levels = 64;         // of lists and objects in each other
  std::size_t values = 4'000'000;  // in all
};

// A file of a board, and a line of the protocol (formats.md, intro).
inline constexpr JsonLimits kFileLimits{.bytes = std::size_t{32} << 20U};
inline constexpr JsonLimits kLineLimits{.bytes = std::size_t{1} << 20U, .values = 400'000};

// Reads one JSON value; comments (// and /* */) count as blanks. `file` is the name used in errors.
// Errors, each with line and column as its place and the line with a caret as its excerpt:
//   "bad-json"       not JSON, cut off, or more behind the value
//   "bad-utf8"       a byte that belongs to no UTF-8 character, also in a comment
//   "duplicate-key"  a key that its object has already
//   "limit"          over one of the limits (no excerpt where the whole text is too long)
Result<JsonValue> parse_json(std::string_view text, std::string_view file,
                             const JsonLimits& limits = kFileLimits);

}  // namespace parapet
