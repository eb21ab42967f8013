#pragma once

#include <functional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "rules/files/json_value.h"
#include "rules/options.h"
#include "rules/ruling.h"

namespace parapet::ask {

// What a question is answered by: its own keys (formats.md 4.1), and why.
struct Answer {
  std::vector<JsonMember> own;
  Because because;
};

// A question that has been read: it can be asked again under other options.
struct Asked {
  std::function<Answer(const Options&)> answer;
  std::span<const std::string_view> options;  // ids of all that the answer may depend on
  std::vector<Ratio> eye_heights;  // for OPT-L12: with these, every height that differs is tried
};

// One value of one option that alone would change the answer.
struct Hinge {
  OptionIndex option = 0;
  std::string value;
  Answer answer;  // what it would be
};

// The options on which an answer hangs: found by asking again with each other value, the first
// value that changes an own key for each option (formats.md 4). In the order of `asked.options`.
std::vector<Hinge> hinges(const Asked& asked, const Options& options, const Answer& answer);

}  // namespace parapet::ask
