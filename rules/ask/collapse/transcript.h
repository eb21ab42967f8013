#pragma once

#include <string>

#include "rules/ask/collapse/collapse_json.h"
#include "rules/collapse/transcript_file.h"
#include "rules/files/json/json_value.h"

namespace parapet::ask {

// A collapse as it is written and replayed: what was taken away, each piece that came loose and
// why, each body, where the bodies were from frame to frame, where they came to rest, who fell, and
// the end. `answer` is that of the question `remove`, `board` the digest of the board it was asked
// about.
collapse::Transcript transcript_of(const RemoveEvidence& evidence, const JsonValue& answer,
                                   const std::string& board);

}  // namespace parapet::ask
