#include "rules/mayhem/tiles_of.h"

#include <algorithm>

namespace parapet::mayhem {

std::vector<std::size_t> tiles_of(const Board& board, const Footprint& footprint,
                                  const Options& options) {
  std::vector<std::size_t> tiles;
  for (const Space& space : spaces_of(footprint)) {
    if (const auto tile = board.entry_at(space.x, space.y)) tiles.push_back(*tile);
  }
  std::sort(tiles.begin(), tiles.end());
  tiles.erase(std::unique(tiles.begin(), tiles.end()), tiles.end());
  if (tiles.size() > 1 && options.is("G5", "one-tile")) tiles.clear();
  return tiles;
}

bool lies_on_two_tiles(const Board& board, const Footprint& footprint) {
  const auto tile = board.entry_at(footprint.at.x, footprint.at.y);
  return first_space(footprint,
                     [&](Space space) { return board.entry_at(space.x, space.y) != tile; })
      .has_value();
}

}  // namespace parapet::mayhem
