#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "rules/realms/step/step_profile.h"
#include "rules/realms/way/way_ground.h"
#include "rules/realms/way/way_search.h"

namespace parapet::realms {

// The way of a step: the tops from the start to the goal.
struct Way {
  std::vector<WayNode> nodes;
  std::optional<int> width;  // columns at the narrowest place; nothing: nowhere narrow
};

// What more a way is chosen for.
struct WayTaste {
  bool by_wounds = false;  // a unit that flies takes none
  PegUnits peg;            // in ticks
  Ratio height{10};
};

// The fewest wounds of a way within the bounds with so many moves.
std::int64_t fewest_wounds(const WayMoves& moves, const BestBounds& best, const WayTaste& taste);

// Of the ways within the bounds with so many moves that with the fewest wounds, then the lowest
// obstruction, the lowest drop, the widest, that
// with the most headroom, the lowest tops from the start on.
// REQUIRES: WaySearch found the bounds.
Way best_way(const WayMoves& moves, const Footing& footing, const BestBounds& best,
             const WayTaste& taste);

// What the way crosses, in ticks. Surfaces of one height behind each other count once, but start
// and goal are both told.
StepProfile profile_of(const Way& way);

}  // namespace parapet::realms
