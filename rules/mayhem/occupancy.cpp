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

}  // namespace parapet::mayhem
