#include "rules/ask/realms/realms_questions.h"

#include <initializer_list>
#include <vector>

#include "rules/ask/skirmish/skirmish_questions.h"

namespace parapet::ask {
namespace {

using Questions = std::vector<RealmsQuestion>;

Questions joined(std::initializer_list<std::span<const RealmsQuestion>> groups) {
  Questions all;
  for (const auto group : groups) all.insert(all.end(), group.begin(), group.end());
  return all;
}

}  // namespace

std::span<const RealmsQuestion> brick_questions(Game game) {
  static const Questions kRealms =
      joined({realms_ground_questions(), realms_moving_questions(), realms_action_questions(),
              realms_rider_questions(), realms_sight_questions(), realms_stability_questions()});
  static const Questions kSkirmish =
      joined({skirmish_questions(), realms_ground_questions(), realms_stability_questions()});
  return game == Game::skirmish ? kSkirmish : kRealms;
}

Result<Asked> read_realms_question(const JsonCursor& question, const RealmsState& state) {
  return read_question(question, state, brick_questions(state.board->file.game), kRealmsCommonKeys);
}

}  // namespace parapet::ask
