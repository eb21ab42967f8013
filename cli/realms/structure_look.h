#pragma once

#include <vector>

#include "cli/collapse_picture.h"
#include "cli/realms/realms_told.h"

namespace parapet::cli {

// The look of the structure of a brick board. REQUIRES: its pieces are those of the battlefield, in
// their order.
StructureLook look_of(const ask::RealmsState& state, const physics::Structure& structure,
                      std::shared_ptr<const BrickGround> ground = nullptr);

// The same with what an answer tells of it.
StructureLook look_of(const RealmsTold& told, const physics::Structure& structure);

// Who falls in an answer to `remove`.
std::vector<UnitFall> falls_of(const ask::RealmsState& state, const ask::Answer& answer);
std::vector<UnitFall> falls_of(const RealmsTold& told);

}  // namespace parapet::cli
