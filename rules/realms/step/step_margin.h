#pragma once

#include <optional>

#include "geometry/numbers/ratio.h"
#include "rules/realms/step/step_because.h"
#include "rules/realms/step/step_profile.h"
#include "rules/realms/way/way.h"

namespace parapet::realms {

// By how many ticks the step was decided (formats.md): the least difference between what was
// measured on the way (rise, obstruction, drop, width, headroom) and a limit that it was compared
// with.
Ratio step_margin(const StepTerrain& terrain, const StepLedger& ledger, const StepProfile& profile,
                  const Way& way);

// The same where a place has no room: how much of the unit's height is missing under the ceiling;
// nothing where the ceiling is not what is in the way.
std::optional<Ratio> room_margin(const StepTerrain& terrain, SpaceId where);

}  // namespace parapet::realms
