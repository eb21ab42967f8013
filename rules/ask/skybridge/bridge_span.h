#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "physics/collapse/collapse.h"
#include "rules/ask/collapse/collapse_json.h"
#include "rules/ask/skybridge/skybridge_state.h"
#include "rules/collapse/bridge_structure.h"
#include "rules/files/json/json_value.h"
#include "rules/skybridge/bridge_load.h"

namespace parapet::ask {

// The bridge weighed without these pieces, and while it is built in these stages.
StableEvidence weighed_bridge(const collapse::BridgeStructure& bridge,
                              const std::vector<std::uint32_t>& gone,
                              const std::vector<std::vector<std::uint32_t>>& stages,
                              const physics::Progress& progress);

// Each part and how it holds: of a bridge as it was weighed, and after what fell of it.
skybridge::BridgeLoad standing_bridge(const collapse::BridgeStructure& bridge,
                                      const StableEvidence& met);
skybridge::BridgeLoad fallen_bridge(const collapse::BridgeStructure& bridge,
                                    const StableEvidence& met, const physics::Collapse& collapse);

// Why the bridge of a board does not stand as it is; nothing if it does.
std::optional<std::string> why_it_falls(const SkybridgeState& state);

// A list of { "number", "state", "used" }, from the start to the eye.
JsonValue segments_json(const skybridge::BridgeLoad& load);

}  // namespace parapet::ask
