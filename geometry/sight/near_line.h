#pragma once

#include <cstdint>
#include <vector>

#include "geometry/numbers/point2.h"
#include "geometry/numbers/segment.h"
#include "geometry/solids/scene.h"

namespace parapet {

// Bodies that come near a line and what moves past it, each once, in ascending order.

// Those that the line would meet if it were moved along the axis, however far, and some more.
std::vector<std::uint32_t> near_swept(const Scene& scene, const Segment& segment, Axis axis);

// Those whose bounds come within so many ticks of the line along every axis, and some more.
std::vector<std::uint32_t> near_within(const Scene& scene, const Segment& segment,
                                       std::int64_t ticks);

}  // namespace parapet
