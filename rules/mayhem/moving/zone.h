#pragma once

#include <string_view>
#include <vector>

#include "geometry/tiles/space_grid.h"
#include "rules/mayhem/moving/crossing.h"
#include "rules/mayhem/stand.h"
#include "rules/options.h"

namespace parapet::mayhem {

// The readings of the zone of control (OPT-Z1..Z4).
struct ZoneRules {
  enum class Diagonal { one_route, both_routes, legal_move };  // Z2

  bool round_wall_ends = false;             // Z1: a straight neighbour behind a Wall, too
  Diagonal diagonal = Diagonal::one_route;  // Z2
  bool openings_stop = false;               // Z3
  bool main_space_only = false;             // Z4
  CrossingRules crossing;                   // for Z2 `legal-diagonal`

  static ZoneRules from(const Options& options);
};

// Whether the zone of what stands on the one space reaches its neighbour (AOM-ZOC-2, 3).
// Requires neighbours on one Level. Spaces without floor are in no zone (AOM-JMP-4).
//   (1) the same both ways where both have floor
bool zone_reaches(const Board& board, Space from, Space to, const ZoneRules& rules);

// The zone of control round what stands there, without its own spaces, sorted.
std::vector<Space> zone_of_control(const Board& board, const Stand& stand, const ZoneRules& rules);

// The spaces in the zone of any unit that is not of this side, their own spaces too.
SpaceGrid<unsigned char> enemy_zone(const Board& board, const Pieces& pieces, std::string_view side,
                                    const ZoneRules& rules);

}  // namespace parapet::mayhem
