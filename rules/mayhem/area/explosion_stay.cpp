#include "rules/mayhem/area/explosion_stay.h"

#include <algorithm>

namespace parapet::mayhem {

StayingPlaces::StayingPlaces(const Board& board) : board_(board) {
  for (const Space& space : board.spaces()) {
    const auto entry = board.entry_at(space.x, space.y);
    if (!entry) continue;
    if (*entry >= top_levels_.size()) top_levels_.resize(*entry + 1, 0);
    top_levels_[*entry] = std::max(top_levels_[*entry], space.level);
  }
}

StayReason StayingPlaces::at(Space space) const {
  if (board_.inside(space)) return StayReason::inside;
  const auto entry = board_.entry_at(space.x, space.y);
  const bool on_top =
      entry && *entry < top_levels_.size() && space.level > 1 && space.level == top_levels_[*entry];
  if (on_top) return StayReason::top_level;
  return board_.print(space).explosive ? StayReason::explosive_space : StayReason::none;
}

}  // namespace parapet::mayhem
