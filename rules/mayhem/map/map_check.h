#pragma once

#include <string>
#include <vector>

#include "rules/mayhem/map/layout_ground.h"
#include "rules/ruling.h"

namespace parapet::mayhem {

// Checking a map (AOM-GEN-2, AOM-GEN-3). Where it lies does not matter, nor the order of its
// entries; sizes of tiles do not either.

inline constexpr int kLeastShortestSide = 12;  // AOM-GEN-2

// A layout put on the ground, with what is wrong with any layout, finished or not. Of faults of one
// kind the first few are told.
struct LaidOut {
  std::vector<Rectangle> boxes;  // of the entries
  Rectangle bounds;
  LayoutGround ground;
  Because faults;  // a tile over another, too large a map, roads that do not go on
};

// REQUIRES: the tiles have levels, the entries name them, coordinates stay below 2^20.
LaidOut lay_out(const std::vector<Tile>& tiles, const std::vector<Placement>& layout);

// Spaces within the bounds that no tile covers, by y, x.
std::vector<Space> gaps_of(const LaidOut& laid);

struct MapRuling {
  bool valid = false;
  Because faults;   // all that is wrong; empty if valid
  Because because;  // the faults, or what holds
};

MapRuling rule_map(const std::vector<Tile>& tiles, const std::vector<Placement>& layout);

// "12 x 18 spaces".
std::string size_text(const Rectangle& box);

}  // namespace parapet::mayhem
