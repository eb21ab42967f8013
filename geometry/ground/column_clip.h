#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

#include "geometry/ground/columns.h"
#include "geometry/numbers/convex_solid.h"
#include "geometry/numbers/triangle.h"

namespace parapet {

// The part of a triangle, or of a convex solid, over the open square of a column: from its lowest
// point, rounded down to a tick, to its highest, rounded up; points on the square's rim that it
// comes as near to as one likes count too. Nothing if no point of the triangle (of the solid's
// inside) is over the open square, or if the triangle has no area.
//   (1) moving both by whole columns, mirroring both and quarter turns change nothing
//   (2) the stretch of a solid is that of its faces together
// Exact: quotients of numbers < 2^62. REQUIRES: in_range.
std::optional<SolidSpan> span_over(const Triangle& triangle, Column column) noexcept;

// A rectangle of the ground, in ticks.
struct GroundRectangle {
  std::int64_t west = 0;
  std::int64_t north = 0;
  std::int64_t east = 0;
  std::int64_t south = 0;
};

// The same of a triangle over an open rectangle of at most 2^20 ticks each way.
std::optional<SolidSpan> span_over_rectangle(const Triangle& triangle,
                                             const GroundRectangle& rectangle) noexcept;

// The same of a solid for `count` columns of a row, from `first` eastwards.
std::vector<std::optional<SolidSpan>> spans_over(const ConvexSolid& solid, Column first,
                                                 std::size_t count);

// The eight sectors round the middle of a column, between the axes and the diagonals, one bit each:
// those where the triangle is over the points that come as near to the middle as one likes. None
// where it stands upright.
//   (1) of triangles that part a stretch of ground among them, just one has each sector of a middle
//   (2) mirrors and quarter turns of both take sectors to sectors
std::uint8_t sectors_over_middle(const Triangle& triangle, Column column) noexcept;

}  // namespace parapet
