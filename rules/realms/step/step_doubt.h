#pragma once

#include <optional>

#include "rules/realms/doubt.h"
#include "rules/realms/step/step_because.h"
#include "rules/realms/step/step_profile.h"
#include "rules/realms/way/way.h"

namespace parapet::realms {

// Whether scans leave open what a step costs on this way (rules-realms.md): a measure of
// step_margin.h that comes as near to its limit as the surfaces that it lies between may be off
// together. A surface that is no scan's is exact; two of one scan may be off by its error each. Of
// several measures the one nearest to its limit.
std::optional<Doubt> step_doubt(const StepTerrain& terrain, const StepLedger& ledger,
                                const StepProfile& profile, const Way& way);

// The same of room_margin().
std::optional<Doubt> room_doubt(const StepTerrain& terrain, SpaceId where);

}  // namespace parapet::realms
