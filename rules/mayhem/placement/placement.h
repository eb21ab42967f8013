#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

#include "geometry/tiles/board.h"
#include "rules/mayhem/pieces.h"
#include "rules/options.h"
#include "rules/ruling.h"

namespace parapet::mayhem {

// Who is placed: a new unit of a side, or a unit that stands somewhere and is taken up for it.
struct PlacementQuestion {
  std::string side;
  std::optional<std::size_t> tile;  // an entry of the layout; none: any
  int width = 1;                    // of the footprint, in spaces
  int height = 1;
  std::string unit;  // the id of the one that is taken up; its own spaces are free then
};

struct PlacementRuling {
  std::vector<Space> spaces;  // sorted; of a large unit its north-west space
  Because because;
};

// AOM-MOV-11: Outside spaces that are free of units, on tiles with no enemy unit, no enemy
// objective and no event marker of the own side. OPT-G5: which tiles a large unit counts on.
PlacementRuling rule_placement(const Board& board, const Pieces& pieces,
                               const PlacementQuestion& question, const Options& options);

}  // namespace parapet::mayhem
