#pragma once

#include <functional>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "rules/ask/evidence.h"
#include "rules/files/json/json_value.h"
#include "rules/options.h"
#include "rules/ruling.h"
#include "rules/too_close.h"

namespace parapet::ask {

// What a question is answered by: its own keys (formats.md, questions), and why.
struct Answer {
  std::vector<JsonMember> own;
  Because because;
  Evidence evidence;  // none where there is nothing to show
  // By how much it was decided, in ticks: "16/5"; with roots where it is no fraction. Nothing where
  // no distance on terrain decided it.
  std::optional<std::string> margin = std::nullopt;
  std::optional<TooClose> too_close = std::nullopt;  // where scans cannot tell
};

// By how much an answer was decided, as it has it.
struct Measured {
  std::optional<std::string> margin;
  std::optional<TooClose> too_close;
};

// A question that has been read: it can be asked again under other options.
struct Asked {
  std::function<Answer(const Options&)> answer;
  std::span<const std::string_view> options;  // ids of all that the answer may depend on
  std::vector<Ratio> eye_heights;  // for OPT-L12: with these, every height that differs is tried
  // The margin of the answer and what is too close, where it costs more than the answer: worked out
  // once, for those who ask for reasons. None where answers bring their own.
  std::function<Measured(const Options&)> margin = nullptr;
};

// An option with one value that alone would change the answer.
struct Hinge {
  OptionIndex option = 0;
  std::string value;
  Answer answer;  // what it would be
};

// How long to look for the value of an option that is told.
enum class HingeDetail {
  ids,       // the first that changes anything: enough to name the option
  verdicts,  // rather one that changes more than which `lines` are shown, for people
};

// The options on which an answer hangs: found by asking again with each other value (formats.md
// 4). In the order of `asked.options`; which options there are does not depend on the detail.
std::vector<Hinge> hinges(const Asked& asked, const Options& options, const Answer& answer,
                          HingeDetail detail);

// Whether another answer has another verdict, not only other lines or blockers on the way to it.
bool changes_verdict(const Answer& answer, const Answer& other);

}  // namespace parapet::ask
