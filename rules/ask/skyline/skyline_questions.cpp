#include "rules/ask/skyline/skyline_questions.h"

#include <vector>

namespace parapet::ask {
namespace {

std::vector<SkylineQuestion> all_questions() {
  std::vector<SkylineQuestion> all;
  for (const auto group :
       {ride_questions(), risk_questions(), rail_questions(), sky_map_questions()}) {
    all.insert(all.end(), group.begin(), group.end());
  }
  return all;
}

}  // namespace

std::span<const SkylineQuestion> skyline_questions() {
  static const std::vector<SkylineQuestion> kQuestions = all_questions();
  return kQuestions;
}

Result<Asked> read_skyline_question(const JsonCursor& question, const SkylineState& state) {
  return read_question(question, state, skyline_questions(), kSkylineCommonKeys);
}

}  // namespace parapet::ask
