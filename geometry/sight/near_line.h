#pragma once

#include <cstdint>
#include <vector>

#include "geometry/numbers/segment.h"
#include "geometry/solids/scene.h"

namespace parapet {

// Bodies that come near a line and what moves past it, each once, in ascending order.

// Those over, on and under the line: any body that an upright plane through it meets between its
// ends, and some more.
std::vector<std::uint32_t> near_upright(const Scene& scene, const Segment& segment);

// Those whose bounds come within so many ticks of the line along every axis, and some more.
std::vector<std::uint32_t> near_within(const Scene& scene, const Segment& segment,
                                       std::int64_t ticks);

}  // namespace parapet
