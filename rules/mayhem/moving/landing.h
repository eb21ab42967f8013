#pragma once

#include <optional>

#include "geometry/tiles/board.h"
#include "rules/mayhem/pieces.h"

namespace parapet::mayhem {

// Calls `is_such` for the spaces of a footprint, by y, then x, until it is true; that space.
template <class IsSuch>
std::optional<Space> first_space(const Footprint& footprint, IsSuch is_such) {
  for (int y = 0; y < footprint.height; ++y) {
    for (int x = 0; x < footprint.width; ++x) {
      const Space space{footprint.at.x + x, footprint.at.y + y, footprint.at.level};
      if (is_such(space)) return space;
    }
  }
  return std::nullopt;
}

// A space with nothing under it: there is no map.
std::optional<Space> gap_under(const Board& board, const Footprint& footprint);

// Where what is moved to a place of the map comes to stand (OPT-G3): there, if all its spaces have
// floor; if none has, on the highest floor below, which is on one Level. Who may overhang needs but
// one space with floor. Nothing if a ledge is in its way.
//   Requires !gap_under(board, at).
std::optional<Footprint> settled(const Board& board, Footprint at, bool may_overhang);

// Whether a Wall or an Opening lies between two of its spaces.
bool lies_over_a_barrier(const Board& board, const Footprint& footprint);

bool lies_on_two_tiles(const Board& board, const Footprint& footprint);

}  // namespace parapet::mayhem
