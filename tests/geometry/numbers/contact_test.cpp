#include "geometry/numbers/contact.h"

#include <catch2/catch.hpp>

#include "generator.h"
#include "sample_solids.h"
#include "tally.h"
#include "wide_oracle.h"

using namespace parapet;
using parapet::testing::Generator;
using parapet::testing::Tally;
namespace wide_oracle = parapet::testing::wide_oracle;

// The guarantees (1) and (2) are also held against CGAL in differential_test, and at the ends of
// the range in corners_test.

namespace {

const Box kBrick = Box::spanning({0, 0, 0}, {4, 2, 3});

}  // namespace

TEST_CASE("contact with a box (1): apart exactly without a common point") {
  CHECK(contact({{-1, -1, 4}, {5, 3, 4}}, kBrick) == Contact::apart);
  CHECK(contact({{-2, 1, 1}, {-1, 1, 1}}, kBrick) == Contact::apart);
  // Past an edge, though all three shadows overlap.
  CHECK(contact({{-1, 1, 4}, {2, 1, 4}}, kBrick) == Contact::apart);
  CHECK(contact({{-3, 1, 2}, {2, 1, 7}}, kBrick) == Contact::apart);

  Generator generator(1);
  Tally tally;
  for (int i = 0; i < 100000; ++i) {
    const Segment s = generator.segment(3);
    const Box box = generator.box(3);
    tally.expect(
        (contact(s, box) == Contact::apart) == (wide_oracle::contact(s, box) == Contact::apart), s,
        box);
  }
  check(tally);
}

TEST_CASE("contact with a box (2): crossing exactly through the inside") {
  CHECK(contact({{-1, 1, 1}, {5, 1, 1}}, kBrick) == Contact::crossing);
  CHECK(contact({{1, 1, 1}, {2, 1, 1}}, kBrick) == Contact::crossing);
  CHECK(contact({{-1, -1, -1}, {1, 1, 1}}, kBrick) == Contact::crossing);
  // Along the top, along an edge, over a corner, up to a face, away from a face.
  CHECK(contact({{-1, 1, 3}, {5, 1, 3}}, kBrick) == Contact::touching);
  CHECK(contact({{-1, 2, 3}, {5, 2, 3}}, kBrick) == Contact::touching);
  CHECK(contact({{3, 3, 3}, {5, 1, 3}}, kBrick) == Contact::touching);
  CHECK(contact({{-1, 1, 1}, {0, 1, 1}}, kBrick) == Contact::touching);
  CHECK(contact({{4, 1, 1}, {9, 2, 7}}, kBrick) == Contact::touching);

  Generator generator(2);
  Tally tally;
  for (int i = 0; i < 100000; ++i) {
    const Segment s = generator.segment(3);
    const Box box = generator.box(3);
    const Contact answer = contact(s, box);
    tally.saw(answer);
    tally.expect(
        (answer == Contact::crossing) == (wide_oracle::contact(s, box) == Contact::crossing), s,
        box);
  }
  check(tally);
  CHECK(tally.count(Contact::touching) > 10000);
  CHECK(tally.count(Contact::crossing) > 10000);
}

TEST_CASE("contact with a box (2): a flat box is crossed from side to side") {
  const Box plate = Box::spanning({0, 0, 1}, {4, 4, 1});
  CHECK(contact({{1, 1, 0}, {2, 2, 2}}, plate) == Contact::crossing);
  CHECK(contact({{1, 1, 0}, {2, 2, 1}}, plate) == Contact::touching);
  CHECK(contact({{1, 1, 1}, {2, 2, 1}}, plate) == Contact::touching);
  CHECK(contact({{0, 1, 0}, {0, 2, 2}}, plate) == Contact::touching);
  CHECK(contact({{5, 1, 0}, {5, 2, 2}}, plate) == Contact::apart);
  const Box rod = Box::spanning({0, 0, 1}, {4, 0, 1});
  CHECK(contact({{1, -1, 0}, {1, 1, 2}}, rod) == Contact::touching);
  CHECK(contact({{1, -1, 0}, {1, 1, 1}}, rod) == Contact::apart);
  const Box dot = Box::spanning({1, 1, 1}, {1, 1, 1});
  CHECK(contact({{0, 0, 0}, {2, 2, 2}}, dot) == Contact::touching);
  CHECK(contact({{0, 0, 0}, {2, 2, 1}}, dot) == Contact::apart);
}

TEST_CASE("contact with a triangle (1): apart exactly without a common point") {
  const Triangle t{{0, 0, 0}, {4, 0, 0}, {0, 4, 0}};
  CHECK(contact({{1, 1, 1}, {1, 1, 2}}, t) == Contact::apart);
  CHECK(contact({{3, 3, -1}, {3, 3, 1}}, t) == Contact::apart);
  CHECK(contact({{3, 3, 0}, {9, 3, 0}}, t) == Contact::apart);
  CHECK(contact({{4, 1, 0}, {1, 4, 0}}, t) == Contact::apart);

  Generator generator(3);
  Tally tally;
  for (int i = 0; i < 100000; ++i) {
    const Segment s = generator.segment(2);
    const Triangle triangle = generator.triangle(1 + i % 2);
    tally.expect((contact(s, triangle) == Contact::apart) ==
                     (wide_oracle::contact(s, triangle) == Contact::apart),
                 s, triangle);
  }
  check(tally);
}

