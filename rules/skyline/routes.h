#pragma once

#include <cstddef>
#include <vector>

#include "rules/skyline/combat.h"
#include "rules/skyline/network.h"
#include "rules/skyline/rail_graph.h"
#include "rules/skyline/ride_plan.h"

namespace parapet::skyline {

inline constexpr std::size_t kMostRoutes = 1'000;

// Where a ride may end: the fewest spaces to each space of the sky-line. All dice are equal, so no
// other way there is safer.
struct Reach {
  // The spaces entered on the way to each that is reached, the nearest first; of as many spaces in
  // the order of the board. Of several ways as short the one over the spaces that come first there.
  std::vector<std::vector<std::size_t>> paths;
  // Spaces that may be ridden to as well, but are too far away, or beyond the first kMostRoutes.
  std::size_t more = 0;
};

// Ways of at most `most` spaces.
Reach reach_of(const Network& network, const RailGraph& rails, const Combat& combat, UnitKind kind,
               std::size_t from, const RideRules& rules, std::size_t most);

}  // namespace parapet::skyline
