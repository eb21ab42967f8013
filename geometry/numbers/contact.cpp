#include "geometry/numbers/contact.h"

#include <algorithm>
#include <cassert>

#include "geometry/numbers/predicates.h"

// The theorem behind the separating axes. For a convex body K and a segment s, the set K - s of all
// differences holds the origin exactly when K and s meet, and holds it inside exactly when s enters
// K. An axis, not zero, on which the two projections lie apart proves the first false; one on which
// they meet in a single value proves the second false. The axes tried are all that can be needed:
// the normals of the facets of K - s. differential_test holds all of this against CGAL.

namespace parapet {
namespace {

// The answer of one axis on which the middles are offset from each other, and the half lengths
// together reach, so far.
constexpr Contact on_axis(std::int64_t offset, std::int64_t reach) noexcept {
  const std::int64_t distance = offset < 0 ? -offset : offset;
  if (distance > reach) return Contact::apart;
  return distance == reach ? Contact::touching : Contact::crossing;
}

constexpr Vec magnitudes(Vec v) noexcept {
  return {v.x < 0 ? -v.x : v.x, v.y < 0 ? -v.y : v.y, v.z < 0 ? -v.z : v.z};
}

// Does the triangle hold x, a point of its plane? REQUIRES: the normal is not zero.
bool holds(const Triangle& t, Vec normal, Point x) noexcept {
  const Axis axis = projectable_axis(normal);
  const Point2 a = project(t.a, axis);
  const Point2 b = project(t.b, axis);
  const Point2 c = project(t.c, axis);
  const Point2 y = project(x, axis);
  const auto [least, most] = std::minmax({orient2d(a, b, y), orient2d(b, c, y), orient2d(c, a, y)});
  return least != Sign::negative || most != Sign::positive;
}

// Segment and triangle in one plane.
Contact contact_in_plane(const Segment& s, const Triangle& t, Vec normal) noexcept {
  const bool meet = (normal != Vec{} && holds(t, normal, s.p)) || segments_meet(s, {t.a, t.b}) ||
                    segments_meet(s, {t.b, t.c}) || segments_meet(s, {t.c, t.a});
  return meet ? Contact::touching : Contact::apart;
}

// The answer of one face: the solid lies within the plane and reaches it.
Contact beyond_face(const Segment& s, const Plane& plane) noexcept {
  const std::int64_t nearest = std::min(plane.value(s.p), plane.value(s.q));
  if (nearest > 0) return Contact::apart;
  return nearest == 0 ? Contact::touching : Contact::crossing;
}

// The answer of an axis at a right angle to the segment, which it therefore sees as a point.
Contact across(Point p, Vec axis, const ConvexSolid& solid) noexcept {
  bool some_below = false;
  bool some_above = false;
  bool some_level = false;
  for (const Point vertex : solid.vertices()) {
    const std::int64_t height = dot(axis, vertex - p);
    some_below |= height < 0;
    some_above |= height > 0;
    some_level |= height == 0;
  }
  if (some_below && some_above) return Contact::crossing;
  return some_level ? Contact::touching : Contact::apart;
}

}  // namespace

// Everything is doubled, so that the middles are whole.
Contact contact(const Segment& s, const Box& box) noexcept {
  assert(in_range(s) && in_range(box));
  const Vec along = direction(s);
  const Vec offset = (s.p - box.lo()) + (s.q - box.hi());
  const Vec length = magnitudes(along);
  const Vec size = box.hi() - box.lo();

  Contact result = std::min({on_axis(offset.x, size.x + length.x),  //
                             on_axis(offset.y, size.y + length.y),  //
                             on_axis(offset.z, size.z + length.z)});
  if (result == Contact::apart) return result;

  // The axes at a right angle to the segment and an edge of the box; a zero axis tells nothing.
  const Vec turned = cross(offset, along);
  if (along.y != 0 || along.z != 0) {
    result = std::min(result, on_axis(turned.x, size.y * length.z + size.z * length.y));
  }
  if (along.z != 0 || along.x != 0) {
    result = std::min(result, on_axis(turned.y, size.z * length.x + size.x * length.z));
  }
  if (along.x != 0 || along.y != 0) {
    result = std::min(result, on_axis(turned.z, size.x * length.y + size.y * length.x));
  }
  return result;
}
static_assert(Wide{4} * kMaxDifference * kMaxDifference <= power_of_two(42));

Contact contact(const Segment& s, const Triangle& t) noexcept {
  assert(in_range(s) && in_range(t));
  const Sign p_side = orient3d(t.a, t.b, t.c, s.p);
  const Sign q_side = orient3d(t.a, t.b, t.c, s.q);
  if (p_side == Sign::zero && q_side == Sign::zero) return contact_in_plane(s, t, normal(t));
  if (p_side == q_side) return Contact::apart;

  // The segment meets the plane in one point. Does its line pass each edge on the same side?
  const auto [least, most] = std::minmax({orient3d(s.p, s.q, t.a, t.b),  //
                                          orient3d(s.p, s.q, t.b, t.c),  //
                                          orient3d(s.p, s.q, t.c, t.a)});
  if (least == Sign::negative && most == Sign::positive) return Contact::apart;
  const bool ends_on_both_sides = p_side == -q_side;
  const bool clear_of_the_rim = least == most;
  return ends_on_both_sides && clear_of_the_rim ? Contact::crossing : Contact::touching;
}

Contact contact(const Segment& s, const ConvexSolid& solid) noexcept {
  assert(in_range(s));
  Contact result = Contact::crossing;
  for (const Plane& plane : solid.planes()) {
    result = std::min(result, beyond_face(s, plane));
    if (result == Contact::apart) return result;
  }
  for (const Vec edge : solid.edge_directions()) {
    const Vec axis = cross(edge, direction(s));
    if (axis == Vec{}) continue;
    result = std::min(result, across(s.p, axis, solid));
    if (result == Contact::apart) return result;
  }
  return result;
}

}  // namespace parapet
