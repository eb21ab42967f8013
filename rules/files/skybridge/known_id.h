#pragma once

#include <cstddef>
#include <span>
#include <string_view>
#include <vector>

#include "rules/files/json/json_cursor.h"

namespace parapet {

// An id that another part of the file has given, as its index; `what` it is of: "a player".
// Errors: "wrong-value", "unknown-id" (names the nearest).
Result<std::size_t> read_known_id(const JsonCursor& at, std::span<const std::string_view> known,
                                  std::string_view what);

// The fault "duplicate-id" if the last of these ids is that of an earlier one: the item `at`.
Result<void> check_new_id(const JsonCursor& at, std::span<const std::string_view> ids);

template <class Things>
std::vector<std::string_view> known_ids(const Things& things) {
  std::vector<std::string_view> ids;
  for (const auto& thing : things) ids.push_back(thing.id);
  return ids;
}

}  // namespace parapet
