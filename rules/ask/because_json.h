#pragma once

#include "rules/files/json/json_value.h"
#include "rules/ruling.h"

namespace parapet::ask {

// Reasons as an answer carries them (formats.md, questions): [ { "rule", "text", "at" } ].
JsonValue because_json(const Because& because);

}  // namespace parapet::ask
