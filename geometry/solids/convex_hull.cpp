#include "geometry/solids/convex_hull.h"

#include <algorithm>
#include <deque>
#include <map>
#include <optional>
#include <set>
#include <utility>
#include <variant>

#include "geometry/numbers/predicates.h"
#include "geometry/solids/flat_side.h"

namespace parapet {
namespace {

using Points = std::vector<Point>;

bool on_one_line(Point a, Point b, Point c) { return cross(b - a, c - a) == Vec{}; }

// A point off the line ab such that no point lies outside the plane b, a, point; nothing if all of
// them lie on the line. REQUIRES: seen along the line, the points lie within less than a full turn,
// which is where "farther round" is an order: a and b span an edge of the hull.
std::optional<Point> farthest_round(const Points& points, Point a, Point b) {
  std::optional<Point> farthest;
  for (const Point point : points) {
    if (on_one_line(a, b, point)) continue;
    if (!farthest || orient3d(b, a, *farthest, point) == Sign::positive) farthest = point;
  }
  return farthest;
}

// A plane through at least three points not on one line, outside which no point lies; nothing if
// all points lie in one plane. REQUIRES: the points ascend, and there are two at least.
std::optional<Plane> first_plane(const Points& points) {
  // Turn an upright plane about the least point until all points are on its left.
  const Point corner = points.front();
  const auto on_right = [&](Point a, Point b) {
    return orient2d(project(corner, Axis::z), project(a, Axis::z), project(b, Axis::z)) ==
           Sign::negative;
  };
  const auto above_corner = [&](Point p) { return p.x == corner.x && p.y == corner.y; };
  Point wall = corner;
  for (const Point point : points) {
    if (above_corner(point)) continue;
    if (above_corner(wall) || on_right(wall, point)) wall = point;
  }
  if (above_corner(wall)) return std::nullopt;  // all points on one upright line
  // The points in it either span a side, or lie on an edge about which it turns on to one.
  const auto in_wall = [&](Point p) {
    return orient2d(project(corner, Axis::z), project(wall, Axis::z), project(p, Axis::z)) ==
           Sign::zero;
  };
  for (const Point point : points) {
    if (!in_wall(point) || on_one_line(corner, wall, point)) continue;
    const Plane plane = Plane::through(corner, wall, point);
    const auto beside = [&](Point p) { return plane.value(p) != 0; };
    const auto witness = std::find_if(points.begin(), points.end(), beside);
    if (witness == points.end()) return std::nullopt;
    return plane.value(*witness) < 0 ? plane : Plane::through(corner, point, wall);
  }
  const std::optional<Point> next = farthest_round(points, wall, corner);
  if (!next) return std::nullopt;
  const Plane plane = Plane::through(corner, wall, *next);
  const auto beside = [&](Point p) { return plane.value(p) != 0; };
  if (std::none_of(points.begin(), points.end(), beside)) return std::nullopt;
  return plane;
}

// All flat sides, found from edge to edge. REQUIRES: the first plane holds a side.
std::vector<Points> all_sides(const Points& points, const Plane& first) {
  std::vector<Points> sides;
  std::set<std::pair<Point, Point>> edges;  // as the sides found so far run along them
  std::deque<std::pair<Point, Point>> open;
  const auto add_side = [&](const Plane& plane) {
    Points side = side_corners(points, plane);
    for (std::size_t i = 0; i < side.size(); ++i) {
      const std::pair edge{side[i], side[(i + 1) % side.size()]};
      edges.insert(edge);
      open.push_back(edge);
    }
    sides.push_back(std::move(side));
  };
  add_side(first);
  for (; !open.empty(); open.pop_front()) {
    const auto [a, b] = open.front();
    if (edges.contains({b, a})) continue;
    add_side(Plane::through(b, a, *farthest_round(points, a, b)));
  }
  return sides;
}

ConvexSolid solid_of(const std::vector<Points>& sides) {
  std::map<Point, std::uint32_t> number;
  for (const Points& side : sides) {
    for (const Point corner : side) number.emplace(corner, 0);
  }
  Points vertices;
  for (auto& [corner, index] : number) {
    index = static_cast<std::uint32_t>(vertices.size());
    vertices.push_back(corner);
  }
  std::vector<FaceLoop> faces;
  for (const Points& side : sides) {
    FaceLoop face;
    for (const Point corner : side) face.push_back(number.at(corner));
    faces.push_back(std::move(face));
  }
  std::sort(faces.begin(), faces.end());
  // make() cannot refuse the sides of a hull; if it did, std::get would say so loudly.
  return std::get<ConvexSolid>(ConvexSolid::make(std::move(vertices), std::move(faces)));
}

}  // namespace

tl::expected<ConvexSolid, HullFault> convex_hull(std::vector<Point> points) {
  const auto beyond = [](Point point) { return !in_range(point); };
  if (std::any_of(points.begin(), points.end(), beyond)) {
    return tl::unexpected(HullFault::point_out_of_range);
  }
  std::sort(points.begin(), points.end());
  points.erase(std::unique(points.begin(), points.end()), points.end());
  if (points.size() > kMaxHullPoints) return tl::unexpected(HullFault::too_many_points);
  if (points.size() < 4) return tl::unexpected(HullFault::flat);
  const std::optional<Plane> first = first_plane(points);
  if (!first) return tl::unexpected(HullFault::flat);
  return solid_of(all_sides(points, *first));
}

}  // namespace parapet
