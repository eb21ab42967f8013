#include "tests/support/solid_checks.h"

#include <algorithm>

namespace parapet::testing {
namespace {

struct Range {
  Wide lo;
  Wide hi;
};

Range shadow(const ConvexSolid& solid, Vec axis) {
  Range range{power_of_two(120), -power_of_two(120)};
  for (const Point vertex : solid.vertices()) {
    const Wide at = wide_dot(axis, vertex - Point{});
    range = {std::min(range.lo, at), std::max(range.hi, at)};
  }
  return range;
}

}  // namespace

Meeting meeting(const ConvexSolid& a, const ConvexSolid& b) {
  std::vector<Vec> axes = {{1, 0, 0}, {0, 1, 0}, {0, 0, 1}};
  for (const ConvexSolid* solid : {&a, &b}) {
    for (const Plane& plane : solid->planes()) axes.push_back(plane.normal);
  }
  for (const Vec u : a.edge_directions()) {
    for (const Vec v : b.edge_directions()) axes.push_back(cross(u, v));
  }
  Meeting least = Meeting::overlapping;
  for (const Vec axis : axes) {
    if (axis == Vec{}) continue;
    const Range first = shadow(a, axis);
    const Range second = shadow(b, axis);
    if (first.hi < second.lo || second.hi < first.lo) return Meeting::apart;
    if (first.hi == second.lo || second.hi == first.lo) least = Meeting::touching;
  }
  return least;
}

Wide six_volumes(const ConvexSolid& solid) {
  const Point origin = solid.vertices().front();
  Wide sum = 0;
  for (const FaceLoop& face : solid.faces()) {
    for (std::size_t i = 1; i + 1 < face.size(); ++i) {
      const Vec a = solid.vertices()[face[0]] - origin;
      const Vec b = solid.vertices()[face[i]] - origin;
      const Vec c = solid.vertices()[face[i + 1]] - origin;
      sum += wide_dot(cross(a, b), c);
    }
  }
  return sum;
}

}  // namespace parapet::testing
