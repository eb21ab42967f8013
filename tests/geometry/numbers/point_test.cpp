#include "geometry/numbers/point.h"

#include <catch2/catch.hpp>
#include <utility>

#include "generator.h"
#include "geometry/numbers/box.h"
#include "geometry/numbers/plane.h"
#include "geometry/numbers/point2.h"
#include "geometry/numbers/predicates.h"
#include "tally.h"

using namespace parapet;
using parapet::testing::Generator;
using parapet::testing::Tally;

namespace {

template <typename A, typename B>
concept Addable = requires(A a, B b) {
  a + b;
};

}  // namespace

TEST_CASE("point: points and differences keep their kinds") {
  const Point p{1, 2, 3};
  const Point q{10, 20, 30};
  CHECK(q - p == Vec{9, 18, 27});
  CHECK(p + Vec{9, 18, 27} == q);
  CHECK(q - Vec{9, 18, 27} == p);
  CHECK(Vec{1, 2, 3} + Vec{4, 5, 6} == Vec{5, 7, 9});
  CHECK(Vec{1, 2, 3} - Vec{4, 5, 6} == Vec{-3, -3, -3});
  CHECK(-Vec{1, -2, 3} == Vec{-1, 2, -3});
  CHECK(Vec{1, -2, 3} * 4 == Vec{4, -8, 12});
  CHECK(4 * Vec{1, -2, 3} == Vec{4, -8, 12});
  CHECK(Addable<Point, Vec>);
  CHECK_FALSE(Addable<Point, Point>);
  CHECK_FALSE(Addable<Vec, Point>);
}

TEST_CASE("point: in_range holds up to the last tick of every coordinate") {
  const std::int64_t end = kMaxCoordinate;
  CHECK(in_range(Point{end, -end, end}));
  CHECK(in_range(Point{-end, end, -end}));
  for (const std::int64_t beyond : {end + 1, -end - 1}) {
    CHECK_FALSE(in_range(Point{beyond, 0, 0}));
    CHECK_FALSE(in_range(Point{0, beyond, 0}));
    CHECK_FALSE(in_range(Point{0, 0, beyond}));
  }
}

TEST_CASE("dot (1): symmetric and linear") {
  CHECK(dot(Vec{1, 2, 3}, Vec{4, -5, 6}) == 12);
  Generator generator(1);
  Tally tally;
  for (int i = 0; i < 1000; ++i) {
    const Vec u = generator.vec(kMaxDifference / 4);
    const Vec v = generator.vec(kMaxDifference / 4);
    const Vec w = generator.vec(kMaxDifference);
    tally.expect(dot(u, w) == dot(w, u), u, w);
    tally.expect(dot(u + 2 * v, w) == dot(u, w) + 2 * dot(v, w), u, v, w);
  }
  check(tally);
}

TEST_CASE("wide_dot (1): agrees with dot where 64 bits suffice") {
  Generator generator(2);
  Tally tally;
  for (int i = 0; i < 1000; ++i) {
    const Vec u = generator.vec(kMaxDifference);
    const Vec v = generator.vec(kMaxDifference);
    tally.expect(wide_dot(u, v) == dot(u, v), u, v);
  }
  check(tally);

  const std::int64_t large = std::int64_t{1} << 41;
  CHECK(to_string(wide_dot({large, large, large}, {large, large, large})) ==
        "14507109835375550096474112");
}

TEST_CASE("cross (1): changes sign with the order, and is linear") {
  CHECK(cross(Vec{1, 0, 0}, Vec{0, 1, 0}) == Vec{0, 0, 1});
  CHECK(cross(Vec{0, 1, 0}, Vec{0, 0, 1}) == Vec{1, 0, 0});
  CHECK(cross(Vec{0, 0, 1}, Vec{1, 0, 0}) == Vec{0, 1, 0});
  Generator generator(3);
  Tally tally;
  for (int i = 0; i < 1000; ++i) {
    const Vec u = generator.vec(kMaxDifference / 4);
    const Vec v = generator.vec(kMaxDifference / 4);
    const Vec w = generator.vec(kMaxDifference);
    tally.expect(cross(u, w) == -cross(w, u), u, w);
    tally.expect(cross(u + 2 * v, w) == cross(u, w) + 2 * cross(v, w), u, v, w);
  }
  check(tally);
}

