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

JsonValue integer_or_null(const std::optional<int>& number) {
  return number ? JsonValue::from_integer(*number) : JsonValue();
}

JsonValue index_json(std::size_t index) {
  return JsonValue::from_integer(static_cast<std::int64_t>(index));
}

JsonValue integers_json(std::span<const int> numbers) {
  std::vector<JsonValue> items;
  items.reserve(numbers.size());
  for (const int number : numbers) items.push_back(JsonValue::from_integer(number));
  return JsonValue::from_list(std::move(items));
}

}  // namespace parapet
