#pragma once

#include "rules/files/json/json_value.h"

namespace parapet::prove {

// Whether a value is a list of numbers, such as a place.
bool is_numbers(const JsonValue& value);

// The value with all its lists sorted but those with numbers in them, such as places: what is left
// of an answer when places, and with them their order, are called otherwise.
JsonValue sorted(const JsonValue& value);

}  // namespace parapet::prove
