#pragma once

#include <vector>

#include "geometry/tiles/board.h"
#include "rules/mayhem/sight/blocker.h"
#include "rules/mayhem/sight/sight_rules.h"
#include "rules/ruling.h"

namespace parapet::mayhem {

// A line between a dot of the one space and a dot of the other.
struct SightLine {
  Space from_space;
  Space to_space;
  Dot from;
  Dot to;
  bool clear = false;
  bool guarded = false;    // ends at an Obstacle or Cover dot of the target space (AOM-MOD-3)
  bool by_stairs = false;  // they open the floor between the two spaces (OPT-L15 `open`)
  std::vector<Blocker> blocked_by;  // in order along the line; empty iff clear
  std::vector<NotedPlace> notes;    // what it passes on its way that does not block

  friend bool operator==(const SightLine&, const SightLine&) = default;
};

struct SightRuling {
  bool sight = false;
  std::vector<SightLine> lines;  // every pair of dots that may be used, sorted by from, then to
  Because because;
};

// AOM-LOS-1..10 with OPT-L1..L16: whether `from` sees `to`. Spaces need no floor (a unit in
// mid-air); a space sees itself.
SightRuling rule_sight(const Board& board, Space from, Space to, const SightRules& rules);

// The verdict of rule_sight alone, for bulk work.
//   (1) sees(b, from, to, r) == rule_sight(b, from, to, r).sight
//   (2) sees(b, from, to, r) == sees(b, to, from, r)
bool sees(const Board& board, Space from, Space to, const SightRules& rules);

}  // namespace parapet::mayhem
