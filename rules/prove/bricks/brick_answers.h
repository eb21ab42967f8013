#pragma once

#include "rules/files/json/json_value.h"

namespace parapet::prove {

// Whether an answer to that question is the same on a board that was moved. It names spaces, which
// keep their names, and no point or direction.
bool can_be_moved_by_name(const JsonValue& question);

// Those own keys of the answer that must be the same, lists of spaces sorted. Of several ways that
// are as good, and of the nine lines of a sight, only what they come to is left.
// REQUIRES: can_be_moved_by_name(question).
JsonValue answer_by_name(const JsonValue& question, const JsonValue& answer);

}  // namespace parapet::prove
