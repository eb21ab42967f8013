#include "rules/files/json/missing_key.h"

#include <string>

namespace parapet {

Fault missing_key(const JsonCursor& object, std::string_view key) {
  return object.fault("missing-key", "no key \"" + std::string(key) + "\"", "a value for it");
}

}  // namespace parapet
