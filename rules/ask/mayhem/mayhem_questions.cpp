#include "rules/ask/mayhem/mayhem_questions.h"

namespace parapet::ask {
namespace {

std::vector<MayhemQuestion> all_questions() {
  std::vector<MayhemQuestion> all;
  for (const auto group :
       {sight_questions(), odds_questions(), moving_questions(), push_questions(), area_questions(),
        collapse_questions(), vehicle_questions(), device_questions(), placement_questions(),
        map_questions(), stability_questions()}) {
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
  return read_question(question, state, mayhem_questions(), kMayhemCommonKeys);
}

}  // namespace parapet::ask
