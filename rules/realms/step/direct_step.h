#pragma once

#include <span>

#include "rules/options.h"
#include "rules/realms/battlefield.h"
#include "rules/realms/step/step.h"
#include "rules/realms/units.h"

namespace parapet::realms {

// A step straight across to a neighbouring surface, without touching what lies lower in between:
// from a carrier to a wall beside it, from deck to deck (COR-BRD-1). The two surfaces are the whole
// profile; what rises above both on the strip that the plate sweeps is an obstruction (COR-OBS-4,
// OBS-5, OPT-K6), and no unit may be in the way. Everything else as rule_step().
// REQUIRES: the mover is on the ground, of one space.
StepRuling direct_step(const Battlefield& field, std::span<const Unit> units, const Mover& mover,
                       SpaceId from, SpaceId to, const Options& options);

}  // namespace parapet::realms
