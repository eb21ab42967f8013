#pragma once

#include <cstddef>
#include <optional>
#include <span>
#include <vector>

#include "rules/options.h"
#include "rules/realms/battlefield.h"
#include "rules/realms/units.h"
#include "rules/ruling.h"

namespace parapet::realms {

enum class TurnAction { take_off, land, move, attack };

struct TurnRuling {
  bool legal = false;
  std::optional<std::size_t> stopped_at;  // index of the first action that is not legal
  Because because;
};

// One turn of a unit: COR-FLY-2, FLY-3 with OPT-K15, K16. It moves at most once and attacks at most
// once, after its move; a take-off or a landing stands for one of the two and may come before or
// after the other. Only a flyer on the ground takes off, only one in the air lands. Where the unit
// has not moved, its token needs a place without another one, and its landing a free space.
// REQUIRES: unit < units.size().
TurnRuling rule_turn(const Battlefield& field, std::span<const Unit> units, std::size_t unit,
                     std::span<const TurnAction> actions, const Options& options);

}  // namespace parapet::realms
