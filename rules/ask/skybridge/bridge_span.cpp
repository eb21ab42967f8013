#include "rules/ask/skybridge/bridge_span.h"

#include <string>
#include <utility>

#include "rules/ask/collapse/stable_question.h"
#include "rules/ask/collapse/structure_question.h"

namespace parapet::ask {
namespace {

// In the order of PartState.
constexpr std::string_view kStates[] = {"missing", "removed", "falls", "stands"};

}  // namespace

StableEvidence weighed_bridge(const collapse::BridgeStructure& bridge,
                              const std::vector<std::uint32_t>& gone,
                              const std::vector<std::vector<std::uint32_t>>& stages,
                              const physics::Progress& progress) {
  StableEvidence met;
  met.structure = bridge.structure;
  met.removed = flags_of(gone, met.structure.pieces.size());
  met.stages = stages;
  weigh(met, progress);
  return met;
}

skybridge::BridgeLoad standing_bridge(const collapse::BridgeStructure& bridge,
                                      const StableEvidence& met) {
  std::vector<bool> loose = flags_of(met.standing.unsupported, met.structure.pieces.size());
  for (const std::uint32_t piece : met.moving) loose[piece] = true;
  skybridge::BridgeLoad load =
      collapse::bridge_load(bridge, met.contacts, met.standing, met.removed, loose);
  int built = 0;
  for (std::size_t n = 0; n < met.while_built.size(); ++n) {
    built += static_cast<int>(met.stages[n].size());
    const physics::Standing& standing = met.while_built[n].standing;
    load.stages.push_back({built, standing.stands, standing.factor});
  }
  return load;
}

skybridge::BridgeLoad fallen_bridge(const collapse::BridgeStructure& bridge,
                                    const StableEvidence& met, const physics::Collapse& collapse) {
  std::vector<bool> loose(met.structure.pieces.size());
  for (const physics::Loosened& loosened : collapse.loosened) loose[loosened.piece] = true;
  return collapse::bridge_load(bridge, met.contacts, met.standing, met.removed, loose);
}

std::optional<std::string> why_it_falls(const SkybridgeState& state) {
  const auto bridge = collapse::bridge_structure(state.file->span, *state.position, {});
  const auto progress = StructureQuestion().limited(state.progress);
  const skybridge::BridgeLoad load =
      standing_bridge(bridge, weighed_bridge(bridge, {}, {}, progress));
  if (load.stands) return std::nullopt;
  std::string falling;
  for (const skybridge::PartLoad& part : load.parts) {
    if (part.state != skybridge::PartState::falls) continue;
    falling += (falling.empty() ? "segment " : ", ") + part.body.id;
  }
  return "As `structure` describes it the bridge carries " + load_factor_text(load.factor) +
         " times its weight: " + falling + " would come down.";
}

JsonValue segments_json(const skybridge::BridgeLoad& load) {
  std::vector<JsonValue> segments;
  for (const skybridge::PartLoad& part : load.parts) {
    if (part.body.number == 0) continue;
    const auto state = static_cast<std::size_t>(part.state);
    segments.push_back(
        JsonValue::from_members({{"number", JsonValue::from_integer(part.body.number)},
                                 {"state", JsonValue::from_text(std::string(kStates[state]))},
                                 {"used", JsonValue::from_text(load_factor_text(part.used))}}));
  }
  return JsonValue::from_list(std::move(segments));
}

}  // namespace parapet::ask
