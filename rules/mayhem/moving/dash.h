#pragma once

#include <optional>

#include "geometry/tiles/place.h"
#include "rules/options.h"
#include "rules/ruling.h"

namespace parapet::mayhem {

struct DashRuling {
  bool legal = false;
  Reason reason;
};

// AOM-MOV-9, OPT-M8: whether a Dash, which costs no MP and ends where it goes, may make a step to
// this space. `cost` and `may_end` are those of the step (rule_step, rule_large_step).
DashRuling rule_dash(std::optional<int> cost, bool may_end, Space to, const Options& options);

}  // namespace parapet::mayhem
