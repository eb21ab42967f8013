#pragma once

#include <string>
#include <string_view>

#include "cli/question_verb.h"
#include "geometry/numbers/result.h"
#include "rules/files/json/json_value.h"

namespace parapet::cli {

// A fault of a word of the command line.
Fault word_fault(std::string_view name, const std::string& word, std::string expected);

// The value that a word stands for. Errors: "wrong-value"; of ArgumentKind::json those of
// read_whole_file and parse_json too.
Result<JsonValue> value_of(const Argument& argument, const std::string& word);

}  // namespace parapet::cli
