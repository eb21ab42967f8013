#include "geometry/sight/local_cone.h"

#include <array>

#include "geometry/numbers/plane.h"
#include "geometry/numbers/wide.h"

namespace parapet {
namespace {

// The sign at the place `at` of what is f at 0 and g at 1.
Sign sign_at(std::int64_t f, std::int64_t g, const Ratio& at) noexcept {
  return sign_of(Wide{f} * (at.denominator() - at.numerator()) + Wide{g} * at.numerator());
}

std::optional<LocalCone> cone(const Box& box, const Segment& s, const Ratio& at) {
  const Vec p_low = s.p - box.lo();
  const Vec q_low = s.q - box.lo();
  const Vec p_high = s.p - box.hi();
  const Vec q_high = s.q - box.hi();
  struct Side {
    Vec normal;
    Sign from_low;
    Sign from_high;
  };
  const std::array<Side, 3> sides{{
      {{1, 0, 0}, sign_at(p_low.x, q_low.x, at), sign_at(p_high.x, q_high.x, at)},
      {{0, 1, 0}, sign_at(p_low.y, q_low.y, at), sign_at(p_high.y, q_high.y, at)},
      {{0, 0, 1}, sign_at(p_low.z, q_low.z, at), sign_at(p_high.z, q_high.z, at)},
  }};
  LocalCone result;
  for (const auto& [normal, from_low, from_high] : sides) {
    const bool low = from_low == Sign::zero;
    const bool high = from_high == Sign::zero;
    if (low && high) {
      if (result.flat) return std::nullopt;
      result.flat = normal;
    } else if (low) {
      result.within.push_back(-normal);
    } else if (high) {
      result.within.push_back(normal);
    }
  }
  return result;
}

std::optional<LocalCone> cone(const ConvexSolid& solid, const Segment& s, const Ratio& at) {
  LocalCone result;
  for (const Plane& plane : solid.planes()) {
    if (sign_at(plane.value(s.p), plane.value(s.q), at) == Sign::zero) {
      result.within.push_back(plane.normal);
    }
  }
  return result;
}

// A plane through the edge that is not the triangle's own, and on whose inside `third` lies. The
// one along an axis has a shorter normal than the one across the triangle.
Plane edge_plane(Point a, Point b, Point third, Vec across) noexcept {
  for (const Vec axis : {Vec{1, 0, 0}, Vec{0, 1, 0}, Vec{0, 0, 1}}) {
    if (dot(across, axis) == 0) continue;
    const Vec normal = cross(b - a, axis);
    const Vec outward = dot(normal, third - a) > 0 ? -normal : normal;
    return {outward, dot(outward, a - Point{})};
  }
  return {};
}

std::optional<LocalCone> cone(const Triangle& t, const Segment& s, const Ratio& at) {
  const Vec across = normal(t);
  if (across == Vec{}) return std::nullopt;
  LocalCone result;
  result.flat = across;
  for (const auto& [a, b, third] :
       {std::array{t.a, t.b, t.c}, std::array{t.b, t.c, t.a}, std::array{t.c, t.a, t.b}}) {
    const Plane plane = edge_plane(a, b, third, across);
    if (sign_at(plane.value(s.p), plane.value(s.q), at) == Sign::zero) {
      result.within.push_back(plane.normal);
    }
  }
  return result;
}

}  // namespace

static_assert(2 * power_of_two(61) * kMaxDifference < power_of_two(126));

std::optional<LocalCone> local_cone(const Shape& shape, const Segment& segment, const Ratio& at) {
  return std::visit([&](const auto& held) { return cone(held, segment, at); }, shape);
}

}  // namespace parapet
