#include "geometry/solids/insides_meet.h"

#include <algorithm>
#include <variant>
#include <vector>

#include "geometry/numbers/length.h"
#include "geometry/numbers/wide.h"

namespace parapet {
namespace {

// What decides where a convex shape can be parted from another one.
struct Outline {
  std::vector<Point> corners;
  std::vector<Vec> normals;  // of its faces, to either side
  std::vector<Vec> edges;    // their directions
  bool has_inside = true;
};

Outline outline_of(const Box& box) {
  Outline outline;
  for (int n = 0; n < 8; ++n) {
    outline.corners.push_back({(n & 1) != 0 ? box.hi().x : box.lo().x,
                               (n & 2) != 0 ? box.hi().y : box.lo().y,
                               (n & 4) != 0 ? box.hi().z : box.lo().z});
  }
  outline.normals = {{1, 0, 0}, {0, 1, 0}, {0, 0, 1}};
  outline.edges = outline.normals;
  outline.has_inside = !is_flat(box);
  return outline;
}

Outline outline_of(const ConvexSolid& solid) {
  Outline outline{solid.vertices(), {}, solid.edge_directions()};
  for (const Plane& plane : solid.planes()) outline.normals.push_back(plane.normal);
  return outline;
}

Outline outline_of(const Triangle& triangle) {
  const Vec first = triangle.b - triangle.a;
  const Vec second = triangle.c - triangle.a;
  return {{triangle.a, triangle.b, triangle.c},
          {cross(first, second)},
          {first, second, triangle.c - triangle.b},
          false};
}

Outline outline_of(const Shape& shape) {
  return std::visit([](const auto& held) { return outline_of(held); }, shape);
}

// How far a shape reaches along an axis, from one point.
struct Reach {
  std::int64_t least;
  std::int64_t most;
};

Reach reach_of(const std::vector<Point>& corners, Vec axis, Point from) {
  const std::int64_t first = dot(axis, corners.front() - from);
  Reach reach{first, first};
  for (const Point corner : corners) {
    const std::int64_t along = dot(axis, corner - from);
    reach.least = std::min(reach.least, along);
    reach.most = std::max(reach.most, along);
  }
  return reach;
}
static_assert(Wide{3} * 2 * kMaxDifference * kMaxDifference * kMaxDifference < power_of_two(63));

bool parts(const Outline& a, const Outline& b, Vec axis) {
  if (axis == Vec{}) return false;
  const Point from = a.corners.front();
  const Reach one = reach_of(a.corners, axis, from);
  const Reach other = reach_of(b.corners, axis, from);
  return one.most <= other.least || other.most <= one.least;
}

bool any_axis_parts(const Outline& a, const Outline& b) {
  const auto divides = [&](Vec axis) { return parts(a, b, axis); };
  if (std::any_of(a.normals.begin(), a.normals.end(), divides)) return true;
  if (std::any_of(b.normals.begin(), b.normals.end(), divides)) return true;
  for (const Vec one : a.edges) {
    for (const Vec other : b.edges) {
      if (divides(cross(one, other))) return true;
    }
  }
  return false;
}

// Along the axes a shape without an inside may lie within the other's bounds, flat as they are.
bool bounds_meet(const Box& a, Vec by, const Box& b) {
  const Point lo = a.lo() + by;
  const Point hi = a.hi() + by;
  return lo.x < b.hi().x && b.lo().x < hi.x &&  //
         lo.y < b.hi().y && b.lo().y < hi.y &&  //
         lo.z < b.hi().z && b.lo().z < hi.z;
}

}  // namespace

bool insides_meet(const Shape& a, Vec by, const Shape& b) {
  if (!bounds_meet(bounds(a), by, bounds(b))) return false;
  const bool both_boxes = std::holds_alternative<Box>(a) && std::holds_alternative<Box>(b);
  if (both_boxes) return !is_flat(std::get<Box>(a)) || !is_flat(std::get<Box>(b));
  Outline one = outline_of(a);
  const Outline other = outline_of(b);
  if (!one.has_inside && !other.has_inside) return false;
  for (Point& corner : one.corners) corner = corner + by;
  return !any_axis_parts(one, other);
}

}  // namespace parapet
