#pragma once

#include <cstdint>

#include "physics/structure/structure.h"

namespace parapet::testing {

// So many bricks let down one after the other on a square of so many studs, each onto what lies
// there; pressed together where studs meet holes. Each weighs `mass_mg`.
physics::Structure brick_pile(std::uint32_t seed, int bricks, int side, std::int64_t mass_mg);

}  // namespace parapet::testing
