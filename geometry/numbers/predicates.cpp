#include "geometry/numbers/predicates.h"

#include "geometry/numbers/box.h"
#include "geometry/numbers/ratio.h"

namespace parapet {
namespace {

constexpr std::int64_t kMaxLimit = 4 * kMaxCoordinate;
static_assert(Wide{kMaxLimit} * kMaxLimit <= power_of_two(42));
static_assert(Wide{3} * kMaxDifference * kMaxDifference < power_of_two(42));
static_assert(Wide{3} * kMaxDifference * kMaxDifference * kMaxDifference * kMaxDifference <
              power_of_two(82));
static_assert(Wide{3} * kMaxDifference * kMaxDifference * kMaxLimit * kMaxLimit < power_of_two(84));

constexpr std::strong_ordering order(Wide a, Wide b) noexcept {
  if (a == b) return std::strong_ordering::equal;
  return a < b ? std::strong_ordering::less : std::strong_ordering::greater;
}

// Do c and d lie on different sides of the line ab, or one of them on it?
constexpr bool straddle(Point2 a, Point2 b, Point2 c, Point2 d) noexcept {
  return orient2d(a, b, c) * orient2d(a, b, d) != Sign::positive;
}

struct Fraction {
  std::int64_t above;
  std::int64_t below;  // positive
};

// Where the line through s meets the plane. The plane's value is f at s.p and g at s.q, so it is
// zero at f / (f - g).
Fraction parameter(const Segment& s, const Plane& plane) noexcept {
  const std::int64_t f = plane.value(s.p);
  const std::int64_t g = plane.value(s.q);
  assert(f != g);
  return f > g ? Fraction{f, f - g} : Fraction{-f, g - f};
}

}  // namespace

std::strong_ordering compare_distances(Point x, Point a, Point b) noexcept {
  assert(in_range(x) && in_range(a) && in_range(b));
  const Vec to_a = a - x;
  const Vec to_b = b - x;
  return dot(to_a, to_a) <=> dot(to_b, to_b);
}

std::strong_ordering compare_distance(Point a, Point b, Length limit) noexcept {
  assert(in_range(a) && in_range(b) && limit.ticks() <= kMaxLimit);
  if (limit.ticks() < 0) return std::strong_ordering::greater;
  const Vec between = b - a;
  return dot(between, between) <=> limit.ticks() * limit.ticks();
}

std::strong_ordering compare_line_distance(Point x, const Segment& line, Length limit) noexcept {
  assert(in_range(x) && in_range(line) && limit.ticks() <= kMaxLimit);
  if (limit.ticks() < 0) return std::strong_ordering::greater;
  if (line.p == line.q) return compare_distance(x, line.p, limit);
  // The distance is |across| / |along|.
  const Vec along = direction(line);
  const Vec across = cross(x - line.p, along);
  return order(wide_dot(across, across), Wide{limit.ticks()} * limit.ticks() * dot(along, along));
}

bool segments_meet(const Segment& s, const Segment& t) noexcept {
  if (orient3d(s.p, s.q, t.p, t.q) != Sign::zero) return false;

  const Vec normal = cross(direction(s), direction(t));
  if (normal == Vec{}) {
    // Parallel, or a point: they meet only on a common line, and there where their boxes do.
    const Vec between = t.p - s.p;
    return cross(direction(s), between) == Vec{} && cross(direction(t), between) == Vec{} &&
           overlap(Box::spanning(s.p, s.q), Box::spanning(t.p, t.q));
  }

  const Axis axis = projectable_axis(normal);
  const Point2 sp = project(s.p, axis);
  const Point2 sq = project(s.q, axis);
  const Point2 tp = project(t.p, axis);
  const Point2 tq = project(t.q, axis);
  return straddle(sp, sq, tp, tq) && straddle(tp, tq, sp, sq);
}

std::strong_ordering compare_hits(const Segment& s, const Plane& first,
                                  const Plane& second) noexcept {
  const Fraction a = parameter(s, first);
  const Fraction b = parameter(s, second);
  return compare_fractions(a.above, a.below, b.above, b.below);
}

}  // namespace parapet
