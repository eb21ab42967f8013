#include "geometry/solids/apartness.h"

#include <algorithm>
#include <array>
#include <utility>
#include <variant>
#include <vector>

#include "geometry/numbers/triangle.h"

namespace parapet {
namespace {

// What the axes of a shape are made of.
struct Hull {
  std::vector<Point> corners;
  std::vector<Vec> normals;  // one of each direction is enough
  std::vector<Vec> edges;
};

constexpr std::array<Vec, 3> kAxes{{{1, 0, 0}, {0, 1, 0}, {0, 0, 1}}};

Hull hull_of(const Box& box) {
  Hull hull{{}, {kAxes.begin(), kAxes.end()}, {kAxes.begin(), kAxes.end()}};
  for (const std::int64_t x : {box.lo().x, box.hi().x}) {
    for (const std::int64_t y : {box.lo().y, box.hi().y}) {
      for (const std::int64_t z : {box.lo().z, box.hi().z}) hull.corners.push_back({x, y, z});
    }
  }
  return hull;
}

Hull hull_of(const ConvexSolid& solid) {
  Hull hull{solid.vertices(), {}, solid.edge_directions()};
  for (const Plane& plane : solid.planes()) hull.normals.push_back(plane.normal);
  return hull;
}

Hull hull_of(const Triangle& t) {
  Hull hull{{t.a, t.b, t.c}, {}, {t.b - t.a, t.c - t.b, t.a - t.c}};
  if (!is_degenerate(t)) hull.normals.push_back(normal(t));
  return hull;
}

struct Reach {
  std::int64_t least = 0;
  std::int64_t most = 0;
};

// Seen from one of the corners, so that products stay small.
Reach reach(const std::vector<Point>& corners, Vec axis, Point origin) {
  Reach result{dot(axis, corners.front() - origin), 0};
  result.most = result.least;
  for (const Point corner : corners) {
    const std::int64_t at = dot(axis, corner - origin);
    result.least = std::min(result.least, at);
    result.most = std::max(result.most, at);
  }
  return result;
}

Apartness along(const Hull& first, const Hull& second, Vec axis) {
  const Point origin = first.corners.front();
  const Reach one = reach(first.corners, axis, origin);
  const Reach other = reach(second.corners, axis, origin);
  const std::int64_t beyond = other.least - one.most;
  const std::int64_t before = one.least - other.most;
  return beyond >= before ? Apartness{axis, beyond} : Apartness{-axis, before};
}

}  // namespace

void for_each_apartness(const Shape& first, Vec by, const Shape& second,
                        const std::function<bool(const Apartness&)>& go_on) {
  const auto hull_of_shape = [](const Shape& shape) {
    return std::visit([](const auto& held) { return hull_of(held); }, shape);
  };
  Hull one = hull_of_shape(first);
  for (Point& corner : one.corners) corner = corner + by;
  const Hull other = hull_of_shape(second);
  for (const std::vector<Vec>* normals : {&std::as_const(one).normals, &other.normals}) {
    for (const Vec normal : *normals) {
      if (!go_on(along(one, other, normal))) return;
    }
  }
  for (const Vec edge : one.edges) {
    for (const Vec across : other.edges) {
      const Vec axis = cross(edge, across);
      if (axis != Vec{} && !go_on(along(one, other, axis))) return;
    }
  }
}

}  // namespace parapet
