#pragma once

#include "geometry/tiles/board.h"
#include "rules/mayhem/pieces.h"
#include "rules/options.h"
#include "rules/ruling.h"

namespace parapet::mayhem {

struct ObjectiveRuling {
  bool flips = false;
  Because because;
};

// AOM-OM-1: an objective flips when it lies in the zone of control (AOM-ZOC-2, 3; the own space is
// part of it) of a unit of another side than its own, unless one of its own side's has it in its
// zone too.
ObjectiveRuling rule_objective(const Board& board, const Pieces& pieces, const Marker& objective,
                               const Options& options);

}  // namespace parapet::mayhem
