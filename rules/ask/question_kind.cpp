#include "rules/ask/question_kind.h"

#include <algorithm>
#include <string>

#include "rules/files/json/json_write.h"
#include "rules/nearest_name.h"

namespace parapet::ask {

Result<std::size_t> read_question_kind(const JsonCursor& question,
                                       std::span<const std::string_view> names) {
  const auto ask = question.required("ask");
  if (!ask) return Failure(ask.error());
  const auto name = ask->text();
  if (!name) return Failure(name.error());
  const auto found = std::find(names.begin(), names.end(), *name);
  if (found != names.end()) return static_cast<std::size_t>(found - names.begin());
  return Failure(
      ask->fault("unknown-ask", described(ask->value()),
                 "a question such as \"" + std::string(nearest_name(*name, names)) + "\""));
}

}  // namespace parapet::ask
