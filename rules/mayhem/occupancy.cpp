#include "rules/mayhem/occupancy.h"

namespace parapet::mayhem {

Occupancy::Occupancy(const Board& board, const Pieces& pieces, std::string_view side,
                     std::string_view mover)
    : grid_(board, Occupant::none) {
  for (const Unit& unit : pieces.units) {
    if (!mover.empty() && unit.id == mover) continue;
    const Occupant occupant = unit.side == side ? Occupant::friendly : Occupant::enemy;
    for (const Space& space : spaces_of(unit.footprint)) {
      if (grid_.at(space) != Occupant::enemy) grid_.set(space, occupant);
    }
  }
}

std::vector<Space> spaces_of(const Footprint& footprint) {
  std::vector<Space> spaces;
  for (int y = 0; y < footprint.height; ++y) {
    for (int x = 0; x < footprint.width; ++x) {
      spaces.push_back({footprint.at.x + x, footprint.at.y + y, footprint.at.level});
    }
  }
  return spaces;
}

}  // namespace parapet::mayhem
