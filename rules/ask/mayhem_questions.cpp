#include "rules/ask/mayhem_questions.h"

#include <algorithm>

#include "rules/ask/area_questions.h"
#include "rules/ask/collapse_questions.h"
#include "rules/ask/device_questions.h"
#include "rules/ask/map_questions.h"
#include "rules/ask/moving_questions.h"
#include "rules/ask/odds_questions.h"
#include "rules/ask/placement_questions.h"
#include "rules/ask/push_questions.h"
#include "rules/ask/sight_questions.h"
#include "rules/ask/vehicle_questions.h"
#include "rules/nearest_name.h"

namespace parapet::ask {
namespace {

// Questions of the protocol that have no rules in this version.
constexpr std::string_view kLater[] = {"stable", "remove"};

std::vector<MayhemQuestion> all_questions() {
  std::vector<MayhemQuestion> all;
  for (const auto group :
       {sight_questions(), odds_questions(), moving_questions(), push_questions(), area_questions(),
        collapse_questions(), vehicle_questions(), device_questions(), placement_questions(),
        map_questions()}) {
    all.insert(all.end(), group.begin(), group.end());
  }
  return all;
}

}  // namespace

std::span<const MayhemQuestion> mayhem_questions() {
  static const std::vector<MayhemQuestion> kQuestions = all_questions();
  return kQuestions;
}

Result<Asked> read_mayhem_question(const JsonCursor& question, const MayhemState& state) {
  const auto ask = question.required("ask");
  if (!ask) return Failure(ask.error());
  const auto name = ask->text();
  if (!name) return Failure(name.error());
  const auto questions = mayhem_questions();
  const auto kind = std::find_if(questions.begin(), questions.end(),
                                 [&](const MayhemQuestion& q) { return q.name == *name; });
  if (kind == questions.end()) {
    const bool is_later =
        std::find(std::begin(kLater), std::end(kLater), *name) != std::end(kLater);
    if (is_later) {
      return Failure(ask->fault("not-answered-yet", "\"" + *name + "\"",
                                "a question that this version answers: it does not rule on this "
                                "one yet"));
    }
    std::vector<std::string_view> names;
    for (const MayhemQuestion& known : questions) names.push_back(known.name);
    return Failure(
        ask->fault("unknown-ask", "\"" + name->substr(0, 80) + "\"",
                   "a question such as \"" + std::string(nearest_name(*name, names)) + "\""));
  }
  std::vector<std::string_view> keys(std::begin(kCommonKeys), std::end(kCommonKeys));
  keys.insert(keys.end(), kind->keys.begin(), kind->keys.end());
  if (auto checked = question.only_keys(keys); !checked) return Failure(checked.error());
  return kind->read(question, state);
}

}  // namespace parapet::ask