TEST_CASE("contact with a triangle (2): crossing exactly from side to side, off the rim") {
  const Triangle t{{0, 0, 0}, {4, 0, 0}, {0, 4, 0}};
  CHECK(contact({{1, 1, -1}, {1, 1, 1}}, t) == Contact::crossing);
  CHECK(contact({{1, 1, 0}, {1, 1, 1}}, t) == Contact::touching);
  CHECK(contact({{2, 0, -1}, {2, 0, 1}}, t) == Contact::touching);
  CHECK(contact({{2, 2, -1}, {2, 2, 1}}, t) == Contact::touching);
  CHECK(contact({{0, 0, -1}, {0, 0, 1}}, t) == Contact::touching);
  CHECK(contact({{-1, 1, 0}, {9, 1, 0}}, t) == Contact::touching);
  CHECK(contact({{1, 1, 0}, {2, 1, 0}}, t) == Contact::touching);

  Generator generator(4);
  Tally tally;
  for (int i = 0; i < 100000; ++i) {
    const Segment s = generator.segment(2);
    const Triangle triangle = generator.triangle(2);
    const Contact answer = contact(s, triangle);
    tally.saw(answer);
    tally.expect(
        (answer == Contact::crossing) == (wide_oracle::contact(s, triangle) == Contact::crossing),
        s, triangle);
  }
  check(tally);
  CHECK(tally.count(Contact::touching) > 5000);
  CHECK(tally.count(Contact::crossing) > 2000);
}

TEST_CASE("contact with a triangle (1, 2): a degenerate triangle is its longest side") {
  const Triangle needle{{0, 0, 0}, {4, 4, 4}, {1, 1, 1}};
  CHECK(contact({{4, 0, 2}, {0, 4, 2}}, needle) == Contact::touching);
  CHECK(contact({{4, 0, 2}, {0, 4, 3}}, needle) == Contact::apart);
  CHECK(contact({{3, 3, 3}, {9, 9, 9}}, needle) == Contact::touching);
  CHECK(contact({{5, 5, 5}, {9, 9, 9}}, needle) == Contact::apart);
  const Triangle dot{{1, 1, 1}, {1, 1, 1}, {1, 1, 1}};
  CHECK(contact({{0, 0, 0}, {2, 2, 2}}, dot) == Contact::touching);
  CHECK(contact({{0, 0, 0}, {2, 2, 1}}, dot) == Contact::apart);

  Generator generator(5);
  Tally tally;
  for (int i = 0; i < 50000; ++i) {
    const Segment s = generator.segment(2);
    const Point a = generator.point(1);
    const Vec along = generator.vec(1);
    const Triangle line{a, a + along * generator.within(1), a + along * generator.within(1)};
    const Contact answer = contact(s, line);
    tally.saw(answer);
    tally.expect(answer == wide_oracle::contact(s, line), s, line);
  }
  check(tally);
  CHECK(tally.count(Contact::touching) > 1000);
}

TEST_CASE("contact with a convex solid (1): apart exactly without a common point") {
  Generator generator(6);
  Tally tally;
  for (int i = 0; i < 1000; ++i) {
    const ConvexSolid solid = testing::sample_solid(generator);
    const wide_oracle::Hull hull(solid.vertices());
    for (int j = 0; j < 20; ++j) {
      const Segment s = testing::segment_near(solid, generator);
      tally.expect((contact(s, solid) == Contact::apart) == (hull.contact(s) == Contact::apart), s,
                   solid);
    }
  }
  check(tally);
}

TEST_CASE("contact with a convex solid (2): crossing exactly through the inside") {
  Generator generator(7);
  Tally tally;
  for (int i = 0; i < 1000; ++i) {
    const ConvexSolid solid = testing::sample_solid(generator);
    const wide_oracle::Hull hull(solid.vertices());
    for (int j = 0; j < 20; ++j) {
      const Segment s = testing::segment_near(solid, generator);
      const Contact answer = contact(s, solid);
      tally.saw(answer);
      tally.expect((answer == Contact::crossing) == (hull.contact(s) == Contact::crossing), s,
                   solid);
    }
  }
  check(tally);
  CHECK(tally.count(Contact::touching) > 2000);
  CHECK(tally.count(Contact::crossing) > 2000);
}

TEST_CASE("contact with a convex solid (1, 2): a box answers the same as a solid") {
  Generator generator(8);
  Tally tally;
  for (int i = 0; i < 50000; ++i) {
    const Segment s = generator.segment(3);
    const Box box = generator.box(3);
    const std::optional<ConvexSolid> solid = ConvexSolid::from_box(box);
    if (solid) tally.expect(contact(s, *solid) == contact(s, box), s, box);
  }
  check(tally);
}
