#pragma once

#include <optional>

#include "geometry/numbers/ratio.h"
#include "geometry/numbers/segment.h"
#include "geometry/sight/sight_policy.h"
#include "geometry/solids/scene.h"

namespace parapet {

// How far one piece (all bodies with one number) would have to be shifted along one axis, either
// way, to change the verdict, in ticks:
//   clear line:   the least such shift over all pieces; nothing if no shift of one piece blocks it
//   blocked line: each blocker has a least shift after which it does not block alone; the largest
// It is a limit: the verdict changes right behind it, and perhaps on it. Verdicts that hold for one
// single shift and neither before nor behind it do not count. So
//   (1) a clear line that grazes a piece on the way in has margin 0: the least shift crosses it
//   (2) a line blocked by a seam between two pieces has margin 0: the least shift opens it
//   (3) swapping the ends changes nothing
// Not defined, and nothing, for tube and for a segment without length.
// Exact: fractions of numbers < 2^63.
std::optional<Ratio> sight_margin(const Scene& scene, const Segment& segment,
                                  SightPolicy policy = SightPolicy::hair);

}  // namespace parapet
