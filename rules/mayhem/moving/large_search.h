#pragma once

#include <array>
#include <optional>
#include <vector>

#include "rules/mayhem/moving/large_step.h"
#include "rules/mayhem/moving/move_search.h"

namespace parapet::mayhem {

// The cheapest moves of a large unit, step by step as large_move allows them (AOM-LRG-1..3). Its
// places are those of its north-west space. Large units do not jump: no rule tells how.
class LargeSearch {
 public:
  // `points`: MP, nothing = no limit.
  LargeSearch(const LargeStepGround& ground, const Footprint& from, std::optional<int> points,
              const LargeStepRules& rules);

  // All places where the move may end but its start, by level, y, x.
  std::vector<ReachedSpace> reached() const;

  // Nothing if the move cannot end there.
  std::optional<Route> route_to(Space goal) const;

 private:
  struct Reached {
    int cost = -1;  // not reached
    bool may_end = false;
    Space before;
  };

  Space from_;
  SpaceGrid<Reached> places_;
  std::vector<Space> order_;  // in which places were settled
};

}  // namespace parapet::mayhem
