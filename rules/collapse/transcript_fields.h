#pragma once

#include <span>
#include <string>
#include <string_view>

#include "physics/collapse/rounded_pose.h"
#include "rules/files/json/json_cursor.h"

namespace parapet::collapse {

// Values of a transcript. Errors: "wrong-value".

// The id of a piece, a body or a unit: at most 400 bytes, no control characters.
Result<std::string> read_transcript_id(const JsonCursor& at);

// "2R 1Y"; also none.
Result<std::string> read_fall_dice(const JsonCursor& at);

// "0.8421", not negative.
Result<std::string> read_load_factor(const JsonCursor& at);

// A number of one of the words.
inline auto read_word_of(std::span<const std::string_view> words) {
  return [words](const JsonCursor& at) { return at.one_of(words); };
}

// Micrometres, each at most kMostMicrometres either way; billionths of a quaternion of length 1,
// but for their rounding.
Result<std::array<std::int64_t, 3>> read_micrometres(const JsonCursor& at);
Result<std::array<std::int64_t, 4>> read_turn(const JsonCursor& at);

}  // namespace parapet::collapse
