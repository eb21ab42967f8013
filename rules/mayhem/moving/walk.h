#pragma once

#include <cstddef>
#include <optional>
#include <vector>

#include "rules/mayhem/moving/move_steps.h"

namespace parapet::mayhem {

// A move told space by space.
struct WalkQuestion {
  std::vector<Space> path;  // where it starts first; in the air the surface under the unit
  std::optional<int> points;
  std::optional<Jump> jump;
  std::optional<std::size_t> jump_at;  // index in the path; nothing: wherever it is cheapest
};

struct WalkRuling {
  bool legal = false;
  std::vector<int> costs;                 // of the steps that can be made
  std::optional<std::size_t> stopped_at;  // the first step that cannot
  bool cannot_end = false;  // only the last one cannot: no move may end where it leads
};

// What a move along a path costs (AOM-MOV-1..6, ZOC-1, JMP-1..8), step by step, at the cheapest
// altitudes for as far as it gets. Requires a path of at least one space.
WalkRuling rule_walk(const MovingField& field, const WalkQuestion& question);

}  // namespace parapet::mayhem
