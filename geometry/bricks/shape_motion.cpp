#include "geometry/bricks/shape_motion.h"

#include <algorithm>

#include "geometry/solids/convex_hull.h"

namespace parapet {
namespace {

Point quarter_turned(Point p) { return {-p.y, p.x, p.z}; }

Box box_round(const std::vector<Point>& points) {
  Box box = Box::spanning(points.front(), points.front());
  for (const Point p : points) box = join(box, Box::spanning(p, p));
  return box;
}

// Are the points corners of the box, and all its corners among them?
bool are_corners(const std::vector<Point>& points, const Box& box) {
  const Point lo = box.lo();
  const Point hi = box.hi();
  for (const Point p : points) {
    if ((p.x != lo.x && p.x != hi.x) || (p.y != lo.y && p.y != hi.y) ||
        (p.z != lo.z && p.z != hi.z)) {
      return false;
    }
  }
  for (const Point corner :
       {lo, Point{hi.x, lo.y, lo.z}, Point{lo.x, hi.y, lo.z}, Point{hi.x, hi.y, lo.z},
        Point{lo.x, lo.y, hi.z}, Point{hi.x, lo.y, hi.z}, Point{lo.x, hi.y, hi.z}, hi}) {
    if (std::find(points.begin(), points.end(), corner) == points.end()) return false;
  }
  return true;
}

}  // namespace

std::optional<Shape> moved(const Shape& shape, Vec by) {
  if (const Box place = bounds(shape); !in_range(Box::spanning(place.lo() + by, place.hi() + by))) {
    return std::nullopt;
  }
  if (const auto* box = std::get_if<Box>(&shape)) {
    return Box::spanning(box->lo() + by, box->hi() + by);
  }
  if (const auto* triangle = std::get_if<Triangle>(&shape)) {
    return Triangle{triangle->a + by, triangle->b + by, triangle->c + by};
  }
  return std::get<ConvexSolid>(shape).moved(by);
}

Shape quarter_turned(const Shape& shape) {
  if (const auto* box = std::get_if<Box>(&shape)) {
    return Box::spanning(quarter_turned(box->lo()), quarter_turned(box->hi()));
  }
  if (const auto* triangle = std::get_if<Triangle>(&shape)) {
    return Triangle{quarter_turned(triangle->a), quarter_turned(triangle->b),
                    quarter_turned(triangle->c)};
  }
  // A turn keeps a solid in range, so it is one still; the hull lists its corners in order again.
  std::vector<Point> corners = std::get<ConvexSolid>(shape).vertices();
  for (Point& corner : corners) corner = quarter_turned(corner);
  if (const std::optional<Shape> turned = convex_shape(corners)) return *turned;
  return shape;
}

std::optional<Shape> convex_shape(const std::vector<Point>& corners) {
  const Box box = box_round(corners);
  if (!in_range(box)) return std::nullopt;
  if (are_corners(corners, box)) return box;
  if (auto hull = convex_hull(corners)) return *hull;
  return box;
}

}  // namespace parapet
