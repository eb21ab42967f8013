#pragma once

#include "physics/stability/load_factor.h"
#include "physics/structure/structure.h"

namespace parapet::testing {

// The load factor of all that is built, solved as one.
physics::LoadFactor weighed(const physics::Structure& structure, const physics::Grip& grip = {});

}  // namespace parapet::testing
