#pragma once

#include <string_view>

#include "geometry/tiles/space_grid.h"
#include "rules/mayhem/pieces.h"

namespace parapet::mayhem {

// Who stands on a space, as one side sees it (AOM-MOV-6). Vehicles, devices, markers and objects
// are no occupants: units may ride, and walk on devices.
enum class Occupant : unsigned char { none, friendly, enemy };

// The units of a board on their spaces. An enemy and a friend on one space count as an enemy.
class Occupancy {
 public:
  // The unit named `mover`, if any, is left out.
  Occupancy(const Board& board, const Pieces& pieces, std::string_view side,
            std::string_view mover = {});

  Occupant at(Space space) const { return grid_.at(space); }
  bool is_free(Space space) const { return at(space) == Occupant::none; }

 private:
  SpaceGrid<Occupant> grid_;
};

}  // namespace parapet::mayhem
