#pragma once

#include <cstdint>
#include <vector>

#include "geometry/numbers/length.h"
#include "geometry/numbers/point2.h"
#include "geometry/numbers/segment.h"
#include "geometry/solids/scene.h"

namespace parapet {

// The bodies, each once and in ascending order, that the line would meet if it were moved along the
// axis by so many ticks, either way, and some more; by default however far.
std::vector<std::uint32_t> near_swept(const Scene& scene, const Segment& segment, Axis axis,
                                      std::int64_t ticks = kMaxDifference);

}  // namespace parapet
