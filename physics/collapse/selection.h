#pragma once

#include <cstdint>
#include <vector>

#include "geometry/numbers/point.h"
#include "physics/structure/structure.h"

namespace parapet::physics {

// The pieces whose middle lies in the closed ball, ascending; what is fixed is ground and stays. The
// radius is in ticks.
std::vector<std::uint32_t> pieces_in_ball(const Structure& structure, Point centre,
                                          std::int64_t radius);

}  // namespace parapet::physics
