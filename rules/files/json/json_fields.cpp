#include "rules/files/json/json_fields.h"

#include <algorithm>

namespace parapet {

Result<std::string> read_name(const JsonCursor& at) {
  constexpr std::size_t kMostBytes = 200;
  const std::string_view text = at.value().text();
  const bool has_control = std::any_of(
      text.begin(), text.end(), [](char c) { return static_cast<unsigned char>(c) < 0x20U; });
  if (text.empty() || text.size() > kMostBytes || has_control) {
    return Failure(at.wrong("a string of 1 to " + std::to_string(kMostBytes) +
                            " bytes without control characters"));
  }
  return std::string(text);
}

}  // namespace parapet
