#pragma once

#include <cstddef>
#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "rules/files/json/json_cursor.h"

namespace parapet {

// The ids of one list of a board, to look names up in. It views the ids: they must outlive it.
class KnownIds {
 public:
  // `what` the ids are of: "a location".
  template <class Things>
  KnownIds(std::string_view what, const Things& things) : what_(what) {
    for (const auto& thing : things) {
      index_.emplace(thing.id, ids_.size());
      ids_.push_back(thing.id);
    }
  }

  // Which of them a value names. Errors: "wrong-value", "unknown-id" (names the nearest).
  Result<std::size_t> read(const JsonCursor& at) const;

 private:
  std::string_view what_;
  std::vector<std::string_view> ids_;
  std::map<std::string_view, std::size_t> index_;
};

// An id that comes twice in a list: "duplicate-id" at the second one.
template <class Things>
Result<void> check_ids_differ(const JsonCursor& list, std::string_view what, const Things& things) {
  std::map<std::string_view, std::size_t> first;
  for (std::size_t n = 0; n < things.size(); ++n) {
    const auto [before, is_new] = first.emplace(things[n].id, n);
    if (is_new) continue;
    const JsonCursor at = *list.item(n).member("id");
    return Failure(at.fault(
        "duplicate-id",
        "\"" + things[n].id + "\", the id at " + list.item(before->second).pointer() + "/id too",
        "an id that no other " + std::string(what) + " has"));
  }
  return {};
}

}  // namespace parapet
