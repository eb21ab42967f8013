#include <optional>

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

}  // namespace

std::vector<Hinge> hinges(const Asked& asked, const Options& options, const Answer& answer) {
  std::vector<Hinge> result;
  for (const std::string_view id : asked.options) {
    const OptionIndex option = option_index(id);
    for (const Options& other : other_values(asked, options, option)) {
      Answer changed = asked.answer(other);
      if (changed.own == answer.own) continue;
      result.push_back({option, other.value(option), std::move(changed)});
      break;
    }
  }
  return result;
}

}  // namespace parapet::ask
