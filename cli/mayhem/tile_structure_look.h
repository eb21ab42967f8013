#pragma once

#include <vector>

#include "cli/collapse_picture.h"
#include "cli/told.h"

namespace parapet::cli {

// The look of the Levels of a tile board as plates on posts, over the floor of Level 1.
StructureLook look_of(const ask::MayhemState& state, const physics::Structure& structure);

// The same with what an answer tells of it.
StructureLook look_of(const Told& told, const physics::Structure& structure);

// Who falls in an answer to `remove`.
std::vector<UnitFall> falls_of(const ask::MayhemState& state, const ask::Answer& answer);
std::vector<UnitFall> falls_of(const Told& told);

}  // namespace parapet::cli
