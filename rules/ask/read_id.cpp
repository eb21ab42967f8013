#include "rules/ask/read_id.h"

#include "geometry/numbers/utf8.h"
#include "rules/files/json/json_write.h"
#include "rules/nearest_name.h"

namespace parapet::ask {

std::string nearest_id(const JsonCursor& at, std::string_view what,
                       std::span<const std::string_view> known) {
  constexpr std::size_t kLongestShown = 60;
  if (known.empty()) return std::string(what) + ", but there is none on this board";
  return "the id of " + std::string(what) + " such as \"" +
         shortened(nearest_name(at.value().text(), known), kLongestShown) + "\"";
}

Fault unknown_id(const JsonCursor& at, std::string_view what,
                 std::span<const std::string_view> known) {
  return at.fault("unknown-id", described(at.value()), nearest_id(at, what, known));
}

}  // namespace parapet::ask
