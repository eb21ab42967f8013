#pragma once

#include <optional>
#include <vector>

#include "rules/mayhem/map/map_check.h"

namespace parapet::mayhem {

// What becomes of a map when its building has been ended (AOM-GEN-4, AOM-GEN-5).

// Whether tiles that are left can complete the layout to a valid map within its bounds: all
// rectangle, no road dead-ending, 12 spaces on the shortest side. Nothing if that many ways would
// have to be tried that the search was given up. `left` holds a tile once for each copy.
// REQUIRES: the layout has no faults.
std::optional<bool> can_complete(const std::vector<Tile>& tiles, const LaidOut& laid,
                                 const std::vector<std::size_t>& left);

// A way to make a rectangle by taking tiles away.
struct Removal {
  std::vector<std::size_t> entries;  // of the layout, ascending
  Rectangle rest;                    // what stays

  friend bool operator==(const Removal&, const Removal&) = default;
};

// All ways that take no tile away without need (no larger rectangle holds what stays), those that
// take the fewest first; at most 50. None if the layout is a rectangle, or too ragged to be looked
// through. What stays may be smaller than a valid map: the rule does not say.
// REQUIRES: no tile lies over another.
std::vector<Removal> removals(const LaidOut& laid);

}  // namespace parapet::mayhem
