#include "rules/ask/mayhem/walk_question.h"

#include <string>
#include <utility>

#include "rules/ask/mayhem/asked_move.h"
#include "rules/files/json/json_fields.h"
#include "rules/mayhem/moving/large_walk.h"
#include "rules/mayhem/moving/step.h"
#include "rules/mayhem/moving/walk.h"

namespace parapet::ask {
namespace {

constexpr std::size_t kLongestPath = 10'000;

// Why the first step that cannot be made cannot.
void tell_stop(const MayhemState& state, const AskedMove& move, const mayhem::WalkQuestion& walk,
               const mayhem::WalkRuling& ruling, const Options& options, Because& because) {
  const Space from = walk.path[*ruling.stopped_at];
  const Space to = walk.path[*ruling.stopped_at + 1];
  if (ruling.cannot_end) {
    because.push_back({"AOM-MOV-6", "No move may end on " + to_letters(to) + ".", to});
    return;
  }
  if (!walk.jump && !move.mover.is_large()) {
    const mayhem::StepRuling step =
        mayhem::rule_step(moving_field(state, move.mover, options), from, to);
    because.insert(because.end(), step.because.begin(), step.because.end());
    if (!step.cost) return;
  }
  because.push_back({"AOM-MOV-1",
                     "The step to " + to_letters(to) + " cannot be made" +
                         (walk.points ? " with the MP that are left." : "."),
                     to});
}

mayhem::WalkRuling rule(const MayhemState& state, const AskedMove& move,
                        const mayhem::WalkQuestion& walk, const Options& options) {
  if (!move.mover.is_large()) {
    return mayhem::rule_walk(moving_field(state, move.mover, options), walk);
  }
  const LargeGround ground(state, move.mover, options);
  return mayhem::rule_large_walk(ground.ground(), move.mover.footprint, walk,
                                 mayhem::LargeStepRules::from(options));
}

Answer walk_answer(const MayhemState& state, const AskedMove& move,
                   const mayhem::WalkQuestion& walk, const Options& options) {
  const mayhem::WalkRuling ruling = rule(state, move, walk, options);
  Answer result;
  result.own.push_back({"legal", JsonValue::from_bool(ruling.legal)});
  result.own.push_back({"costs", integers_json(ruling.costs)});
  int spent = 0;
  std::vector<int> left;
  for (const int cost : ruling.costs) {
    spent += cost;
    if (walk.points) left.push_back(*walk.points - spent);
  }
  if (walk.points) result.own.push_back({"left", integers_json(left)});
  tell_devices(move, result.because);
  if (ruling.stopped_at) {
    result.own.push_back({"stopped_at", index_json(*ruling.stopped_at)});
    tell_stop(state, move, walk, ruling, options, result.because);
  } else {
    result.because.push_back({"AOM-MOV-1",
                              "Every step can be made: " + std::to_string(spent) + " MP.",
                              walk.path.back()});
  }
  return result;
}

}  // namespace

Result<Asked> read_walk(const JsonCursor& question, const MayhemState& state) {
  const auto path_at = question.required("path");
  if (!path_at) return Failure(path_at.error());
  auto path = read_list(*path_at, kLongestPath, "spaces",
                        [&](const JsonCursor& at) { return read_space_or_piece(at, state); });
  if (!path) return Failure(path.error());
  if (path->empty()) return Failure(path_at->wrong("at least one space"));
  // The mover stands on the first space, which carries the faults of a `from`.
  const JsonCursor start = path_at->item(0);
  if (!state.board().floor(path->front())) {
    return Failure(start.fault("no-floor", to_letters(path->front()) + ", which has no floor",
                               "a space to stand on"));
  }
  auto mover = mover_on(question, state, path->front());
  if (!mover) return Failure(mover.error());
  if (mover->from() != path->front()) {
    return Failure(
        start.wrong("the north-west space of the large unit there, " + to_letters(mover->from())));
  }
  auto move = read_move_of(*std::move(mover), question, state, true);
  if (!move) return Failure(move.error());
  if (move->jump.at && *move->jump.at >= path->size()) {
    return Failure(question.required("jump")->wrong("a jump that starts on the path"));
  }
  const auto options = move->options();
  mayhem::WalkQuestion walk{*std::move(path), move->points, move->jump.jump, move->jump.at};
  const auto answer = [move = *std::move(move), walk = std::move(walk), &state](
                          const Options& under) { return walk_answer(state, move, walk, under); };
  return Asked{answer, options, {}};
}

}  // namespace parapet::ask
