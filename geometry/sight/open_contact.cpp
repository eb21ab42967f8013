#include "geometry/sight/open_contact.h"

#include <algorithm>
#include <array>
#include <cassert>

#include "geometry/numbers/point2.h"
#include "geometry/numbers/predicates.h"
#include "geometry/numbers/wide.h"
#include "geometry/sight/axis_line.h"

namespace parapet {
namespace {

// The parameters at which a line passes a value that is f at 0 and g at 1.
Ratio zero_between(std::int64_t f, std::int64_t g) noexcept {
  return f > g ? Ratio::of(f, f - g) : Ratio::of(-f, g - f);
}

// A triangle without area is the longest of its edges (any, if it is a point).
Segment longest_edge(const Triangle& t) noexcept {
  const std::array<Segment, 3> edges{{{t.a, t.b}, {t.b, t.c}, {t.c, t.a}}};
  return *std::max_element(edges.begin(), edges.end(), [](const Segment& s, const Segment& u) {
    return dot(direction(s), direction(s)) < dot(direction(u), direction(u));
  });
}

// Where segment s, of some length, meets segment u. REQUIRES: they meet.
Stretch stretch_on(const Segment& s, const Segment& u) noexcept {
  const Vec along = direction(s);
  const Vec across = cross(along, direction(u));
  if (across != Vec{}) {
    // s.p + t along lies on u where (u.p - s.p - t along) x direction(u) is zero.
    const Axis axis = projectable_axis(across);
    const std::int64_t above = coordinate(cross(u.p - s.p, direction(u)), axis);
    const std::int64_t below = coordinate(across, axis);
    const Ratio at = below > 0 ? Ratio::of(above, below) : Ratio::of(-above, -below);
    return {at, at};
  }
  const Axis axis = projectable_axis(along);
  const std::int64_t length = coordinate(along, axis);
  const auto parameter = [&](Point x) {
    const std::int64_t offset = coordinate(x - s.p, axis);
    return length > 0 ? Ratio::of(offset, length) : Ratio::of(-offset, -length);
  };
  const auto [first, last] = std::minmax({parameter(u.p), parameter(u.q)});
  return {std::max(first, Ratio(0)), std::min(last, Ratio(1))};
}

// The stretch of a segment in the plane of a triangle with an area, by its edges.
// Exact: twice the areas of triangles in a plane along the axes < 2^42.
std::optional<Stretch> stretch_in_plane(const Segment& s, const Triangle& t, Vec normal) noexcept {
  const Axis axis = projectable_axis(normal);
  const Point2 p = project(s.p, axis);
  const Point2 q = project(s.q, axis);
  const std::array<Point2, 3> corners{project(t.a, axis), project(t.b, axis), project(t.c, axis)};
  const auto twice_area = [](Point2 a, Point2 b, Point2 c) {
    return (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x);
  };
  const bool left = twice_area(corners[0], corners[1], corners[2]) > 0;
  Ratio enter(0);
  Ratio leave(1);
  for (std::size_t i = 0; i < 3; ++i) {
    const Point2 a = corners[left ? i : (i + 1) % 3];
    const Point2 b = corners[left ? (i + 1) % 3 : i];
    const std::int64_t f = twice_area(a, b, p);  // not negative inside
    const std::int64_t g = twice_area(a, b, q);
    if (f < 0 && g < 0) return std::nullopt;
    if (f < 0) enter = std::max(enter, zero_between(f, g));
    if (g < 0) leave = std::min(leave, zero_between(f, g));
  }
  if (leave < enter) return std::nullopt;
  return Stretch{enter, leave};
}

// Is it met by the closed segment, but by the open one not?
bool only_at_an_end(const Segment& s, const Shape& shape) noexcept {
  if (s.p == s.q) return false;
  const std::optional<Stretch> met = stretch(s, shape);
  return met && met->enter == met->leave && (met->enter == Ratio(0) || met->enter == Ratio(1));
}

}  // namespace

Contact open_contact(const Segment& s, const Shape& shape) noexcept {
  const Contact closed = std::visit([&](const auto& held) { return contact(s, held); }, shape);
  if (closed == Contact::touching && only_at_an_end(s, shape)) return Contact::apart;
  return closed;
}

std::optional<Stretch> stretch(const Segment& s, const Triangle& t) noexcept {
  assert(in_range(s) && in_range(t));
  if (contact(s, t) == Contact::apart) return std::nullopt;
  if (s.p == s.q) return Stretch{Ratio(0), Ratio(1)};
  const Vec across = normal(t);
  if (across == Vec{}) return stretch_on(s, longest_edge(t));
  // Values of the triangle's plane at the ends: <= 2^61, and their difference < 2^62.
  const std::int64_t f = dot(across, s.p - t.a);
  const std::int64_t g = dot(across, s.q - t.a);
  if (f == 0 && g == 0) return stretch_in_plane(s, t, across);
  const Ratio at = zero_between(f, g);
  return Stretch{at, at};
}

std::optional<Stretch> stretch(const Segment& s, const Shape& shape) noexcept {
  return std::visit([&](const auto& held) { return stretch(s, held); }, shape);
}

}  // namespace parapet
