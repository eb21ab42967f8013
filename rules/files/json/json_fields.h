#pragma once

#include <cstddef>
#include <optional>
#include <span>
#include <string>
#include <utility>
#include <vector>

#include "rules/files/json/json_cursor.h"

namespace parapet {

// The plainest reads, as functions that ObjectReader and read_list take, and their reverse.

inline Result<std::string> read_text(const JsonCursor& at) { return at.text(); }

inline Result<bool> read_boolean(const JsonCursor& at) { return at.boolean(); }
inline auto read_integer(int least, int most) {
  return [=](const JsonCursor& at) { return at.integer(least, most); };
}

// A name that stands for a thing: not empty, at most 200 bytes, no control characters.
Result<std::string> read_name(const JsonCursor& at);

// A number, or null.
JsonValue integer_or_null(const std::optional<int>& number);
JsonValue index_json(std::size_t index);
JsonValue integers_json(std::span<const int> numbers);

// The list of what `write`, a function to JsonValue, makes of each.
template <class T, class Write>
JsonValue list_json(const std::vector<T>& things, Write write) {
  std::vector<JsonValue> items;
  items.reserve(things.size());
  for (const T& thing : things) items.push_back(write(thing));
  return JsonValue::from_list(std::move(items));
}

}  // namespace parapet
