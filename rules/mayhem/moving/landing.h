#pragma once

#include <optional>

#include "geometry/tiles/board.h"
#include "rules/mayhem/pieces.h"

namespace parapet::mayhem {

// A space with nothing under it: there is no map.
std::optional<Space> gap_under(const Board& board, const Footprint& footprint);

// Where what is moved to a place of the map comes to stand (OPT-G3): there, if all its spaces have
// floor; if none has, on the highest floor below, which is on one Level. Who may overhang needs but
// one space with floor. Nothing if a ledge is in its way.
//   Requires !gap_under(board, at).
std::optional<Footprint> settled(const Board& board, Footprint at, bool may_overhang);

}  // namespace parapet::mayhem
