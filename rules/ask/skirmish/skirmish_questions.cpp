#include "rules/ask/skirmish/skirmish_questions.h"

#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "rules/ask/realms/realms_questions.h"
#include "rules/ask/realms/sight_end.h"
#include "rules/files/json/json_fields.h"
#include "rules/files/json/json_number.h"
#include "rules/files/json/object_reader.h"
#include "rules/files/place_json.h"
#include "rules/realms/sight/unit_sight.h"
#include "rules/skirmish/true_sight.h"

namespace parapet::ask {
namespace {

constexpr std::string_view kSightKeys[] = {"from", "to"};
constexpr std::string_view kSightOptions[] = {"W1", "W2", "W3", "W4", "W5", "W6"};

using Units = std::vector<realms::Unit>;

JsonValue fraction_or_null(const VisibleShare& share) {
  const auto fraction = share.fraction();
  return fraction ? fraction_json(*fraction) : JsonValue();
}

JsonValue text_json(std::string text) { return JsonValue::from_text(std::move(text)); }

Answer sight_answer(skirmish::TrueSightRuling ruling, const realms::Battlefield& field,
                    const Units& units) {
  const VisiblePart& seen = ruling.seen;
  const auto hider = [&](const Hider& one) {
    return JsonValue::from_members(
        {{"id", text_json(realms::piece_name(field, units, one.piece))},
         {"permille", JsonValue::from_integer(one.left.hidden_permille())}});
  };
  Answer answer;
  answer.own = {{"sight", JsonValue::from_bool(ruling.sight)},
                {"cover", JsonValue::from_bool(ruling.cover)},
                {"permille", JsonValue::from_integer(seen.area.permille())},
                {"visible", fraction_or_null(seen.area)},
                {"height_permille", JsonValue::from_integer(seen.height.permille())},
                {"eye", point_json(ruling.eye)},
                {"seen_at", seen.witness ? point_json(*seen.witness) : JsonValue()},
                {"hidden_by", list_json(seen.hiders, hider)}};
  answer.because = ruling.because;
  answer.evidence = Evidence::of(std::move(ruling));
  return answer;
}

Result<Asked> read_sight(const JsonCursor& question, const RealmsState& state) {
  ObjectReader reader(question);
  Units all(state.units().begin(), state.units().end());
  const auto end = [&](const JsonCursor& at) { return read_sight_end(at, state, all); };
  const realms::SightEnd from = reader.required("from", end);
  const realms::SightEnd to = reader.required("to", end);
  if (reader.failed()) return Failure(reader.fault());
  const auto* looker = std::get_if<std::size_t>(&from);
  const auto* target = std::get_if<std::size_t>(&to);
  if (target == nullptr || (looker != nullptr && all[*looker].id == all[*target].id)) {
    return Failure(question.required("to")->wrong("another unit or space: one looks at a figure"));
  }
  const auto units = std::make_shared<const Units>(std::move(all));
  const auto rule = [units, from, to = *target, &state](const Options& options) {
    return skirmish::rule_true_sight(state.field(), state.terrain.scene(), *units, from, to,
                                     options)
        .map([&](skirmish::TrueSightRuling ruling) {
          return sight_answer(std::move(ruling), state.field(), *units);
        });
  };
  return tried_question(question, state, kSightOptions, rule);
}

// One line of sight of each figure to each other, in the order of the units.
Result<Answer> overview_answer(const RealmsState& state, const Options& options) {
  std::vector<JsonValue> pairs;
  std::size_t seen = 0;
  std::size_t covered = 0;
  const auto units = state.units();
  for (std::size_t from = 0; from < units.size(); ++from) {
    for (std::size_t to = 0; to < units.size(); ++to) {
      if (from == to) continue;
      const auto ruling =
          skirmish::rule_true_sight(state.field(), state.terrain.scene(), units, from, to, options);
      if (!ruling) return Failure(ruling.error());
      if (ruling->sight) ++seen;
      if (ruling->cover) ++covered;
      pairs.push_back(JsonValue::from_members(
          {{"from", text_json(units[from].id)},
           {"to", text_json(units[to].id)},
           {"sight", JsonValue::from_bool(ruling->sight)},
           {"cover", JsonValue::from_bool(ruling->cover)},
           {"permille", JsonValue::from_integer(ruling->seen.area.permille())}}));
    }
  }
  Answer answer;
  const std::string count = std::to_string(pairs.size());
  answer.own = {{"pairs", JsonValue::from_list(std::move(pairs))}};
  answer.because.push_back({"TLS-SEE-1",
                            "Of " + count + " pairs, " + std::to_string(seen) + " are in sight, " +
                                std::to_string(covered) + " of them in cover.",
                            {}});
  return answer;
}

Result<Asked> read_overview(const JsonCursor& question, const RealmsState& state) {
  constexpr std::size_t kMostUnits = 24;  // each other value of an option asks all of it again
  if (state.units().size() > kMostUnits) {
    return Failure(question.fault("limit", std::to_string(state.units().size()) + " units",
                                  "at most " + std::to_string(kMostUnits) + " for an overview"));
  }
  const auto rule = [&state](const Options& options) { return overview_answer(state, options); };
  return tried_question(question, state, kSightOptions, rule);
}

constexpr RealmsQuestion kQuestions[] = {{"sight", kSightKeys, read_sight},
                                         {"overview", {}, read_overview}};

}  // namespace

std::span<const RealmsQuestion> skirmish_questions() { return kQuestions; }

}  // namespace parapet::ask
