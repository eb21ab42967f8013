#pragma once

#include <string>

#include "rules/ask/collapse/collapse_json.h"
#include "rules/files/json/json_value.h"

namespace parapet::ask {

// A collapse as lines of JSON, `"format": "parapet-transcript/1"` (formats.md, transcripts): what
// was taken away, each piece that came loose and why, each body, where the bodies were from frame
// to frame, where they came to rest, who fell, and the end. In the order in which it happened; the
// same collapse is the same bytes. `answer` is that of the question `remove`, `board` the digest of
// the board it was asked about.
std::string transcript(const RemoveEvidence& evidence, const JsonValue& answer,
                       const std::string& board);

}  // namespace parapet::ask
