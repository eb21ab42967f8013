#pragma once

#include <optional>

#include "geometry/tiles/place.h"
#include "rules/mayhem/moving/large_step.h"

namespace parapet::mayhem {

// AOM-MOV-10 for a large unit: what it costs to come onto the map, over that edge of it, to this
// place; 1 or nothing, for it ignores Obstacles and zones (AOM-LRG-3). As in a step, it enters no
// Inside space and no enemy's, all its spaces have floor (OPT-G3), and no Wall or Opening lies
// between two of them or on the edge of the map where it comes in (OPT-G2).
std::optional<int> large_entering_cost(const LargeStepGround& ground, const Footprint& to,
                                       Heading edge, const LargeStepRules& rules);

}  // namespace parapet::mayhem
