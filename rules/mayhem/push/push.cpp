#include "rules/mayhem/push/push.h"

#include <algorithm>

#include "rules/mayhem/push/fall.h"
#include "rules/mayhem/push/push_reasons.h"
#include "rules/mayhem/push/push_steps.h"

namespace parapet::mayhem {
namespace {

std::vector<Space> landings(const std::vector<PushStep>& steps) {
  std::vector<Space> spaces;
  for (const PushStep& step : steps) spaces.push_back(step.landing);
  std::sort(spaces.begin(), spaces.end());
  spaces.erase(std::unique(spaces.begin(), spaces.end()), spaces.end());
  return spaces;
}

PushEnds push_to(std::vector<Space> ends, Space from, Space to) {
  PushEnds result;
  result.ends = std::move(ends);
  if (result.ends.empty()) result.ends.push_back(from);
  result.is_legal = std::binary_search(result.ends.begin(), result.ends.end(), to);
  if (!result.is_legal) return result;
  result.levels_fallen = from.level - to.level;
  result.dice = fall_dice({result.levels_fallen, true, false});
  return result;
}

}  // namespace

PushRuling rule_push(const Board& board, const Pieces& pieces, const PushQuestion& question,
                     const Options& options) {
  const DistanceField field(board, question.attacker, options);
  const PushGround ground(board, pieces, question.target, question.sides, field, options);
  PushSteps steps(ground);
  PushRuling ruling;
  ruling.steps = question.target.steps_of(question.pushes);
  PushOutcome outcome = ground.rules().only_the_end_counts
                            ? push_to_the_end(steps, ruling.steps)
                            : push_each(steps, ruling.steps, question.to.has_value());
  ruling.spaces = landings(outcome.first);
  if (question.to) {
    ruling.to = push_to(std::move(outcome.ends), question.target.place(), *question.to);
  }
  ruling.because = push_reasons(steps, question, ruling, outcome);
  return ruling;
}

}  // namespace parapet::mayhem
