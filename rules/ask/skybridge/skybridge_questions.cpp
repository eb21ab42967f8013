#include <vector>

#include "rules/ask/skybridge/skybridge_question.h"

namespace parapet::ask {
namespace {

std::vector<SkybridgeQuestion> all_questions() {
  std::vector<SkybridgeQuestion> all;
  for (const auto group : {track_questions(), bridge_questions(), span_questions()}) {
    all.insert(all.end(), group.begin(), group.end());
  }
  return all;
}

}  // namespace

std::span<const SkybridgeQuestion> skybridge_questions() {
  static const std::vector<SkybridgeQuestion> kQuestions = all_questions();
  return kQuestions;
}

}  // namespace parapet::ask
