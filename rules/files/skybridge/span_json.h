#pragma once

#include "rules/files/json/json_cursor.h"
#include "rules/skybridge/span.h"

namespace parapet {

// The key `structure`: what the bridge is made of (formats.md, network boards). Keys that are not
// there are those of Span{}; `length`, `lap` and `mass_g` are of all segments but those listed.
// Errors: "wrong-value", also for a segment that is too short for its laps; "unknown-key",
// "duplicate-id", those of read_length.
Result<skybridge::Span> read_span(const JsonCursor& at);

// Grams above 0, as whole milligrams.
Result<std::int64_t> read_grams(const JsonCursor& at);

// Every measure of it.
JsonValue span_json(const skybridge::Span& span);

}  // namespace parapet
