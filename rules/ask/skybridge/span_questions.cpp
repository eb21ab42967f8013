#include <memory>
#include <string>
#include <utility>

#include "physics/collapse/collapse.h"
#include "rules/ask/collapse/collapse_json.h"
#include "rules/ask/collapse/stable_question.h"
#include "rules/ask/collapse/structure_question.h"
#include "rules/ask/skybridge/bridge_span.h"
#include "rules/ask/skybridge/skybridge_question.h"
#include "rules/collapse/body_names.h"
#include "rules/files/json/json_fields.h"
#include "rules/files/json/missing_key.h"
#include "rules/files/json/object_reader.h"
#include "rules/files/skybridge/land_json.h"
#include "rules/files/skybridge/span_json.h"

// stable and remove of bridges: what would really happen.

namespace parapet::ask {
namespace {

constexpr std::string_view kKeysOfStable[] = {"pieces", "stages", "loads", "seconds"};
constexpr std::string_view kKeysOfRemove[] = {"pieces", "segment", "loads", "seconds"};
constexpr std::string_view kLoadKeys[] = {"segment", "mass_g"};
constexpr std::size_t kMostLoads = 100;

using Stages = std::vector<std::vector<std::uint32_t>>;
using Bridge = std::shared_ptr<const collapse::BridgeStructure>;

Result<collapse::SegmentLoad> read_load(const JsonCursor& at) {
  ObjectReader reader(at, kLoadKeys);
  collapse::SegmentLoad load;
  load.segment = reader.required("segment", read_integer(1, skybridge::kSegments));
  load.mass_mg = reader.required("mass_g", read_grams);
  return reader.finish(load);
}

Result<Bridge> read_bridge(const JsonCursor& question, const SkybridgeState& state) {
  ObjectReader reader(question);
  const auto loads = reader.unless_null(
      "loads",
      [](const JsonCursor& list) { return read_list(list, kMostLoads, "loads", read_load); }, {});
  if (reader.failed()) return Failure(reader.fault());
  return std::make_shared<const collapse::BridgeStructure>(
      collapse::bridge_structure(state.file->span, *state.position, loads));
}

// The key `stages`: lists of pieces, or true: each finished segment after the other.
Result<Stages> read_bridge_stages(const JsonCursor& question,
                                  const collapse::BridgeStructure& bridge) {
  const auto at = question.member("stages");
  const auto each = at ? at->boolean() : Result<bool>(false);
  if (!each) return read_stages(question, bridge.structure);
  Stages stages;
  for (int number = 1; *each && number <= skybridge::kSegments; ++number) {
    if (const auto piece = bridge.pieces[bridge.body_of(number)]) stages.push_back({*piece});
  }
  return stages;
}

Result<Asked> read_stable(const JsonCursor& question, const SkybridgeState& state) {
  const auto asked = read_structure_question(question);
  if (!asked) return Failure(asked.error());
  const auto bridge = read_bridge(question, state);
  if (!bridge) return Failure(bridge.error());
  const auto gone = read_pieces(question, (*bridge)->structure);
  if (!gone) return Failure(gone.error());
  auto stages = read_bridge_stages(question, **bridge);
  if (!stages) return Failure(stages.error());
  const auto answer = [bridge = *bridge, gone = *gone, stages = *std::move(stages),
                       progress = asked->limited(state.progress)](const Options&) {
    const StableEvidence met = weighed_bridge(*bridge, gone, stages, progress);
    const skybridge::BridgeLoad load = standing_bridge(*bridge, met);
    Answer given = stable_answer(met);
    given.own.push_back({"segments", segments_json(load)});
    given.evidence = Evidence::of(load);
    return given;
  };
  return Asked{answer, {}, {}};
}

// What is taken away: the key `segment`, or the key `pieces`.
Result<std::vector<std::uint32_t>> read_taken(const JsonCursor& question,
                                              const collapse::BridgeStructure& bridge) {
  ObjectReader reader(question);
  const auto segment = reader.unless_null("segment", read_integer(1, skybridge::kSegments));
  if (reader.failed()) return Failure(reader.fault());
  const auto pieces = question.member("pieces");
  const bool names_pieces = pieces && !pieces->value().is_null();
  if (!segment) {
    if (!names_pieces) return Failure(missing_key(question, "segment"));
    return read_pieces(question, bridge.structure);
  }
  const JsonCursor at = *question.member("segment");
  if (names_pieces) {
    return Failure(at.fault("wrong-value", "\"segment\" beside \"pieces\"", "one of the two"));
  }
  if (const auto piece = bridge.pieces[bridge.body_of(*segment)]) return std::vector{*piece};
  return Failure(at.fault("wrong-value", "segment " + std::to_string(*segment) + ", which is a gap",
                          "a finished segment"));
}

Result<Asked> read_remove(const JsonCursor& question, const SkybridgeState& state) {
  const auto asked = read_structure_question(question);
  if (!asked) return Failure(asked.error());
  const auto bridge = read_bridge(question, state);
  if (!bridge) return Failure(bridge.error());
  const auto taken = read_taken(question, **bridge);
  if (!taken) return Failure(taken.error());
  const auto answer = [bridge = *bridge, taken = *taken,
                       progress = asked->limited(state.progress)](const Options&) {
    RemoveEvidence met;
    met.structure = bridge->structure;
    met.collapse = physics::collapse(met.structure, taken, {}, progress);
    met.body_names = collapse::body_names({}, met.collapse);
    const skybridge::BridgeLoad load =
        fallen_bridge(*bridge, weighed_bridge(*bridge, taken, {}, progress), met.collapse);
    Answer given;
    given.own = removal_members(met, JsonValue::from_list({}));
    given.own.push_back({"segments", segments_json(load)});
    given.because = removal_reasons(met);
    given.evidence = Evidence::of(load);
    return given;
  };
  return Asked{answer, {}, {}};
}

constexpr SkybridgeQuestion kQuestions[] = {
    {"stable", kKeysOfStable, read_stable},
    {"remove", kKeysOfRemove, read_remove},
};

}  // namespace

std::span<const SkybridgeQuestion> span_questions() { return kQuestions; }

}  // namespace parapet::ask
