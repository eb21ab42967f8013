#pragma once

#include <vector>

#include "rules/mayhem/collapse/building.h"
#include "rules/mayhem/stand.h"
#include "rules/options.h"
#include "rules/ruling.h"

namespace parapet::mayhem {

struct DemolishRuling {
  bool legal = false;
  std::vector<Space> spaces;  // in and on the building: where the marker may lie; none if illegal
  Because because;
};

// AOM-GOL-1: a building of which some space is within one space of the unit gets a face-up
// explosion marker, wherever in it or on it the unit's player likes (OPT-R1, R2, R3).
DemolishRuling rule_demolish(const Board& board, const Building& building, const Stand& unit,
                             const Options& options);

}  // namespace parapet::mayhem
