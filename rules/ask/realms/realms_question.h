#pragma once

#include <span>
#include <string_view>
#include <utility>
#include <vector>

#include "rules/ask/question_kind.h"
#include "rules/ask/realms/realms_state.h"

namespace parapet::ask {

// One kind of question of game realms (formats.md, questions on brick boards).
using RealmsQuestion = QuestionKind<RealmsState>;

// Keys that every question may carry, beside its own.
inline constexpr std::string_view kRealmsCommonKeys[] = {"ask", "id", "options", "explain",
                                                         "units"};

// A question whose rule may find fault with what it is asked. `rule` goes from Options to
// Result<Answer>. It is tried once, under the options that count, so that its fault is that of the
// question; that answer is kept. A fault under other options changes no answer.
template <class Rule>
Result<Asked> tried_question(const JsonCursor& at, const RealmsState& state,
                             std::span<const std::string_view> options, Rule rule) {
  auto first = rule(state.options);
  if (!first) {
    const Fault& fault = first.error();
    return Failure(at.fault(fault.code, fault.found, fault.expected));
  }
  const auto answer = [first = *std::move(first), counted = state.options,
                       rule = std::move(rule)](const Options& asked) {
    if (asked == counted) return first;
    auto other = rule(asked);
    return other ? *std::move(other) : first;
  };
  return Asked{answer, options, {}};
}

}  // namespace parapet::ask
