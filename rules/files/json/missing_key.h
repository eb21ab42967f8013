#pragma once

#include <string_view>

#include "rules/files/json/json_cursor.h"

namespace parapet {

// The fault "missing-key" of an object without a key that it needs, or with null there where that
// says the same.
Fault missing_key(const JsonCursor& object, std::string_view key);

}  // namespace parapet
