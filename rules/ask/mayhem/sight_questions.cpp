#include "rules/ask/mayhem/attack_question.h"
#include "rules/ask/mayhem/critical_eyes.h"
#include "rules/ask/mayhem/mayhem_questions.h"
#include "rules/ask/mayhem/ruling_json.h"
#include "rules/files/facing_json.h"
#include "rules/files/json/json_fields.h"
#include "rules/files/json/missing_key.h"
#include "rules/mayhem/attack/distance.h"
#include "rules/mayhem/attack/front.h"
#include "rules/mayhem/board_check.h"
#include "rules/mayhem/sight/stand_sight.h"

namespace parapet::ask {
namespace {

constexpr std::string_view kFromTo[] = {"from", "to"};
constexpr std::string_view kDiceKeys[] = {"dice", "net"};
constexpr std::string_view kFrontKeys[] = {"at", "facing"};
constexpr std::string_view kHackKeys[] = {"unit", "target"};

constexpr std::string_view kSightOptions[] = {"L1",  "L2", "L3",  "L4",  "L5",  "L6",  "L7",
                                              "L8",  "L9", "L10", "L11", "L12", "L13", "L14",
                                              "L15", "R3", "M2",  "M3",  "M4"};
constexpr std::string_view kDiceOptions[] = {"D1"};
constexpr std::string_view kFrontOptions[] = {"F1", "F2"};
constexpr std::string_view kDistanceOptions[] = {"R1", "R2", "R3", "M3", "M4"};

struct Ends {
  mayhem::Stand from;
  mayhem::Stand to;
};

Result<Ends> read_ends(const JsonCursor& question, const MayhemState& state,
                       std::string_view from_key = "from", std::string_view to_key = "to") {
  const auto from = question.required(from_key);
  if (!from) return Failure(from.error());
  const auto to = question.required(to_key);
  if (!to) return Failure(to.error());
  auto from_stand = read_stand(*from, state);
  if (!from_stand) return Failure(from_stand.error());
  auto to_stand = read_stand(*to, state);
  if (!to_stand) return Failure(to_stand.error());
  return Ends{*std::move(from_stand), *std::move(to_stand)};
}

Result<Asked> read_sight(const JsonCursor& question, const MayhemState& state) {
  auto ends = read_ends(question, state);
  if (!ends) return Failure(ends.error());
  std::vector<Ratio> eyes = critical_eye_heights(ends->from, ends->to);
  const auto answer = [ends = *std::move(ends), &state](const Options& options) {
    mayhem::SightRuling ruling =
        mayhem::rule_sight(state.boards->board(options), ends.from, ends.to, options);
    Answer result{sight_members(ruling), ruling.because, {}};
    result.evidence = Evidence::of(std::move(ruling));
    return result;
  };
  return Asked{answer, kSightOptions, std::move(eyes)};
}

Result<Asked> read_distance(const JsonCursor& question, const MayhemState& state) {
  auto ends = read_ends(question, state);
  if (!ends) return Failure(ends.error());
  const auto answer = [ends = *std::move(ends), &state](const Options& options) {
    const auto spaces = mayhem::distance(state.boards->board(options), ends.from, ends.to, options);
    Answer result;
    result.own.push_back({"distance", integer_or_null(spaces)});
    result.because.push_back({"AOM-RNG-1",
                              spaces
                                  ? "The nearest spaces are " + std::to_string(*spaces) + " apart."
                                  : "No way without a Wall joins the two.",
                              ends.to.main});
    return result;
  };
  return Asked{answer, kDistanceOptions, {}};
}

Result<Asked> read_hack(const JsonCursor& question, const MayhemState& state) {
  auto ends = read_ends(question, state, "unit", "target");
  if (!ends) return Failure(ends.error());
  const auto answer = [ends = *std::move(ends), &state](const Options& options) {
    const bool legal = mayhem::may_hack(state.boards->board(options), ends.from, ends.to, options);
    Answer result;
    result.own.push_back({"legal", JsonValue::from_bool(legal)});
    result.because.push_back({"AOM-RNG-3",
                              legal ? "The target is within one space and on the same Level."
                                    : "Hacking reaches one space, on the same Level only.",
                              ends.to.main});
    return result;
  };
  return Asked{answer, kDistanceOptions, {}};
}

Result<Asked> read_dice(const JsonCursor& question, const MayhemState&) {
  const auto dice_at = question.required("dice");
  if (!dice_at) return Failure(dice_at.error());
  const auto dice = read_dice_text(*dice_at);
  if (!dice) return Failure(dice.error());
  const auto net_at = question.required("net");
  if (!net_at) return Failure(net_at.error());
  const auto net = net_at->integer(-mayhem::kMostModifiers, mayhem::kMostModifiers);
  if (!net) return Failure(net.error());
  const auto answer = [dice = *dice, net = *net](const Options& options) {
    Answer result;
    result.own.push_back(
        {"dice", dice_json(mayhem::step_dice(dice, net, mayhem::dice_choice(options)))});
    result.because.push_back(
        {"AOM-MOD-5",
         "Each bonus steps one die up, each penalty one down: " + std::to_string(net) + " in all.",
         {}});
    return result;
  };
  return Asked{answer, kDiceOptions, {}};
}

Result<Asked> read_front(const JsonCursor& question, const MayhemState& state) {
  const auto at = question.required("at");
  if (!at) return Failure(at.error());
  auto stand = read_stand(*at, state);
  if (!stand) return Failure(stand.error());
  std::optional<Facing> facing = stand->facing ? stand->facing : stand->turret;
  if (const auto facing_at = question.member("facing")) {
    const auto read = read_facing(*facing_at, state.options);
    if (!read) return Failure(read.error());
    facing = *read;
  }
  if (!facing) return Failure(missing_key(question, "facing"));
  const auto answer = [stand = *std::move(stand), facing = *facing,
                       &state](const Options& options) {
    const std::vector<Space> front = mayhem::front_spaces(
        state.boards->board(options), stand.spaces, facing, mayhem::front_shape(options));
    Answer result;
    result.own.push_back({"front", spaces_json(front)});
    result.because.push_back({"AOM-FRT-1",
                              "The Front is all rows ahead of the facing and the spaces on "
                              "either side.",
                              stand.main});
    return result;
  };
  return Asked{answer, kFrontOptions, {}};
}

Result<Asked> read_check(const JsonCursor&, const MayhemState& state) {
  const auto answer = [&state](const Options& options) {
    std::vector<JsonValue> warnings;
    for (const mayhem::BoardWarning& warning :
         mayhem::check_board(state.boards->board(options), *state.pieces)) {
      warnings.push_back(JsonValue::from_members({{"code", JsonValue::from_text(warning.code)},
                                                  {"text", JsonValue::from_text(warning.text)}}));
    }
    return Answer{{{"warnings", JsonValue::from_list(std::move(warnings))}}, {}, {}};
  };
  return Asked{answer, {}, {}};
}

constexpr MayhemQuestion kQuestions[] = {
    {"sight", kFromTo, read_sight},
    {"attack", kAttackKeys, read_attack},
    {"dice", kDiceKeys, read_dice},
    {"front", kFrontKeys, read_front},
    {"distance", kFromTo, read_distance},
    {"hack", kHackKeys, read_hack},
    {"check", {}, read_check},
};

}  // namespace

std::span<const MayhemQuestion> sight_questions() { return kQuestions; }

}  // namespace parapet::ask
