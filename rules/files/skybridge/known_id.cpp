#include "rules/files/skybridge/known_id.h"

#include <algorithm>
#include <string>

#include "geometry/numbers/utf8.h"
#include "rules/files/json/json_write.h"
#include "rules/nearest_name.h"

namespace parapet {

Result<std::size_t> read_known_id(const JsonCursor& at, std::span<const std::string_view> known,
                                  std::string_view what) {
  constexpr std::size_t kLongestShown = 60;
  const std::string meant = "the id of " + std::string(what);
  if (!at.value().is_text()) return Failure(at.wrong(meant));
  const auto found = std::find(known.begin(), known.end(), at.value().text());
  if (found != known.end()) return static_cast<std::size_t>(found - known.begin());
  return Failure(at.fault(
      "unknown-id", described(at.value()),
      known.empty() ? std::string(what) + ", but there is none"
                    : meant + " such as \"" +
                          shortened(nearest_name(at.value().text(), known), kLongestShown) + "\""));
}

Result<void> check_new_id(const JsonCursor& at, std::span<const std::string_view> ids) {
  if (std::find(ids.begin(), ids.end() - 1, ids.back()) == ids.end() - 1) return {};
  const auto id = at.member("id");
  return Failure((id ? *id : at)
                     .fault("duplicate-id",
                            described(JsonValue::from_text(std::string(ids.back()))) + " again",
                            "an id that no other has"));
}

}  // namespace parapet
