#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "rules/options.h"
#include "rules/realms/battlefield.h"
#include "rules/realms/moving/move_search.h"
#include "rules/realms/step/step.h"
#include "rules/realms/units.h"
#include "rules/ruling.h"

namespace parapet::realms {

// Where the mover may get with so much movement, its own space left out, by space (COR-MOV-1).
// `movement`: nothing = no limit.
std::vector<ReachedSpace> reach(const Battlefield& field, std::span<const Unit> units,
                                const Mover& mover, SpaceId from, std::optional<int> movement,
                                const Options& options);

struct RouteRuling {
  std::optional<int> cost;    // nothing: there is no way
  std::vector<SpaceId> path;  // from the start; empty without a way
  std::vector<int> costs;     // of each step
  std::int64_t wounds = 0;    // on this way
  Because because;
};

// The cheapest way; of several that with the fewest wounds, then the fewest spaces, then the one
// whose spaces come first from the end backwards. Costs are sums of the steps' (COR-MOV-1,
// OPT-K20).
//   (1) a part of a route from its start is a cheapest route
RouteRuling rule_route(const Battlefield& field, std::span<const Unit> units, const Mover& mover,
                       SpaceId from, SpaceId to, std::optional<int> movement,
                       const Options& options);

}  // namespace parapet::realms
