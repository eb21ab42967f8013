#pragma once

#include <cstddef>
#include <optional>
#include <span>
#include <variant>

#include "geometry/numbers/result.h"
#include "geometry/sight/terrain_sight.h"
#include "rules/options.h"
#include "rules/realms/battlefield.h"
#include "rules/realms/units.h"
#include "rules/ruling.h"

namespace parapet::realms {

// Who attacks or is attacked: a unit by its index, or a space by itself.
using Party = std::variant<std::size_t, SpaceId>;

struct AttackQuestion {
  Party from;
  Party to;
  std::optional<int> range;  // spaces, at least 0; nothing: adjacent only
};

struct AttackRuling {
  bool legal = false;
  bool in_range = false;
  std::optional<int> spaces;  // how far away in spaces; nothing: no way of neighbours leads there
  bool needs_sight = true;
  bool sight = false;
  Because because;
};

// rules-realms.md, COR-PAD-1, FLY-4 with OPT-K2, K14, K18, K22. Range N is at most N neighbouring
// spaces, own space not counted, from any space that touches the attacker to any that the target's
// body is above. Across a link no sight is needed; between flyers neither, and only the spaces of
// their tokens count. A party that is a space stands for a figure of 10 pegs on it.
// Errors: those of figure_of() (unit_sight.h).
Result<AttackRuling> rule_attack(const Battlefield& field, const Terrain& terrain,
                                 std::span<const Unit> units, const AttackQuestion& question,
                                 const Options& options);

}  // namespace parapet::realms
