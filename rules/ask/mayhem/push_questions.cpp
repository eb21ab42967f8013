#include <string>
#include <utility>

#include "rules/ask/mayhem/mayhem_questions.h"
#include "rules/ask/mayhem/ruling_json.h"
#include "rules/mayhem/push/fall.h"
#include "rules/mayhem/push/push.h"

namespace parapet::ask {
namespace {

constexpr std::string_view kPushKeys[] = {"attacker", "target", "pushes", "to"};
constexpr std::string_view kFallKeys[] = {"levels", "forced", "dash"};

constexpr std::string_view kPushOptions[] = {"R1", "R2", "R3", "M1", "M2", "M3", "M4", "Z1",
                                             "Z2", "Z3", "Z4", "P1", "P2", "P3", "P4", "P5",
                                             "G1", "G2", "G3", "G4", "G5", "V1"};

// A piece by its id, or what stands on a place.
Result<mayhem::PushBody> read_target(const JsonCursor& at, const MayhemState& state) {
  const auto stand = read_stand(at, state);
  if (!stand) return Failure(stand.error());
  if (at.value().is_text()) {
    if (auto body = mayhem::find_body(*state.pieces, at.value().text())) return *std::move(body);
  }
  mayhem::PushBody body = mayhem::body_on(*state.pieces, stand->main);
  if (body.id.empty() && !state.board().floor(stand->main)) {
    return Failure(at.fault("no-floor", "no floor at " + to_letters(stand->main),
                            "a space on which the target can stand"));
  }
  return body;
}

// Whose the attacker is: of the piece with this id, or of the unit that stands there.
std::string side_of_attacker(const JsonCursor& at, const mayhem::Stand& stand,
                             const MayhemState& state) {
  if (at.value().is_text()) {
    if (const auto body = mayhem::find_body(*state.pieces, at.value().text())) return body->side;
  }
  return mayhem::body_on(*state.pieces, stand.main).side;
}

std::vector<JsonMember> push_members(const mayhem::PushRuling& ruling) {
  std::vector<JsonMember> own = {{"mp", JsonValue::from_integer(ruling.steps)},
                                 {"spaces", spaces_json(ruling.spaces)}};
  if (!ruling.to) return own;
  own.push_back({"legal", JsonValue::from_bool(ruling.to->is_legal)});
  own.push_back({"levels_fallen", JsonValue::from_integer(ruling.to->levels_fallen)});
  own.push_back({"dice", JsonValue::from_text(to_text(ruling.to->dice))});
  own.push_back({"ends", spaces_json(ruling.to->ends)});
  return own;
}

Result<Asked> read_push(const JsonCursor& question, const MayhemState& state) {
  const auto attacker_at = question.required("attacker");
  if (!attacker_at) return Failure(attacker_at.error());
  const auto target_at = question.required("target");
  if (!target_at) return Failure(target_at.error());
  const auto pushes_at = question.required("pushes");
  if (!pushes_at) return Failure(pushes_at.error());

  auto attacker = read_stand(*attacker_at, state);
  if (!attacker) return Failure(attacker.error());
  auto target = read_target(*target_at, state);
  if (!target) return Failure(target.error());
  const auto pushes = pushes_at->integer(0, mayhem::kMostPushes);
  if (!pushes) return Failure(pushes.error());
  mayhem::PushQuestion push;
  push.sides = {target->side, side_of_attacker(*attacker_at, *attacker, state)};
  push.attacker = *std::move(attacker);
  push.target = *std::move(target);
  push.pushes = *pushes;
  if (const auto to_at = question.member("to")) {
    const auto to = read_stand(*to_at, state);
    if (!to) return Failure(to.error());
    push.to = to->spaces.front();
  }
  const auto answer = [push = std::move(push), &state](const Options& options) {
    mayhem::PushRuling ruling =
        mayhem::rule_push(state.boards->ground(options), *state.pieces, push, options);
    return Answer{push_members(ruling), std::move(ruling.because), {}};
  };
  return Asked{answer, kPushOptions, {}};
}

Because fall_reasons(const mayhem::Fall& fall) {
  if (!fall.is_forced) {
    return {{"AOM-FALL-1", "Falling by an own action does no damage, however deep.", {}}};
  }
  Because because = {{"AOM-FALL-2",
                      "One red die for each Level of a forced fall: " +
                          std::to_string(fall.levels) + ". Only Hits and Aimed Hits count.",
                      {}}};
  if (fall.is_cut_short) {
    because.push_back({"AOM-FALL-3", "A Dash during the fall cancels all of it.", {}});
  }
  return because;
}

Result<Asked> read_fall(const JsonCursor& question, const MayhemState&) {
  const auto levels_at = question.required("levels");
  if (!levels_at) return Failure(levels_at.error());
  const auto levels = levels_at->integer(0, Board::kMaxLevels);
  if (!levels) return Failure(levels.error());
  mayhem::Fall fall{*levels, false, false};
  for (const auto& [key, flag] :
       {std::pair{"forced", &fall.is_forced}, std::pair{"dash", &fall.is_cut_short}}) {
    const auto at = question.member(key);
    if (!at) continue;
    const auto value = at->boolean();
    if (!value) return Failure(value.error());
    *flag = *value;
  }
  const auto answer = [fall](const Options&) {
    return Answer{
        {{"dice", JsonValue::from_text(to_text(mayhem::fall_dice(fall)))}}, fall_reasons(fall), {}};
  };
  return Asked{answer, {}, {}};
}

constexpr MayhemQuestion kQuestions[] = {
    {"push", kPushKeys, read_push},
    {"fall", kFallKeys, read_fall},
};

}  // namespace

std::span<const MayhemQuestion> push_questions() { return kQuestions; }

}  // namespace parapet::ask
