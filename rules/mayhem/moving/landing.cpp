#include "rules/mayhem/moving/landing.h"

#include <algorithm>

#include "rules/mayhem/moving/crossing.h"

namespace parapet::mayhem {

std::optional<Space> gap_under(const Board& board, const Footprint& footprint) {
  return first_space(footprint, [&](Space space) {
    return !board.floor(space) && !surface_under(board, space).has_value();
  });
}

std::optional<Footprint> settled(const Board& board, Footprint at, bool may_overhang) {
  if (!first_space(at, [&](Space space) { return !board.floor(space); })) return at;
  int floors = 0;
  int highest = 0;
  int lowest = Board::kMaxLevels;
  first_space(at, [&](Space space) {
    if (board.floor(space)) ++floors;
    const int level = surface_under(board, space)->level;
    highest = std::max(highest, level);
    lowest = std::min(lowest, level);
    return false;
  });
  if (floors > 0 && may_overhang) return at;
  if (floors > 0 || (highest != lowest && !may_overhang)) return std::nullopt;
  at.at.level = highest;
  return at;
}

}  // namespace parapet::mayhem
