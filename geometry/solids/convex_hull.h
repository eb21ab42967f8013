#pragma once

#include <cstddef>
#include <cstdint>
#include <tl/expected.hpp>
#include <vector>

#include "geometry/numbers/convex_solid.h"
#include "geometry/numbers/point.h"

namespace parapet {

// The most different points a hull is made of: the work grows with their square.
inline constexpr std::size_t kMaxHullPoints = 1024;

// Why points have no hull.
enum class HullFault : std::uint8_t {
  point_out_of_range,  // a coordinate beyond kMaxCoordinate
  too_many_points,     // more than kMaxHullPoints different points
  flat,                // all points lie in one plane, or there are none
};

// The convex hull of the points, which may repeat, and may lie within its sides and edges.
//   (1) no point lies outside; every vertex is one of the points
//   (2) only corners are vertices, and each flat side is one face: one solid has one representation
//   (3) vertices ascend, each face starts at its least vertex, and the faces ascend: the order of
//       the points changes nothing
// It wraps the points side by side (Chand and Kapur, "An algorithm for convex polytopes", 1970):
// round each edge of a side, the point that turns farthest spans the next one. Points in one plane
// are one side, so they need no case of their own.
// Exact: it is made of orient2d and orient3d.
tl::expected<ConvexSolid, HullFault> convex_hull(std::vector<Point> points);

}  // namespace parapet
