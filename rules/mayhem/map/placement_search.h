#pragma once

#include <vector>

#include "rules/mayhem/map/map_check.h"

namespace parapet::mayhem {

// Which tiles the search may lay, and where.
struct PlacementSearch {
  std::vector<std::size_t> tiles;   // indexes, no one twice
  std::optional<Rectangle> within;  // the bounds that may not grow (AOM-GEN-4)
  std::size_t most = 0;             // placements that are wanted
};

struct PlacementsFound {
  std::vector<Placement> placements;  // by tile name, y, x, turn; ids are the tiles' names
  bool all = true;                    // false: there are more, or the search took too long
};

// Every place where one tile can be laid beside the tiles that lie, so that it shares an edge with
// one of them, lies over none, and no road dead-ends. REQUIRES: the layout has no faults and is not
// empty.
PlacementsFound find_placements(const std::vector<Tile>& tiles, const LaidOut& laid,
                                const PlacementSearch& search);

}  // namespace parapet::mayhem
