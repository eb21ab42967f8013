#pragma once

#include <cstddef>
#include <vector>

#include "geometry/tiles/board.h"
#include "rules/mayhem/pieces.h"
#include "rules/options.h"

namespace parapet::mayhem {

// The entries of the layout on which a piece counts, sorted: every one that it touches; with OPT-G5
// `one-tile` the one that holds its whole footprint, if any.
std::vector<std::size_t> tiles_of(const Board& board, const Footprint& footprint,
                                  const Options& options);

bool lies_on_two_tiles(const Board& board, const Footprint& footprint);

}  // namespace parapet::mayhem
