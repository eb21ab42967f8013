#pragma once

#include <cstddef>
#include <string>

#include "rules/files/json/json_value.h"

namespace parapet {

// Values as JSON text. The same value gives the same bytes everywhere.
//   (1) parse_json(write_json_*(v)) == v
//   (2) the text is valid UTF-8: bytes of a string that are not come out as U+FFFD

// Without any blank or line break, for the protocol: {"from":[5,6,2]}
std::string write_json_line(const JsonValue& value);

// On one line with a blank after each comma and colon, for people: {"from": [5, 6, 2]}
std::string write_json_spaced(const JsonValue& value);

// For files: indented by two, but a list or object that fits a line of 100 columns stays on it.
// Ends with a line break.
std::string write_json_pretty(const JsonValue& value);

// Whether write_json_spaced(value) has at most so many bytes. Looks at no more than that.
bool fits_one_line(const JsonValue& value, std::size_t width);

// For errors: the value on one line if it is short, else what kind of thing it is ("a list of
// 300").
std::string described(const JsonValue& value);

}  // namespace parapet