TEST_CASE("cross (2): zero exactly for parallel vectors and zero") {
  CHECK(cross(Vec{2, -4, 6}, Vec{-3, 6, -9}) == Vec{});
  CHECK(cross(Vec{2, -4, 6}, Vec{}) == Vec{});
  CHECK(cross(Vec{2, -4, 6}, Vec{-3, 6, -8}) != Vec{});
  CHECK(cross(Vec{2, -4, 6}, Vec{-3, 5, -9}) != Vec{});
}

TEST_CASE("cross (3): at a right angle to both") {
  Generator generator(4);
  Tally tally;
  for (int i = 0; i < 1000; ++i) {
    const Vec u = generator.vec(kMaxDifference);
    const Vec v = generator.vec(kMaxDifference);
    tally.expect(dot(cross(u, v), u) == 0 && dot(cross(u, v), v) == 0, u, v);
  }
  check(tally);
}

TEST_CASE("project (1): a loop keeps its sense seen from the positive side") {
  // Counterclockwise seen from x, y and z at once.
  const Point a{1, 0, 0};
  const Point b{0, 1, 0};
  const Point c{0, 0, 1};
  for (const Axis axis : {Axis::x, Axis::y, Axis::z}) {
    CHECK(orient2d(project(a, axis), project(b, axis), project(c, axis)) == Sign::positive);
  }
  CHECK(projectable_axis({1, 1, 1}) == Axis::z);
  CHECK(projectable_axis({1, 1, 0}) == Axis::y);
  CHECK(projectable_axis({1, 0, 0}) == Axis::x);
}

TEST_CASE("box (1): the corners come in any order") {
  const Box box = Box::spanning({5, -2, 7}, {-5, 2, 7});
  CHECK(box.lo() == Point{-5, -2, 7});
  CHECK(box.hi() == Point{5, 2, 7});
  CHECK(box == Box::spanning({-5, 2, 7}, {5, -2, 7}));
  CHECK(is_flat(box));
  CHECK_FALSE(is_flat(Box::spanning({0, 0, 0}, {1, 1, 1})));
  CHECK(in_range(box));
  CHECK_FALSE(in_range(Box::spanning({}, {0, 0, kMaxCoordinate + 1})));
}

TEST_CASE("box: join holds both, and closed boxes overlap where they touch") {
  const Box box = Box::spanning({0, 0, 0}, {4, 4, 4});
  CHECK(join(box, Box::spanning({-1, 2, 3}, {2, 9, 3})) == Box::spanning({-1, 0, 0}, {4, 9, 4}));
  CHECK(overlap(box, Box::spanning({4, 4, 4}, {5, 5, 5})));
  CHECK_FALSE(overlap(box, Box::spanning({5, 4, 4}, {6, 5, 5})));
  CHECK_FALSE(overlap(box, Box::spanning({4, 5, 4}, {5, 6, 5})));
  CHECK_FALSE(overlap(box, Box::spanning({4, 4, 5}, {5, 5, 6})));
  CHECK_FALSE(overlap(Box::spanning({5, 0, 0}, {6, 1, 1}), box));
  CHECK_FALSE(overlap(Box::spanning({0, 5, 0}, {1, 6, 1}), box));
  CHECK_FALSE(overlap(Box::spanning({0, 0, 5}, {1, 1, 6}), box));
}

TEST_CASE("plane (1): the sign of its value is orient3d") {
  Generator generator(5);
  Tally tally;
  for (int i = 0; i < 20000; ++i) {
    const Point a = generator.point(2);
    const Point b = generator.point(2);
    const Point c = generator.point(2);
    const Point d = generator.point(2);
    tally.expect(sign_of(Plane::through(a, b, c).value(d)) == orient3d(a, b, c, d), a, b, c, d);
  }
  check(tally);
}
