#include <algorithm>
#include <catch2/catch.hpp>
#include <variant>
#include <vector>

#include "generator.h"
#include "geometry/numbers/contact.h"
#include "sample_solids.h"
#include "tally.h"
#include "wide_oracle.h"

// Guarantees (3) to (6) of contact(): what must not change the answer, and segments of one point.

using namespace parapet;
using parapet::testing::Generator;
using parapet::testing::Tally;
namespace wide_oracle = parapet::testing::wide_oracle;

namespace {

// Quarter turns and mirrors (the 48 signed permutations of the axes), then a move.
struct Motion {
  std::uint64_t turn = 0;
  Vec move;

  bool mirrors() const { return (((turn / 6) ^ (turn / 12) ^ (turn / 24) ^ turn) & 1) != 0; }

  Point operator()(Point p) const {
    static constexpr int kOrders[6][3] = {{0, 1, 2}, {0, 2, 1}, {1, 2, 0},
                                          {1, 0, 2}, {2, 0, 1}, {2, 1, 0}};  // odd ones mirror
    const std::int64_t from[3] = {p.x, p.y, p.z};
    const auto pick = [&](std::size_t axis) {
      const std::int64_t value = from[kOrders[turn % 6][axis]];
      return ((turn / 6) >> axis & 1) != 0 ? -value : value;
    };
    return Point{pick(0), pick(1), pick(2)} + move;
  }
  Segment operator()(const Segment& s) const { return {(*this)(s.p), (*this)(s.q)}; }
  Box operator()(const Box& b) const { return Box::spanning((*this)(b.lo()), (*this)(b.hi())); }
  Triangle operator()(const Triangle& t) const {
    return {(*this)(t.a), (*this)(t.b), (*this)(t.c)};
  }
  ConvexSolid operator()(const ConvexSolid& solid) const {
    std::vector<Point> vertices = solid.vertices();
    std::vector<FaceLoop> faces = solid.faces();
    for (Point& vertex : vertices) vertex = (*this)(vertex);
    if (mirrors()) {
      for (FaceLoop& face : faces) std::reverse(face.begin(), face.end());
    }
    return std::get<ConvexSolid>(ConvexSolid::make(vertices, faces));
  }
};

Motion sample_motion(Generator& generator) {
  return {generator.below(48), generator.vec(kMaxCoordinate / 2)};
}

}  // namespace

TEST_CASE("contact (3): swapping the ends changes nothing") {
  Generator generator(9);
  Tally tally;
  for (int i = 0; i < 20000; ++i) {
    const Segment s = generator.segment(2);
    const Box box = generator.box(2);
    const Triangle triangle = generator.triangle(2);
    tally.expect(contact(reversed(s), box) == contact(s, box), s, box);
    tally.expect(contact(reversed(s), triangle) == contact(s, triangle), s, triangle);
  }
  for (int i = 0; i < 500; ++i) {
    const ConvexSolid solid = testing::sample_solid(generator);
    for (int j = 0; j < 20; ++j) {
      const Segment s = testing::segment_near(solid, generator);
      tally.expect(contact(reversed(s), solid) == contact(s, solid), s, solid);
    }
  }
  check(tally);
}

TEST_CASE("contact (4): a segment of one point tells inside, surface and outside") {
  const auto at = [](Point p) { return Segment{p, p}; };
  const Box brick = Box::spanning({0, 0, 0}, {4, 2, 3});
  const ConvexSolid solid_brick = ConvexSolid::from_box(brick).value();
  CHECK(contact(at({1, 1, 1}), brick) == Contact::crossing);
  CHECK(contact(at({1, 1, 3}), brick) == Contact::touching);
  CHECK(contact(at({0, 0, 0}), brick) == Contact::touching);
  CHECK(contact(at({1, 1, 4}), brick) == Contact::apart);
  CHECK(contact(at({1, 1, 1}), solid_brick) == Contact::crossing);
  CHECK(contact(at({4, 2, 1}), solid_brick) == Contact::touching);
  CHECK(contact(at({5, 2, 1}), solid_brick) == Contact::apart);
  const Triangle t{{0, 0, 0}, {4, 0, 0}, {0, 4, 0}};
  CHECK(contact(at({1, 1, 0}), t) == Contact::touching);
  CHECK(contact(at({2, 2, 0}), t) == Contact::touching);
  CHECK(contact(at({3, 2, 0}), t) == Contact::apart);
  CHECK(contact(at({1, 1, 1}), t) == Contact::apart);

  Generator generator(10);
  Tally tally;
  for (int i = 0; i < 50000; ++i) {
    const Segment s = at(generator.point(2));
    const Box box = generator.box(2);
    const Triangle triangle = generator.triangle(2);
    tally.expect(contact(s, box) == wide_oracle::contact(s, box), s, box);
    tally.expect(contact(s, triangle) == wide_oracle::contact(s, triangle), s, triangle);
  }
  for (int i = 0; i < 500; ++i) {
    const ConvexSolid solid = testing::sample_solid(generator);
    const wide_oracle::Hull hull(solid.vertices());
    for (int j = 0; j < 20; ++j) {
      const Segment s = at(testing::segment_near(solid, generator).p);
      tally.expect(contact(s, solid) == hull.contact(s), s, solid);
    }
  }
  check(tally);
}

TEST_CASE("contact (5): moving, mirroring and turning both changes nothing") {
  Generator generator(11);
  Tally tally;
  for (int i = 0; i < 20000; ++i) {
    const Segment s = generator.segment(2);
    const Box box = generator.box(2);
    const Triangle triangle = generator.triangle(2);
    const Motion motion = sample_motion(generator);
    tally.expect(contact(motion(s), motion(box)) == contact(s, box), s, box);
    tally.expect(contact(motion(s), motion(triangle)) == contact(s, triangle), s, triangle);
  }
  for (int i = 0; i < 500; ++i) {
    const ConvexSolid solid = testing::sample_solid(generator);
    const Motion motion = sample_motion(generator);
    const ConvexSolid moved = motion(solid);
    for (int j = 0; j < 20; ++j) {
      const Segment s = testing::segment_near(solid, generator);
      tally.expect(contact(motion(s), moved) == contact(s, solid), s, solid);
    }
  }
  check(tally);
}

TEST_CASE("contact with a triangle (6): the order of the corners changes nothing") {
  Generator generator(12);
  Tally tally;
  for (int i = 0; i < 20000; ++i) {
    const Segment s = generator.segment(2);
    const auto [a, b, c] = generator.triangle(2);
    const Contact answer = contact(s, Triangle{a, b, c});
    tally.expect(contact(s, Triangle{b, c, a}) == answer, s, a, b, c);
    tally.expect(contact(s, Triangle{c, a, b}) == answer, s, a, b, c);
    tally.expect(contact(s, Triangle{b, a, c}) == answer, s, a, b, c);
    tally.expect(contact(s, Triangle{a, c, b}) == answer, s, a, b, c);
    tally.expect(contact(s, Triangle{c, b, a}) == answer, s, a, b, c);
  }
  check(tally);
}
