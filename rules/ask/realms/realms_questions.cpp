#include "rules/ask/realms/realms_questions.h"

#include <vector>

namespace parapet::ask {
namespace {

std::vector<RealmsQuestion> all_questions() {
  std::vector<RealmsQuestion> all;
  for (const auto group :
       {realms_ground_questions(), realms_moving_questions(), realms_action_questions(),
        realms_rider_questions(), realms_sight_questions()}) {
    all.insert(all.end(), group.begin(), group.end());
  }
  return all;
}

}  // namespace

std::vector<std::string_view> keys_of(const JsonCursor& question) {
  std::vector<std::string_view> keys;
  for (const JsonMember& member : question.value().members()) keys.push_back(member.key);
  return keys;
}

std::span<const RealmsQuestion> realms_questions() {
  static const std::vector<RealmsQuestion> kQuestions = all_questions();
  return kQuestions;
}

Result<Asked> read_realms_question(const JsonCursor& question, const RealmsState& state) {
  return read_question(question, state, realms_questions(), kRealmsCommonKeys);
}

}  // namespace parapet::ask
