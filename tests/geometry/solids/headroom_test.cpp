#include "geometry/solids/headroom.h"

#include <boost/multiprecision/cpp_int.hpp>
#include <catch2/catch.hpp>
#include <optional>
#include <variant>
#include <vector>

#include "geometry/numbers/contact.h"
#include "geometry/solids/convex_hull.h"
#include "tests/geometry/numbers/generator.h"

using namespace parapet;
using namespace parapet::testing;

namespace {

using Integer = boost::multiprecision::cpp_int;
using Rational = boost::multiprecision::cpp_rational;

Rational exact(const WideRatio& ratio) {
  return Rational(Integer(ratio.numerator()), Integer(ratio.denominator()));
}

// How high the segment is over the solid at t, from the planes of the solid alone; nothing where it
// is not over it.
std::optional<Rational> height_at(const Segment& segment, const ConvexSolid& solid,
                                  const Rational& t) {
  const Vec d = direction(segment);
  const Rational x = segment.p.x + t * d.x;
  const Rational y = segment.p.y + t * d.y;
  const Rational z = segment.p.z + t * d.z;
  std::optional<Rational> top;
  std::optional<Rational> bottom;
  for (const Plane& plane : solid.planes()) {
    const Rational rest = plane.offset - plane.normal.x * x - plane.normal.y * y;
    if (plane.normal.z == 0) {
      if (rest < 0) return std::nullopt;
      continue;
    }
    const Rational height = rest / plane.normal.z;
    if (plane.normal.z > 0 && (!top || height < *top)) top = height;
    if (plane.normal.z < 0 && (!bottom || height > *bottom)) bottom = height;
  }
  if (*bottom > *top || z < *top) return std::nullopt;
  return z - *top;
}

void prove(const Segment& segment, const ConvexSolid& solid) {
  const auto found = headroom(segment, solid);
  if (contact(segment, solid) != Contact::apart) {
    REQUIRE(found);
    REQUIRE(found->height == WideRatio(0));
    return;
  }
  if (found) {
    const Rational at = exact(found->at);
    const auto there = height_at(segment, solid, at);
    REQUIRE(there);
    REQUIRE(*there == exact(found->height));
    // The height is convex: what is least nearby is least.
    const Rational hair(1, 1'000'000'000);
    for (const Rational& aside : {Rational(at - hair), Rational(at + hair)}) {
      if (aside < 0 || aside > 1) continue;
      const auto height = height_at(segment, solid, aside);
      if (height) REQUIRE(*height >= *there);
    }
  }
  constexpr int kPlaces = 24;
  for (int n = 0; n <= kPlaces; ++n) {
    const auto height = height_at(segment, solid, Rational(n, kPlaces));
    if (!height) continue;
    REQUIRE(found);
    REQUIRE(*height >= exact(found->height));
  }
}

}  // namespace

TEST_CASE("the room over a roof is measured straight down") {
  const Box box = Box::spanning({0, 0, 0}, {10, 10, 10});
  const auto falling = headroom({{-10, 5, 50}, {30, 5, 10}}, box);
  REQUIRE(falling);
  CHECK(falling->height == WideRatio(20));  // over its east edge
  CHECK(falling->at == WideRatio::of(1, 2));
  CHECK_FALSE(headroom({{-10, 11, 50}, {30, 11, 10}}, box));  // beside it
  CHECK_FALSE(headroom({{-10, 5, -20}, {30, 5, -20}}, box));  // under it
  CHECK(headroom({{-10, 5, 5}, {30, 5, 5}}, box)->height == WideRatio(0));
  CHECK(headroom({{5, 5, 90}, {5, 5, 25}}, box)->height == WideRatio(15));      // plumb
  CHECK(headroom({{-10, 10, 12}, {30, 10, 12}}, box)->height == WideRatio(2));  // along its edge
  // An upright wall without width, along and across.
  const Triangle wall{{0, 0, 0}, {10, 0, 0}, {5, 0, 8}};
  CHECK(headroom({{-10, 0, 12}, {30, 0, 12}}, wall)->height == WideRatio(4));
  CHECK(headroom({{5, -10, 12}, {5, 10, 12}}, wall)->height == WideRatio(4));
}

TEST_CASE("no place of a line is lower over a solid than its headroom") {
  Generator generator(22);
  for (const std::int64_t size : {5, 60}) {
    for (int n = 0; n < 400; ++n) {
      std::vector<Point> points;
      for (int k = 0; k < 6; ++k) points.push_back(generator.point(size));
      const auto solid = convex_hull(points);
      if (!solid) continue;
      Segment segment = generator.segment(size);
      segment.p.z += size;
      segment.q.z += size;
      prove(segment, *solid);
      prove({segment.p, {segment.p.x, segment.p.y, segment.q.z}}, *solid);
      if (const auto box = ConvexSolid::from_box(generator.box(size))) {
        prove(segment, *box);
        const auto as_box = headroom(segment, box->bounds());
        const auto as_solid = headroom(segment, *box);
        REQUIRE(as_box.has_value() == as_solid.has_value());
        if (as_box) REQUIRE(as_box->height == as_solid->height);
      }
    }
  }
}
