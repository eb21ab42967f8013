#include "rules/files/json/json_fields.h"

#include "geometry/numbers/utf8.h"

namespace parapet {

Result<std::string> read_name(const JsonCursor& at) {
  constexpr std::size_t kMostBytes = 200;
  const std::string_view text = at.value().text();
  if (text.empty() || text.size() > kMostBytes || has_control(text)) {
    return Failure(at.wrong("a string of 1 to " + std::to_string(kMostBytes) +
                            " bytes without control characters"));
  }
  return std::string(text);
}

}  // namespace parapet
