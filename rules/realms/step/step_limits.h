#pragma once

#include <cstdint>

#include "geometry/numbers/ratio.h"
#include "rules/options.h"
#include "rules/realms/step/step_profile.h"

namespace parapet::realms {

// What a step is measured against, in whole units of its profile: since these are whole, "more than
// a limit" is "at least the next whole number".
struct StepLimits {
  std::int64_t costly_rise = 0;         // a step up of as much costs 2 (COR-UP-1)
  std::int64_t costly_obstruction = 0;  // likewise (COR-OBS-4, OPT-K7)
  std::int64_t greatest_climb = 0;      // no step up and no obstruction may be more (UP-3, OBS-5)
  std::int64_t narrow = 0;              // a width of as much or less is too narrow (COR-OBS-3)
  std::int64_t clearance = 0;           // what must be free above a surface: the unit's height
};

// REQUIRES: as step_ledger() does.
StepLimits step_limits(const PegUnits& peg, const Ratio& height, const Options& options);

}  // namespace parapet::realms
