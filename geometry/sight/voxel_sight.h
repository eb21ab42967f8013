#pragma once

#include <cstdint>
#include <span>

#include "geometry/numbers/segment.h"
#include "geometry/solids/voxel_grid.h"

namespace parapet {

// Is the line clear of the grid's solid cells under the policy `hair` (sight_policy.h: it crosses
// nothing, and it can be slid, parallel to itself, by an arbitrarily small amount so that it
// touches nothing at all)?
//   (1) the line is the open segment: a cell met only at an end does not count
//   (2) the cells are a union: a seam between two cells is inside, and how boxes were cut into
//       bodies makes no difference
//   (3) swapping the ends changes nothing
//   (4) a segment without length asks whether there is room at its point: it is clear unless the
//       union surrounds it
// REQUIRES: the segment is in_range.
bool clear_by_hair(const VoxelGrid& grid, const Segment& segment) noexcept;

// The same for many lines; clear[n] becomes 1 or 0. REQUIRES: as many answers as segments.
void clear_by_hair(const VoxelGrid& grid, std::span<const Segment> segments,
                   std::span<std::uint8_t> clear) noexcept;

// The same under the policy `closed`: a touch blocks, but one at an end.
//   (1) and (3) hold as above; a segment without length is clear unless it touches a cell
//   (5) a line clear here is clear by hair
bool clear_of_touch(const VoxelGrid& grid, const Segment& segment) noexcept;

// `open` asks whether the line enters a single body. Cells do not tell where one body ends and the
// next begins, so a grid cannot answer it.

}  // namespace parapet
