#include <utility>

#include "rules/ask/realms/places.h"
#include "rules/ask/realms/realms_questions.h"
#include "rules/ask/realms/space_json.h"
#include "rules/ask/realms/step_answer.h"
#include "rules/files/json/json_fields.h"
#include "rules/files/json/missing_key.h"
#include "rules/files/json/object_reader.h"
#include "rules/files/realms/length_json.h"
#include "rules/files/realms/limits.h"
#include "rules/realms/moving/route.h"
#include "rules/realms/moving/walk.h"
#include "rules/realms/step/step.h"

// step, route, reach, walk of game realms.

namespace parapet::ask {
namespace {

constexpr std::string_view kStepKeys[] = {"from", "to", "unit", "height", "flies", "profile"};
constexpr std::string_view kProfileKeys[] = {"surfaces", "obstructions", "width", "link"};
constexpr std::string_view kRouteKeys[] = {"from", "to", "unit", "height", "flies", "movement"};
constexpr std::string_view kReachKeys[] = {"from", "unit", "height", "flies", "movement"};
constexpr std::string_view kWalkKeys[] = {"path", "unit", "height", "flies", "movement"};

// Each is tried with its other values, so those that no step reads are left out (K18: riders).
constexpr std::string_view kStepOptions[] = {"K1", "K3",  "K4",  "K5",  "K6",  "K7",
                                             "K8", "K11", "K14", "K16", "K19", "K20"};
constexpr std::string_view kProfileOptions[] = {"K3", "K5", "K6", "K7", "K8", "K11", "K19"};

constexpr std::size_t kMostHeights = 1'000;  // of a profile
constexpr std::size_t kLongestPath = 10'000;
constexpr std::int64_t kMostPegs = 1'000'000;

Result<Ratio> read_told_height(const JsonCursor& at) {
  return read_pegs(at, Ratio(-kMostPegs), Ratio(kMostPegs));
}

Result<std::vector<Ratio>> read_heights(const JsonCursor& at) {
  return read_list(at, kMostHeights, "heights in pegs", read_told_height);
}

Result<realms::ToldProfile> read_profile(const JsonCursor& at) {
  ObjectReader reader(at, kProfileKeys);
  realms::ToldProfile profile;
  profile.surfaces = reader.required("surfaces", read_heights);
  profile.obstructions = reader.unless_null("obstructions", read_heights, {});
  profile.width = reader.unless_null(
      "width", [](const JsonCursor& width) { return read_pegs(width, Ratio(), Ratio(kMostPegs)); });
  const auto link = reader.unless_null(
      "link", [](const JsonCursor& kind) { return kind.one_of(realms::kLinkKindWords); });
  if (link) profile.link = static_cast<realms::LinkKind>(*link);
  if (!reader.failed() && profile.surfaces.empty()) {
    reader.fail(at.required("surfaces")->wrong("the heights of one surface or more"));
  }
  return reader.finish(std::move(profile));
}

// Who climbs what is told in pegs.
Result<realms::Climber> read_climber(const JsonCursor& question, const RealmsState& state) {
  ObjectReader reader(question);
  const auto unit =
      reader.unless_null("unit", [&](const JsonCursor& at) { return read_unit_id(at, state); });
  realms::Climber climber;
  if (reader.failed()) return Failure(reader.fault());
  if (unit) climber = {state.units()[*unit].height, state.units()[*unit].flies};
  climber.height = unit ? reader.unless_null("height", read_figure_height, climber.height)
                        : reader.required("height", read_figure_height);
  climber.flies = reader.unless_null("flies", read_boolean, climber.flies);
  return reader.finish(climber);
}

Result<Asked> read_told_step(const JsonCursor& question, const JsonCursor& profile_at,
                             const RealmsState& state) {
  for (const std::string_view key : {"from", "to"}) {
    if (!question.member(key)) continue;
    return Failure(question.fault("wrong-value",
                                  "both a profile and the key \"" + std::string(key) + "\"",
                                  "places, or a profile"));
  }
  auto profile = read_profile(profile_at);
  if (!profile) return Failure(profile.error());
  const auto climber = read_climber(question, state);
  if (!climber) return Failure(climber.error());
  const auto rule = [profile = *std::move(profile), climber = *climber](const Options& options) {
    return realms::rule_told_step(profile, climber, options).map(step_answer);
  };
  return tried_question(profile_at, state, kProfileOptions, rule);
}

// The key `from`, or nothing where the unit says it.
Result<std::optional<JsonCursor>> start_of(const JsonCursor& question) {
  if (const auto from = question.member("from")) return from;
  if (question.member("unit")) return std::optional<JsonCursor>();
  return Failure(missing_key(question, "from"));
}

Result<RealmsMover> read_mover(const JsonCursor& question, const RealmsState& state) {
  const auto from = start_of(question);
  if (!from) return Failure(from.error());
  return read_realms_mover(question, state, *from);
}

Result<realms::SpaceId> read_to(const JsonCursor& question, const RealmsState& state) {
  const auto to = question.required("to");
  if (!to) return Failure(to.error());
  return read_realms_space(*to, state);
}

Result<Asked> read_step(const JsonCursor& question, const RealmsState& state) {
  if (const auto profile = question.member("profile"))
    return read_told_step(question, *profile, state);
  const auto move = read_mover(question, state);
  if (!move) return Failure(move.error());
  const auto to = read_to(question, state);
  if (!to) return Failure(to.error());
  const auto answer = [move = *move, to = *to, &state](const Options& options) {
    return step_answer(
        realms::rule_step(state.field(), state.units(), move.mover, move.from, to, options));
  };
  return Asked{answer, kStepOptions, {}};
}

Result<Asked> read_route(const JsonCursor& question, const RealmsState& state) {
  const auto move = read_mover(question, state);
  if (!move) return Failure(move.error());
  const auto to = read_to(question, state);
  if (!to) return Failure(to.error());
  const auto answer = [move = *move, to = *to, &state](const Options& options) {
    realms::RouteRuling ruling = realms::rule_route(state.field(), state.units(), move.mover,
                                                    move.from, to, move.movement, options);
    Answer result;
    result.own = {{"cost", integer_or_null(ruling.cost)},
                  {"path", spaces_json(state.field(), ruling.path)},
                  {"costs", integers_json(ruling.costs)},
                  {"wounds", JsonValue::from_integer(ruling.wounds)}};
    result.because = ruling.because;
    result.evidence = Evidence::of(std::move(ruling));
    return result;
  };
  return Asked{answer, kStepOptions, {}};
}

Result<Asked> read_reach(const JsonCursor& question, const RealmsState& state) {
  const auto move = read_mover(question, state);
  if (!move) return Failure(move.error());
  const auto answer = [move = *move, &state](const Options& options) {
    const auto reached =
        realms::reach(state.field(), state.units(), move.mover, move.from, move.movement, options);
    Answer result;
    result.own = {{"spaces", list_json(reached, [&state](const realms::ReachedSpace& space) {
                     return JsonValue::from_members(
                         {{"at", space_json(state.field(), space.at)},
                          {"cost", JsonValue::from_integer(space.cost)},
                          {"wounds", JsonValue::from_integer(space.wounds)}});
                   })}};
    const std::string start = state.field().name_of(move.from);
    result.because.push_back(
        {"COR-MOV-1",
         std::to_string(reached.size()) + " spaces are reached from " + start +
             (move.movement ? " with movement " + std::to_string(*move.movement) : std::string()) +
             ".",
         NamedSpace{start}});
    return result;
  };
  return Asked{answer, kStepOptions, {}};
}

Result<Asked> read_walk(const JsonCursor& question, const RealmsState& state) {
  const auto path_at = question.required("path");
  if (!path_at) return Failure(path_at.error());
  const auto path = read_list(*path_at, kLongestPath, "spaces", [&state](const JsonCursor& space) {
    return read_realms_space(space, state);
  });
  if (!path) return Failure(path.error());
  if (path->empty()) return Failure(path_at->wrong("a list of spaces, the start first"));
  const auto move = read_realms_mover(question, state, path_at->item(0));
  if (!move) return Failure(move.error());
  const auto answer = [move = *move, path = *path, &state](const Options& options) {
    const int movement = move.movement.value_or(kMaxMovement * static_cast<int>(kLongestPath));
    realms::WalkRuling ruling =
        realms::rule_walk(state.field(), state.units(), move.mover, path, movement, options);
    Answer result;
    result.own = {{"legal", JsonValue::from_bool(ruling.legal)},
                  {"costs", integers_json(ruling.costs)}};
    if (move.movement) result.own.push_back({"left", integers_json(ruling.left)});
    if (ruling.stopped_at) {
      result.own.push_back({"stopped_at", index_json(*ruling.stopped_at)});
    }
    result.own.push_back({"wounds", JsonValue::from_integer(ruling.wounds)});
    result.because = ruling.because;
    result.evidence = Evidence::of(std::move(ruling));
    return result;
  };
  return Asked{answer, kStepOptions, {}};
}

constexpr RealmsQuestion kQuestions[] = {{"step", kStepKeys, read_step},
                                         {"route", kRouteKeys, read_route},
                                         {"reach", kReachKeys, read_reach},
                                         {"walk", kWalkKeys, read_walk}};

}  // namespace

std::span<const RealmsQuestion> realms_moving_questions() { return kQuestions; }

}  // namespace parapet::ask
