#include <algorithm>
#include <optional>
#include <utility>

#include "rules/ask/asked.h"

namespace parapet::ask {
namespace {

std::vector<Options> other_values(const Asked& asked, const Options& options, OptionIndex option) {
  const OptionSpec& spec = option_specs()[option];
  std::vector<Options> others;
  for (std::size_t value = 0; value < spec.value_count(); ++value) {
    others.push_back(options.with(option, value));
  }
  if (spec.id == "L12") {
    for (const Ratio& height : asked.eye_heights) others.push_back(options.with_eyes(height));
  }
  std::erase(others, options);
  return others;
}

std::optional<Hinge> hinge_of(const Asked& asked, const Options& options, OptionIndex option,
                              const Answer& answer, HingeDetail detail) {
  std::optional<Hinge> hinge;
  for (const Options& other : other_values(asked, options, option)) {
    Answer changed = asked.answer(other);
    if (changed.own == answer.own) continue;
    const bool is_telling = detail == HingeDetail::ids || changes_verdict(answer, changed);
    if (!hinge || is_telling) hinge = Hinge{option, other.value(option), std::move(changed)};
    if (is_telling) break;
  }
  return hinge;
}

}  // namespace

bool changes_verdict(const Answer& answer, const Answer& other) {
  return !std::equal(answer.own.begin(), answer.own.end(), other.own.begin(), other.own.end(),
                     [](const JsonMember& a, const JsonMember& b) {
                       return a.key == b.key && (a.key == "lines" || a.value == b.value);
                     });
}

std::vector<Hinge> hinges(const Asked& asked, const Options& options, const Answer& answer,
                          HingeDetail detail) {
  std::vector<Hinge> result;
  for (const std::string_view id : asked.options) {
    auto hinge = hinge_of(asked, options, option_index(id), answer, detail);
    if (hinge) result.push_back(*std::move(hinge));
  }
  return result;
}

}  // namespace parapet::ask
