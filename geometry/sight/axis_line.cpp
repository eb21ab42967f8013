#include "geometry/sight/axis_line.h"

#include <algorithm>

#include "geometry/numbers/plane.h"
#include "geometry/numbers/predicates.h"
#include "geometry/sight/body_edges.h"

namespace parapet {
namespace {

Ratio divided(std::int64_t above, std::int64_t below) noexcept {
  return below > 0 ? Ratio::of(above, below) : Ratio::of(-above, -below);
}

std::optional<AxisStretch> stretch_of(const Box& box, Point point, Axis axis) {
  const Vec below = box.lo() - point;
  const Vec above = box.hi() - point;
  bool strictly = true;
  for (const Axis other : kAxes) {
    if (other == axis) continue;
    const std::int64_t low = coordinate(below, other);
    const std::int64_t high = coordinate(above, other);
    if (low > 0 || high < 0) return std::nullopt;
    strictly &= low < 0 && high > 0;
  }
  return AxisStretch{Ratio(coordinate(below, axis)), Ratio(coordinate(above, axis)), strictly};
}

std::optional<AxisStretch> stretch_of(const ConvexSolid& solid, Point point, Axis axis) {
  std::optional<Ratio> low;
  std::optional<Ratio> high;
  bool in_a_side = false;
  for (const Plane& plane : solid.planes()) {
    const std::int64_t value = plane.value(point);
    const std::int64_t slope = coordinate(plane.normal, axis);
    if (slope == 0) {
      if (value > 0) return std::nullopt;
      in_a_side |= value == 0;
      continue;
    }
    const Ratio meets = divided(-value, slope);
    if (slope > 0) high = high ? std::min(*high, meets) : meets;
    if (slope < 0) low = low ? std::max(*low, meets) : meets;
  }
  // A bounded solid ends in both directions.
  if (!low || !high || *high < *low) return std::nullopt;
  return AxisStretch{*low, *high, *low < *high && !in_a_side};
}

// Where the line meets an edge, if it does.
void meet(const Segment& edge, Point point, Axis axis, std::optional<AxisStretch>& met) {
  const Point2 at = project(point, axis);
  const Point2 a = project(edge.p, axis);
  const Point2 b = project(edge.q, axis);
  if (orient2d(a, b, at) != Sign::zero) return;
  if (at.x < std::min(a.x, b.x) || std::max(a.x, b.x) < at.x) return;
  if (at.y < std::min(a.y, b.y) || std::max(a.y, b.y) < at.y) return;
  const auto add = [&](const Ratio& place) {
    if (!met) met = AxisStretch{place, place, false};
    met->low = std::min(met->low, place);
    met->high = std::max(met->high, place);
  };
  const std::int64_t from = coordinate(edge.p - point, axis);
  const std::int64_t rise = coordinate(direction(edge), axis);
  if (a == b) {
    add(Ratio(from));
    add(Ratio(from + rise));
  } else if (a.x != b.x) {
    add(divided(from * (b.x - a.x) + rise * (at.x - a.x), b.x - a.x));
  } else {
    add(divided(from * (b.y - a.y) + rise * (at.y - a.y), b.y - a.y));
  }
}

std::optional<AxisStretch> stretch_of(const Triangle& t, Point point, Axis axis) {
  const Vec across = normal(t);
  const std::int64_t slope = coordinate(across, axis);
  if (slope == 0) {  // seen edge-on
    std::optional<AxisStretch> met;
    for (const Segment& edge : edges_of(t)) meet(edge, point, axis, met);
    return met;
  }
  const Point2 at = project(point, axis);
  const Point2 a = project(t.a, axis);
  const Point2 b = project(t.b, axis);
  const Point2 c = project(t.c, axis);
  const auto [least, most] =
      std::minmax({orient2d(a, b, at), orient2d(b, c, at), orient2d(c, a, at)});
  if (least == Sign::negative && most == Sign::positive) return std::nullopt;
  const Ratio place = divided(dot(across, t.a - point), slope);
  return AxisStretch{place, place, least == most};
}

}  // namespace

std::optional<AxisStretch> axis_stretch(const Shape& shape, Point point, Axis axis) {
  return std::visit([&](const auto& held) { return stretch_of(held, point, axis); }, shape);
}

}  // namespace parapet
