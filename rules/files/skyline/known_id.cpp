#include "rules/files/skyline/known_id.h"

#include "geometry/numbers/utf8.h"
#include "rules/files/json/json_write.h"
#include "rules/nearest_name.h"

namespace parapet {

Result<std::size_t> KnownIds::read(const JsonCursor& at) const {
  const std::string what(what_);
  if (!at.value().is_text()) return Failure(at.wrong("the id of " + what));
  const auto found = index_.find(at.value().text());
  if (found != index_.end()) return found->second;
  constexpr std::size_t kLongestShown = 60;
  const std::string expected =
      ids_.empty() ? what + ", but there is none on this board"
                   : "the id of " + what + " such as \"" +
                         shortened(nearest_name(at.value().text().substr(0, kLongestShown), ids_),
                                   kLongestShown) +
                         "\"";
  return Failure(at.fault("unknown-id", described(at.value()), expected));
}

}  // namespace parapet
