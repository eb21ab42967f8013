#include "rules/realms/moving/walk.h"

#include <algorithm>
#include <cassert>
#include <iterator>
#include <string>

namespace parapet::realms {

WalkRuling rule_walk(const Battlefield& field, std::span<const Unit> units, const Mover& mover,
                     std::span<const SpaceId> path, int movement, const Options& options) {
  assert(!path.empty());
  Stepping stepping(field, units, mover, options);
  const bool whole_ladders = options.is("K20", "whole");
  WalkRuling walk;
  int left = movement;
  bool on_ladder = false;
  for (std::size_t n = 0; n + 1 < path.size(); ++n) {
    walk.steps.push_back(stepping.rule(path[n], path[n + 1]));
    const StepRuling& step = walk.steps.back();
    const bool by_ladder = step.link == LinkKind::ladder;
    // OPT-K20 `whole`: going on along a ladder is part of the step onto it.
    const int cost = whole_ladders && on_ladder && by_ladder ? 0 : step.cost.value_or(0);
    std::copy(step.because.begin(), step.because.end(), std::back_inserter(walk.because));
    if (!step.cost || cost > left) {
      if (step.cost) {
        walk.because.push_back({"COR-MOV-1",
                                "The step costs " + std::to_string(cost) + ", but only " +
                                    std::to_string(left) + " movement is left.",
                                NamedSpace{field.name_of(path[n + 1])}});
      }
      walk.stopped_at = n;
      return walk;
    }
    left -= cost;
    on_ladder = by_ladder;
    walk.costs.push_back(cost);
    walk.left.push_back(left);
    walk.wounds = std::min(kMaxWounds, walk.wounds + step.wounds);
  }
  walk.legal = true;
  return walk;
}

}  // namespace parapet::realms
