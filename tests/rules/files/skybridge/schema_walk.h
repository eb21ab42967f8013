#pragma once

#include <string>
#include <vector>

#include "rules/files/json/json_value.h"

namespace parapet::test {

// What of a value a JSON Schema does not allow, each as "PLACE: what"; for the words that
// docs/skybridge.schema.json uses. A word that is not known here is told too, so that none is
// passed over.
std::vector<std::string> schema_faults(const JsonValue& schema, const JsonValue& value);

}  // namespace parapet::test
