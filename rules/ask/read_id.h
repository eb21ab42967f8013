#pragma once

#include <cstddef>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "rules/files/json/json_cursor.h"

namespace parapet::ask {

// "the id of a unit such as "Orc""; "a unit, but there is none on this board".
std::string nearest_id(const JsonCursor& at, std::string_view what,
                       std::span<const std::string_view> known);

// What is no id of any of the things that are meant: "a unit". Names the nearest of the known ids.
Fault unknown_id(const JsonCursor& at, std::string_view what,
                 std::span<const std::string_view> known);

template <class Things>
std::vector<std::string_view> ids_of(const Things& things) {
  std::vector<std::string_view> ids;
  for (const auto& thing : things) ids.push_back(thing.id);
  return ids;
}

// The id of one of the things, as its index. Errors: "wrong-value", "unknown-id".
template <class Things>
Result<std::size_t> read_id(const JsonCursor& at, const Things& things, std::string_view what) {
  if (!at.value().is_text()) return Failure(at.wrong("the id of " + std::string(what)));
  const std::vector<std::string_view> ids = ids_of(things);
  for (std::size_t n = 0; n < ids.size(); ++n) {
    if (ids[n] == at.value().text()) return n;
  }
  return Failure(unknown_id(at, what, ids));
}

}  // namespace parapet::ask
