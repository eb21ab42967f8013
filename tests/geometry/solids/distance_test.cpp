#include "geometry/solids/distance.h"

#include <array>
#include <boost/multiprecision/cpp_int.hpp>
#include <catch2/catch.hpp>
#include <variant>
#include <vector>

#include "geometry/solids/convex_hull.h"
#include "tests/geometry/numbers/generator.h"

using namespace parapet;
using namespace parapet::testing;

namespace {

using Rational = boost::multiprecision::cpp_rational;
using Place = std::array<Rational, 3>;

Rational exact(const WideRatio& ratio) {
  return Rational(boost::multiprecision::cpp_int(ratio.numerator()),
                  boost::multiprecision::cpp_int(ratio.denominator()));
}
Place exact(const ExactPoint& p) { return {exact(p.x), exact(p.y), exact(p.z)}; }
Place exact(Point p) { return {Rational(p.x), Rational(p.y), Rational(p.z)}; }

Place less(const Place& a, const Place& b) { return {a[0] - b[0], a[1] - b[1], a[2] - b[2]}; }
Rational times(const Place& a, const Place& b) { return a[0] * b[0] + a[1] * b[1] + a[2] * b[2]; }

std::vector<Point> corners_of(const Box& b) {
  std::vector<Point> corners;
  for (const auto x : {b.lo().x, b.hi().x}) {
    for (const auto y : {b.lo().y, b.hi().y}) {
      for (const auto z : {b.lo().z, b.hi().z}) corners.push_back({x, y, z});
    }
  }
  return corners;
}
std::vector<Point> corners_of(const ConvexSolid& s) { return s.vertices(); }
std::vector<Point> corners_of(const Triangle& t) { return {t.a, t.b, t.c}; }

bool holds(const Box& box, const Place& p) {
  const Place lo = exact(box.lo());
  const Place hi = exact(box.hi());
  for (std::size_t k = 0; k < 3; ++k) {
    if (p[k] < lo[k] || p[k] > hi[k]) return false;
  }
  return true;
}
bool holds(const ConvexSolid& solid, const Place& p) {
  for (const Plane& plane : solid.planes()) {
    const Place n = exact(Point{} + plane.normal);
    if (times(n, p) > plane.offset) return false;
  }
  return true;
}
// In its plane, and left of each edge.
bool holds(const Triangle& t, const Place& p) {
  const Place n = exact(Point{} + normal(t));
  if (times(n, less(p, exact(t.a))) != 0) return false;
  for (const auto& [a, b] : {std::pair{t.a, t.b}, {t.b, t.c}, {t.c, t.a}}) {
    const Vec inwards = cross(normal(t), b - a);  // small scenes: it fits
    if (times(exact(Point{} + inwards), less(p, exact(a))) < 0) return false;
  }
  return true;
}

// Two convex things lie no nearer than x and y exactly when each lies wholly on its own side of the
// slab between x and y: a proof that shares nothing with how x and y were found.
void prove(const Segment& segment, const Shape& shape) {
  const Nearest found = nearest(segment, shape);
  CAPTURE(segment.p.x, segment.p.y, segment.p.z, segment.q.x, segment.q.y, segment.q.z);
  REQUIRE(found.at >= WideRatio(0));
  REQUIRE(found.at <= WideRatio(1));
  const Place x = exact(place_on(segment, found.at));
  const Place y = exact(found.to);
  const Place gap = less(y, x);
  REQUIRE(times(gap, gap) == exact(found.squared));
  REQUIRE(std::visit([&](const auto& held) { return holds(held, y); }, shape));
  const Contact met = std::visit([&](const auto& held) { return contact(segment, held); }, shape);
  REQUIRE(found.contact == met);
  REQUIRE((found.squared == WideRatio(0)) == (met != Contact::apart));
  for (const Point end : {segment.p, segment.q}) {
    REQUIRE(times(gap, less(exact(end), x)) <= 0);
  }
  for (const Point corner : std::visit([](const auto& held) { return corners_of(held); }, shape)) {
    if (met == Contact::apart) REQUIRE(times(gap, less(exact(corner), y)) >= 0);
  }
  REQUIRE(nearest(reversed(segment), shape).squared == found.squared);
}

}  // namespace

TEST_CASE("the distance of a line to a box is that of faces edges and corners") {
  const Box box = Box::spanning({0, 0, 0}, {10, 10, 10});
  // Over the roof, level: the first place over it.
  const Nearest over = nearest({{-10, 5, 13}, {30, 5, 13}}, box);
  CHECK(over.squared == WideRatio(9));
  CHECK(over.at == WideRatio::of(1, 4));
  CHECK(over.to == ExactPoint{WideRatio(0), WideRatio(5), WideRatio(10)});
  // Past a corner: from (12, 12, 12) to the corner are 3 x 4.
  CHECK(nearest({{12, 12, 12}, {20, 20, 20}}, box).squared == WideRatio(12));
  // Past an edge, askew: the plane x + z = 24 lies 4 / sqrt(2) beyond the edge x = z = 10.
  CHECK(nearest({{4, 5, 20}, {20, 5, 4}}, box).squared == WideRatio(8));
  // Through it.
  const Nearest through = nearest({{-5, 5, 5}, {15, 5, 5}}, box);
  CHECK(through.contact == Contact::crossing);
  CHECK(through.at == WideRatio::of(1, 4));
  // Along a face.
  const Nearest along = nearest({{-10, 5, 10}, {30, 5, 10}}, box);
  CHECK(along.contact == Contact::touching);
  CHECK(along.squared == WideRatio(0));
  CHECK(along.at == WideRatio::of(1, 4));
  // A single point.
  CHECK(nearest({{5, 5, 17}, {5, 5, 17}}, box).squared == WideRatio(49));
}

TEST_CASE("no nearer places exist than those of the distance") {
  Generator generator(20);
  for (const std::int64_t size : {4, 12, 400}) {
    for (int n = 0; n < 300; ++n) {
      const Segment segment = generator.segment(size);
      prove(segment, generator.box(size));
      const Triangle triangle = generator.triangle(size);
      if (!is_degenerate(triangle)) prove(segment, triangle);
      std::vector<Point> points;
      for (int k = 0; k < 7; ++k) points.push_back(generator.point(size));
      if (const auto solid = convex_hull(points)) prove(segment, *solid);
    }
  }
}

TEST_CASE("distances are exact to the ends of the range") {
  Generator generator(21);
  for (int n = 0; n < 300; ++n) {
    const Segment segment = generator.extreme_segment();
    prove(segment, generator.extreme_box());
    std::vector<Point> points;
    for (int k = 0; k < 6; ++k) points.push_back(generator.extreme_point());
    if (const auto solid = convex_hull(points)) prove(segment, *solid);
    const Triangle t = generator.extreme_triangle();
    CHECK(nearest(segment, t).squared ==
          nearest(reversed(segment), Triangle{t.c, t.a, t.b}).squared);
  }
}
