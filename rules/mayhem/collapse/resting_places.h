#pragma once

#include <array>
#include <set>
#include <vector>

#include "geometry/tiles/space_grid.h"
#include "rules/mayhem/pieces.h"

namespace parapet::mayhem {

// Where pieces of one kind may come to rest on a board, as they are put there one after the other:
// no two of them share a space.
class RestingPlaces {
 public:
  // With `may_overhang` (OPT-G3) a piece needs floor under one of its spaces only; with `one_tile`
  // it is put on one tile only (AOM-DDD-1, OPT-G5). REQUIRES: the board outlives it.
  RestingPlaces(const Board& board, bool may_overhang, bool one_tile);

  void occupy(const std::vector<Space>& spaces);

  // Whether there is floor under the piece, and of a large one no floor over it (AOM-LRG-2). What
  // falls straight down (AOM-COL-4) asks for no more.
  bool carries(const Footprint& piece) const;
  bool is_free(const Footprint& piece) const;

  // The north-west spaces at which the piece finds room next to where it is: one space away on its
  // Level (AOM-COL-5). Never over a Wall or an Opening (OPT-G2). Sorted.
  std::vector<Space> adjacent(const Footprint& piece) const;

  // OPT-C4: those of the nearest ring outward on its Level that has any; else those nearest in the
  // plan on a Level below, the highest such Level. Sorted; empty if there is no room at all.
  // REQUIRES: adjacent(piece) is empty, and the piece is not free where it is.
  std::vector<Space> farther(const Footprint& piece);

 private:
  // Whether the piece may be put there, where it did not fall to by itself.
  bool suits(const Footprint& piece) const;
  std::vector<Space> ring(const Footprint& piece, int level, int distance) const;

  const Board* board_;
  bool may_overhang_;
  bool one_tile_;
  SpaceGrid<unsigned char> occupied_;
  // Sizes for which a Level has no room. Pieces are only added, so none comes free again.
  std::set<std::array<int, 3>> full_;  // width, height, level
};

}  // namespace parapet::mayhem
