#include "geometry/solids/flat_side.h"

#include <algorithm>
#include <array>
#include <iterator>
#include <numeric>
#include <variant>

#include "geometry/numbers/point2.h"
#include "geometry/numbers/predicates.h"

namespace parapet {
namespace {

// An axis along which the plane is seen, and from which side: positive if from outside.
struct View {
  Axis along = Axis::z;
  Sign facing = Sign::positive;
};

View view_of(const Plane& plane) noexcept {
  const Axis along = projectable_axis(plane.normal);
  return {along, sign_of(along == Axis::z   ? plane.normal.z
                         : along == Axis::y ? plane.normal.y
                                            : plane.normal.x)};
}

Plane in_lowest_terms(const Plane& plane) {
  const Vec n = plane.normal;
  const std::int64_t common = std::gcd(std::gcd(n.x, n.y), n.z);
  return {{n.x / common, n.y / common, n.z / common}, plane.offset / common};
}

// Does an edge of the first side have nothing of the second on its inner side?
bool edge_parts(const std::vector<Point>& first, const View& view,
                const std::vector<Point>& second) noexcept {
  for (std::size_t i = 0; i < first.size(); ++i) {
    const Point2 from = project(first[i], view.along);
    const Point2 to = project(first[(i + 1) % first.size()], view.along);
    const auto is_within = [&](Point corner) {
      return orient2d(from, to, project(corner, view.along)) * view.facing == Sign::positive;
    };
    if (std::none_of(second.begin(), second.end(), is_within)) return true;
  }
  return false;
}

// The corner of a box with that coordinate along an axis (0, 1, 2 for x, y, z) and those along the
// next two, in cyclic order.
Point cyclic_point(std::size_t axis, std::int64_t along, std::int64_t next, std::int64_t last) {
  std::array<std::int64_t, 3> values{};
  values[axis] = along;
  values[(axis + 1) % 3] = next;
  values[(axis + 2) % 3] = last;
  return {values[0], values[1], values[2]};
}

std::vector<FlatSide> sides_of(const Box& box) {
  const std::array<std::int64_t, 3> lo{box.lo().x, box.lo().y, box.lo().z};
  const std::array<std::int64_t, 3> hi{box.hi().x, box.hi().y, box.hi().z};
  std::vector<FlatSide> sides;
  sides.reserve(6);
  for (std::size_t axis = 0; axis < 3; ++axis) {
    const std::size_t next = (axis + 1) % 3;
    const std::size_t last = (axis + 2) % 3;
    if (lo[next] == hi[next] || lo[last] == hi[last]) continue;
    const auto corner = [&](std::int64_t along, bool far_next, bool far_last) {
      return cyclic_point(axis, along, far_next ? hi[next] : lo[next],
                          far_last ? hi[last] : lo[last]);
    };
    const Vec normal = cyclic_point(axis, 1, 0, 0) - Point{};
    const std::int64_t low = lo[axis];
    const std::int64_t high = hi[axis];
    sides.push_back({{-normal, -low},
                     {corner(low, false, false), corner(low, false, true), corner(low, true, true),
                      corner(low, true, false)}});
    sides.push_back({{normal, high},
                     {corner(high, false, false), corner(high, true, false),
                      corner(high, true, true), corner(high, false, true)}});
  }
  return sides;
}

std::vector<FlatSide> sides_of(const ConvexSolid& solid) {
  std::vector<Point> points = solid.vertices();
  std::sort(points.begin(), points.end());
  std::vector<FlatSide> sides;
  sides.reserve(solid.planes().size());
  for (const Plane& plane : solid.planes()) {
    sides.push_back({in_lowest_terms(plane), side_corners(points, plane)});
  }
  return sides;
}

std::vector<FlatSide> sides_of(const Triangle& triangle) {
  if (is_degenerate(triangle)) return {};
  const Plane plane = in_lowest_terms(Plane::through(triangle.a, triangle.b, triangle.c));
  std::vector<Point> corners{triangle.a, triangle.b, triangle.c};
  std::rotate(corners.begin(), std::min_element(corners.begin(), corners.end()), corners.end());
  return {{plane, corners}, {{-plane.normal, -plane.offset}, {corners[0], corners[2], corners[1]}}};
}

}  // namespace

std::vector<FlatSide> flat_sides(const Shape& shape) {
  return std::visit([](const auto& held) { return sides_of(held); }, shape);
}

std::vector<Point> side_corners(const std::vector<Point>& points, const Plane& plane) {
  const View view = view_of(plane);
  std::vector<Point> in_plane;
  for (const Point point : points) {
    if (plane.value(point) == 0) in_plane.push_back(point);
  }
  // Andrew's two chains. In a plane the order in space serves as well as the one in the shadow: it
  // is monotone along every line.
  std::vector<Point> loop;
  const auto add = [&](Point point, std::size_t fixed) {
    while (loop.size() > fixed + 1) {
      const Sign turn = orient2d(project(loop[loop.size() - 2], view.along),
                                 project(loop.back(), view.along), project(point, view.along));
      if (turn * view.facing == Sign::positive) break;
      loop.pop_back();
    }
    loop.push_back(point);
  };
  for (const Point point : in_plane) add(point, 0);
  const std::size_t lower = loop.size() - 1;
  for (auto point = std::next(in_plane.rbegin()); point != in_plane.rend(); ++point) {
    add(*point, lower);
  }
  loop.pop_back();  // the first again
  return loop;
}

bool sides_touch(const FlatSide& a, const FlatSide& b) noexcept {
  if (a.plane.normal != -b.plane.normal || a.plane.offset != -b.plane.offset) return false;
  const View view = view_of(a.plane);
  return !edge_parts(a.corners, view, b.corners) &&
         !edge_parts(b.corners, {view.along, -view.facing}, a.corners);
}

}  // namespace parapet
