#include <array>
#include <utility>

#include "rules/ask/realms/places.h"
#include "rules/ask/realms/realms_questions.h"
#include "rules/ask/realms/space_json.h"
#include "rules/files/json/json_fields.h"
#include "rules/files/json/missing_key.h"
#include "rules/files/json/object_reader.h"
#include "rules/files/realms/length_json.h"
#include "rules/files/realms/limits.h"
#include "rules/realms/attack/attack.h"
#include "rules/realms/flight/fall.h"
#include "rules/realms/flight/flight.h"
#include "rules/realms/leap/leap.h"

// leap, fall, turn and attack of game realms.

namespace parapet::ask {
namespace {

constexpr std::string_view kLeapKeys[] = {"from", "to", "unit", "height", "flies", "movement"};
constexpr std::string_view kFallKeys[] = {"drop", "cause", "unit", "height", "flies"};
constexpr std::string_view kTurnKeys[] = {"unit", "actions"};
constexpr std::string_view kAttackKeys[] = {"from", "to", "range"};

constexpr std::string_view kLeapOptions[] = {"K1", "K2", "K9", "K12", "K13", "K16", "K21"};
constexpr std::string_view kFallOptions[] = {"K10"};
constexpr std::string_view kTurnOptions[] = {"K1", "K15", "K16"};
constexpr std::string_view kAttackOptions[] = {"K2", "K14", "K18", "K22"};

constexpr std::array<std::string_view, 4> kActions = {"take-off", "land", "move", "attack"};
constexpr std::string_view kCauses[] = {"flight"};
constexpr std::size_t kMostActions = 100;
constexpr int kMostRange = 1'000'000;

JsonValue distance_json(const realms::PegDistance& distance) {
  if (const auto exact = distance.rational()) return number_or_null(exact);
  return JsonValue::from_text(distance.text());
}

Answer leap_answer(realms::LeapRuling ruling) {
  Answer answer;
  answer.own = {{"legal", JsonValue::from_bool(ruling.legal)},
                {"cost", integer_or_null(ruling.cost)},
                {"distance", distance_json(ruling.distance)},
                {"skipped", JsonValue::from_integer(ruling.skipped)},
                {"wounds", JsonValue::from_integer(ruling.wounds)}};
  answer.because = ruling.because;
  if (ruling.margin) answer.margin = ruling.margin->text();
  answer.too_close = ruling.too_close;
  answer.evidence = Evidence::of(std::move(ruling));
  return answer;
}

Result<Asked> read_leap(const JsonCursor& question, const RealmsState& state) {
  const auto from = question.member("from");
  if (!from && !question.member("unit")) return Failure(missing_key(question, "from"));
  const auto to_at = question.required("to");
  if (!to_at) return Failure(to_at.error());
  const auto move = read_realms_mover(question, state, from);
  if (!move) return Failure(move.error());
  const auto to = read_realms_space(*to_at, state);
  if (!to) return Failure(to.error());
  realms::LeapQuestion leap;
  leap.from = move->from;
  leap.to = *to;
  leap.height = move->mover.height;
  leap.movement = move->movement.value_or(kMaxMovement);
  leap.flies = move->mover.flies;
  leap.leaper = move->unit;
  const auto rule = [leap, &state](const Options& options) {
    return realms::rule_leap(state.field(), state.units(), leap, options).map(leap_answer);
  };
  return tried_question(question, state, kLeapOptions, rule);
}

Result<Ratio> read_drop(const JsonCursor& at) { return read_pegs(at, Ratio(), Ratio(kMaxPegTerm)); }

Result<Asked> read_fall(const JsonCursor& question, const RealmsState& state) {
  ObjectReader reader(question);
  realms::FallQuestion fall;
  fall.drop = reader.unless_null("drop", read_drop);
  const auto cause =
      reader.unless_null("cause", [](const JsonCursor& at) { return at.one_of(kCauses); });
  const auto unit =
      reader.unless_null("unit", [&](const JsonCursor& at) { return read_unit_id(at, state); });
  if (reader.failed()) return Failure(reader.fault());
  if (unit) {
    fall.height = state.units()[*unit].height;
    fall.flies = state.units()[*unit].flies;
  }
  fall.height = unit ? reader.unless_null("height", read_figure_height, fall.height)
                     : reader.required("height", read_figure_height);
  fall.flies = reader.unless_null("flies", read_boolean, fall.flies);
  if (!reader.failed() && fall.drop.has_value() == cause.has_value()) {
    reader.fail(cause ? question.fault("wrong-value", "both \"drop\" and \"cause\"", "one of them")
                      : missing_key(question, "drop"));
  }
  const auto answer = [fall](const Options&) {
    const realms::FallRuling ruling = realms::rule_fall(fall);
    return Answer{{{"wounds", JsonValue::from_integer(ruling.wounds)}}, ruling.because, {}};
  };
  return reader.finish(Asked{answer, kFallOptions, {}});
}

Result<realms::TurnAction> read_action(const JsonCursor& at) {
  const auto action = at.one_of(kActions);
  if (!action) return Failure(action.error());
  return static_cast<realms::TurnAction>(*action);
}

Result<Asked> read_turn(const JsonCursor& question, const RealmsState& state) {
  ObjectReader reader(question);
  const std::size_t unit =
      reader.required("unit", [&](const JsonCursor& at) { return read_unit_id(at, state); });
  const auto actions = reader.required("actions", [](const JsonCursor& at) {
    return read_list(at, kMostActions, "actions", read_action);
  });
  const auto answer = [unit, actions, &state](const Options& options) {
    realms::TurnRuling ruling =
        realms::rule_turn(state.field(), state.units(), unit, actions, options);
    Answer result;
    result.own = {{"legal", JsonValue::from_bool(ruling.legal)}};
    if (ruling.stopped_at) {
      result.own.push_back({"stopped_at", index_json(*ruling.stopped_at)});
    }
    result.because = std::move(ruling.because);
    return result;
  };
  return reader.finish(Asked{answer, kTurnOptions, {}});
}

Answer attack_answer(const realms::AttackRuling& ruling) {
  Answer answer;
  answer.own = {{"legal", JsonValue::from_bool(ruling.legal)},
                {"in_range", JsonValue::from_bool(ruling.in_range)},
                {"spaces", integer_or_null(ruling.spaces)},
                {"needs_sight", JsonValue::from_bool(ruling.needs_sight)},
                {"sight", JsonValue::from_bool(ruling.sight)}};
  answer.because = ruling.because;
  return answer;
}

Result<Asked> read_attack(const JsonCursor& question, const RealmsState& state) {
  ObjectReader reader(question);
  const auto place = [&state](const JsonCursor& at) { return read_realms_place(at, state); };
  realms::AttackQuestion attack;
  attack.from = reader.required("from", place);
  attack.to = reader.required("to", place);
  attack.range = reader.unless_null("range", read_integer(0, kMostRange));
  if (reader.failed()) return Failure(reader.fault());
  const auto rule = [attack, &state](const Options& options) {
    return realms::rule_attack(state.field(), state.terrain, state.units(), attack, options)
        .map(attack_answer);
  };
  return tried_question(question, state, kAttackOptions, rule);
}

constexpr RealmsQuestion kQuestions[] = {{"leap", kLeapKeys, read_leap},
                                         {"fall", kFallKeys, read_fall},
                                         {"turn", kTurnKeys, read_turn},
                                         {"attack", kAttackKeys, read_attack}};

}  // namespace

std::span<const RealmsQuestion> realms_action_questions() { return kQuestions; }

}  // namespace parapet::ask
