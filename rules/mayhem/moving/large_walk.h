#pragma once

#include "rules/mayhem/moving/large_step.h"
#include "rules/mayhem/moving/walk.h"

namespace parapet::mayhem {

// What a large unit's move along a path of north-west spaces costs, step by step (AOM-LRG-1..3).
// The jump of the question is not read. Requires that the path starts where the unit stands.
WalkRuling rule_large_walk(const LargeStepGround& ground, const Footprint& unit,
                           const WalkQuestion& question, const LargeStepRules& rules);

}  // namespace parapet::mayhem
