#pragma once

#include <optional>
#include <span>
#include <vector>

#include "geometry/numbers/point2.h"
#include "geometry/numbers/ratio.h"
#include "geometry/numbers/segment.h"
#include "geometry/sight/sight_policy.h"
#include "geometry/solids/body.h"

namespace parapet {

// Shifts from `first` to `last`, in ticks; more than one value.
struct ShiftRange {
  std::optional<Ratio> first;  // nothing: unbounded
  std::optional<Ratio> last;
};

// For which shifts of these bodies, all together along the axis, is the line blocked, if it also
// touches the bodies `beside`, which stay? In ascending order, apart from each other; single values
// are left out on both sides.
// By hair, open or closed. REQUIRES: the line has a length and is not blocked by `beside` alone.
std::vector<ShiftRange> blocking_shifts(std::span<const Shape* const> moved,
                                        std::span<const Shape* const> beside,
                                        const Segment& segment, Axis axis, SightPolicy policy);

}  // namespace parapet
