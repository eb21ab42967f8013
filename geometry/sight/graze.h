#pragma once

#include <optional>
#include <span>
#include <vector>

#include "geometry/numbers/point.h"
#include "geometry/numbers/segment.h"
#include "geometry/solids/body.h"

namespace parapet {

// The hair rule for a segment that crosses nothing (docs/sight-over-solids.md).
//
// Along the line every body looks like a flat sector round the line's point: those are the
// directions in which a small slide meets it. The line comes free exactly when the sectors of the
// touched bodies leave a gap.

// A slide that frees the segment from all of them: every small enough positive multiple of it
// leaves the segment touching none. Nothing if each slide meets one of them.
//   (1) neither the order of the shapes nor swapping the ends changes whether there is one
//   (2) no shapes: (0, 0, 0)
// REQUIRES: open_contact() of each with the segment is touching.
// Exact: sectors are bounded by differences of points; orders of three directions < 2^63.
std::optional<Vec> free_shift(const Segment& segment, std::span<const Shape* const> touched);

// Is there one? The same for a segment without length, where the shift may not fit a Vec.
bool can_slide_free(const Segment& segment, std::span<const Shape* const> touched);

// Few of them (indices, ascending) that leave no gap either: without any one of them there is one.
// Nothing where the segment can be slid free of all.
std::vector<std::uint32_t> seam(const Segment& segment, std::span<const Shape* const> touched);

}  // namespace parapet
