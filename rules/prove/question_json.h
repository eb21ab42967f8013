#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "rules/ask/asked.h"
#include "rules/files/json/json_value.h"
#include "rules/options.h"

namespace parapet::prove {

// A question of the protocol: its `ask`, then its own keys.
JsonValue question_json(std::string_view ask, std::vector<JsonMember> keys);

// The same with another value of a key: replaced, or added.
JsonValue with_key(const JsonValue& question, std::string_view key, JsonValue value);

// The same under another value of one option.
JsonValue with_option(const JsonValue& question, std::string_view option, std::string value);

// The same without reasons, for bulk work.
JsonValue plain_question(const JsonValue& question);

// The answer's own keys without what belongs to every answer, and without `after`, which carries
// the options of the question. Of an error its code alone.
JsonValue own_keys(const JsonValue& answer);

// Whether an answer has that key, and it is true.
bool says(const ask::Answer& answer, std::string_view key);

// At most so many bytes of a value, for people.
std::string shown(const JsonValue& value);

}  // namespace parapet::prove
