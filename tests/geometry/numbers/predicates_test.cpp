#include "geometry/numbers/predicates.h"

#include <catch2/catch.hpp>

#include "generator.h"
#include "tally.h"
#include "wide_oracle.h"

using namespace parapet;
using parapet::testing::Generator;
using parapet::testing::Tally;
namespace wide_oracle = parapet::testing::wide_oracle;

namespace {

constexpr auto kLess = std::strong_ordering::less;
constexpr auto kEqual = std::strong_ordering::equal;
constexpr auto kGreater = std::strong_ordering::greater;

constexpr std::strong_ordering reversed(std::strong_ordering order) { return 0 <=> order; }

}  // namespace

TEST_CASE("orient2d: positive on the left") {
  CHECK(orient2d({0, 0}, {1, 0}, {0, 1}) == Sign::positive);
  CHECK(orient2d({0, 0}, {1, 0}, {0, -1}) == Sign::negative);
}

TEST_CASE("orient2d (1): zero exactly on one line") {
  CHECK(orient2d({0, 0}, {2, 4}, {-3, -6}) == Sign::zero);
  CHECK(orient2d({1, 1}, {1, 1}, {5, 7}) == Sign::zero);
  const std::int64_t end = kMaxCoordinate;
  CHECK(orient2d({-end, -end}, {end, end}, {0, 0}) == Sign::zero);
  CHECK(orient2d({-end, -end}, {end, end}, {0, 1}) == Sign::positive);
  CHECK(orient2d({-end, -end}, {end, end}, {1, 0}) == Sign::negative);
  CHECK(orient2d({-end, -end}, {end, end - 1}, {0, 0}) == Sign::positive);
}

TEST_CASE("orient2d (2): turning the points round changes nothing") {
  Generator generator(2);
  Tally tally;
  for (int i = 0; i < 20000; ++i) {
    const Point2 a = generator.point2(3);
    const Point2 b = generator.point2(3);
    const Point2 c = generator.point2(3);
    tally.expect(orient2d(b, c, a) == orient2d(a, b, c), a, b, c);
  }
  check(tally);
}

TEST_CASE("orient2d (3): swapping two points flips the sign") {
  Generator generator(3);
  Tally tally;
  for (int i = 0; i < 20000; ++i) {
    const Point2 a = generator.point2(3);
    const Point2 b = generator.point2(3);
    const Point2 c = generator.point2(3);
    const Sign flipped = -orient2d(a, b, c);
    tally.expect(orient2d(b, a, c) == flipped, a, b, c);
    tally.expect(orient2d(a, c, b) == flipped, a, b, c);
    tally.expect(orient2d(c, b, a) == flipped, a, b, c);
  }
  check(tally);
}

TEST_CASE("orient3d: positive where a, b, c look counterclockwise") {
  CHECK(orient3d({0, 0, 0}, {1, 0, 0}, {0, 1, 0}, {0, 0, 1}) == Sign::positive);
  CHECK(orient3d({0, 0, 0}, {1, 0, 0}, {0, 1, 0}, {0, 0, -1}) == Sign::negative);
}

TEST_CASE("orient3d (1): zero exactly in one plane") {
  CHECK(orient3d({0, 0, 0}, {1, 0, 0}, {0, 1, 0}, {7, -5, 0}) == Sign::zero);
  CHECK(orient3d({1, 2, 3}, {1, 2, 3}, {0, 1, 0}, {7, -5, 0}) == Sign::zero);
  const std::int64_t end = kMaxCoordinate;
  const Point a{-end, -end, -end};
  const Point b{end, -end, end};
  const Point c{-end, end, end};
  CHECK(orient3d(a, b, c, {end, end, end}) == Sign::negative);
  CHECK(orient3d(a, b, c, {0, 0, end}) == Sign::zero);
  CHECK(orient3d(a, b, c, {0, 0, end - 1}) == Sign::negative);
  CHECK(orient3d(a, b, c, {-1, 0, end}) == Sign::positive);
}

TEST_CASE("orient3d (2): turning a, b, c round changes nothing") {
  Generator generator(5);
  Tally tally;
  for (int i = 0; i < 20000; ++i) {
    const Point a = generator.point(2);
    const Point b = generator.point(2);
    const Point c = generator.point(2);
    const Point d = generator.point(2);
    tally.expect(orient3d(b, c, a, d) == orient3d(a, b, c, d), a, b, c, d);
  }
  check(tally);
}

TEST_CASE("orient3d (3): swapping two points flips the sign") {
  Generator generator(6);
  Tally tally;
  for (int i = 0; i < 20000; ++i) {
    const Point a = generator.point(2);
    const Point b = generator.point(2);
    const Point c = generator.point(2);
    const Point d = generator.point(2);
    const Sign flipped = -orient3d(a, b, c, d);
    tally.expect(orient3d(b, a, c, d) == flipped, a, b, c, d);
    tally.expect(orient3d(c, b, a, d) == flipped, a, b, c, d);
    tally.expect(orient3d(d, b, c, a) == flipped, a, b, c, d);
    tally.expect(orient3d(a, c, b, d) == flipped, a, b, c, d);
    tally.expect(orient3d(a, d, c, b) == flipped, a, b, c, d);
    tally.expect(orient3d(a, b, d, c) == flipped, a, b, c, d);
  }
  check(tally);
}

TEST_CASE("compare_distances (1): the nearer point is less") {
  CHECK(compare_distances({0, 0, 0}, {3, 4, 0}, {0, 0, 5}) == kEqual);
  CHECK(compare_distances({0, 0, 0}, {3, 4, 0}, {0, 0, 6}) == kLess);
  CHECK(compare_distances({0, 0, 0}, {3, 4, 1}, {0, 0, -5}) == kGreater);
  Generator generator(7);
  Tally tally;
  for (int i = 0; i < 50000; ++i) {
    const Point x = generator.point(3);
    const Point a = generator.point(3);
    const Point b = generator.point(3);
    tally.expect(compare_distances(x, a, b) == wide_oracle::compare_distances(x, a, b), x, a, b);
  }
  check(tally);
}

TEST_CASE("compare_distances (2): swapping the points reverses the order") {
  Generator generator(8);
  Tally tally;
  for (int i = 0; i < 20000; ++i) {
    const Point x = generator.point(3);
    const Point a = generator.point(3);
    const Point b = generator.point(3);
    tally.expect(compare_distances(x, a, b) == reversed(compare_distances(x, b, a)), x, a, b);
  }
  check(tally);
}

TEST_CASE("compare_distance (1): against a limit, to the tick") {
  CHECK(compare_distance({1, 1, 1}, {4, 5, 1}, Length::ticks(5)) == kEqual);
  CHECK(compare_distance({1, 1, 1}, {4, 5, 2}, Length::ticks(5)) == kGreater);
  CHECK(compare_distance({1, 1, 1}, {4, 4, 1}, Length::ticks(5)) == kLess);
  CHECK(compare_distance({1, 1, 1}, {1, 1, 1}, Length{}) == kEqual);
}

TEST_CASE("compare_distance (2): any distance is greater than a negative limit") {
  CHECK(compare_distance({1, 1, 1}, {1, 1, 1}, Length::ticks(-1)) == kGreater);
  CHECK(compare_distance({1, 1, 1}, {2, 1, 1}, Length::ticks(-5)) == kGreater);
}

TEST_CASE("compare_line_distance (1): the distance from the whole line") {
  const Segment line{{0, 0, 0}, {1, 1, 0}};
  CHECK(compare_line_distance({9, 9, 7}, line, Length::ticks(7)) == kEqual);
  CHECK(compare_line_distance({9, 9, 7}, line, Length::ticks(8)) == kLess);
  CHECK(compare_line_distance({9, 9, -7}, line, Length::ticks(6)) == kGreater);
  CHECK(compare_line_distance({1, 0, 0}, line, Length{}) == kGreater);
  CHECK(compare_line_distance({1, 0, 0}, line, Length::ticks(1)) == kLess);
  CHECK(compare_line_distance({-5, -5, 0}, line, Length{}) == kEqual);
  Generator generator(9);
  Tally tally;
  int equal = 0;
  for (int i = 0; i < 100000; ++i) {
    const Point x = generator.point(4);
    const Segment s = generator.segment(4);
    const Length limit = Length::ticks(generator.within(4) + 2);
    const std::strong_ordering answer = compare_line_distance(x, s, limit);
    equal += answer == 0;
    tally.expect(answer == wide_oracle::compare_line_distance(x, s, limit), x, s, limit.ticks());
  }
  check(tally);
  CHECK(equal > 200);
}

TEST_CASE("compare_line_distance (2): any distance is greater than a negative limit") {
  CHECK(compare_line_distance({0, 0, 0}, {{0, 0, 0}, {1, 1, 0}}, Length::ticks(-1)) == kGreater);
  CHECK(compare_line_distance({0, 0, 0}, {{0, 0, 0}, {0, 0, 0}}, Length::ticks(-1)) == kGreater);
}

TEST_CASE("compare_line_distance (3): from the point where the line is one") {
  CHECK(compare_line_distance({3, 4, 0}, {{0, 0, 0}, {0, 0, 0}}, Length::ticks(5)) == kEqual);
  CHECK(compare_line_distance({3, 4, 1}, {{0, 0, 0}, {0, 0, 0}}, Length::ticks(5)) == kGreater);
}

TEST_CASE("segments_meet (1): crossing, touching, overlapping, and points") {
  const Segment s{{0, 0, 0}, {4, 4, 4}};
  CHECK(segments_meet(s, {{4, 0, 0}, {0, 4, 4}}));
  CHECK(segments_meet(s, {{4, 4, 4}, {9, 0, 2}}));
  CHECK(segments_meet(s, {{2, 2, 2}, {9, 0, 2}}));
  CHECK(segments_meet(s, {{3, 3, 3}, {7, 7, 7}}));
  CHECK(segments_meet(s, {{4, 4, 4}, {7, 7, 7}}));
  CHECK(segments_meet(s, s));
  CHECK(segments_meet(s, {{1, 1, 1}, {1, 1, 1}}));
  CHECK_FALSE(segments_meet(s, {{5, 5, 5}, {7, 7, 7}}));
  CHECK_FALSE(segments_meet(s, {{5, 5, 5}, {5, 5, 5}}));
  CHECK_FALSE(segments_meet(s, {{1, 1, 2}, {1, 1, 2}}));
  CHECK_FALSE(segments_meet(s, {{1, 0, 0}, {5, 4, 4}}));
  CHECK_FALSE(segments_meet(s, {{4, 0, 1}, {0, 4, 4}}));
  CHECK_FALSE(segments_meet(s, {{6, 0, 3}, {9, 3, 6}}));

  Generator generator(10);
  Tally tally;
  int meetings = 0;
  for (int i = 0; i < 200000; ++i) {
    const Segment a = generator.segment(1 + i % 2);
    const Segment b = generator.segment(1 + i % 2);
    const bool meet = segments_meet(a, b);
    meetings += meet;
    tally.expect(meet == wide_oracle::segments_meet(a, b), a, b);
  }
  check(tally);
  CHECK(meetings > 10000);
}

TEST_CASE("segments_meet (2): the same for swapped segments and ends") {
  Generator generator(11);
  Tally tally;
  for (int i = 0; i < 50000; ++i) {
    const Segment s = generator.segment(1);
    const Segment t = generator.segment(1);
    const bool meet = segments_meet(s, t);
    tally.expect(segments_meet(t, s) == meet, s, t);
    tally.expect(segments_meet(parapet::reversed(s), t) == meet, s, t);
    tally.expect(segments_meet(s, parapet::reversed(t)) == meet, s, t);
  }
  check(tally);
}

namespace {

// Calls test(segment, triangle, triangle) for planes that the segment does not run parallel to.
template <typename Test>
void for_each_pair_of_hits(std::uint64_t seed, int count, Test test) {
  Generator generator(seed);
  const auto crosses = [](const Segment& s, const Triangle& t) {
    return dot(normal(t), direction(s)) != 0;
  };
  while (count > 0) {
    const Segment s = generator.segment(3);
    const Triangle a = generator.triangle(3);
    const Triangle b = generator.triangle(3);
    if (!crosses(s, a) || !crosses(s, b)) continue;
    --count;
    test(s, a, b);
  }
}

Plane plane_of(const Triangle& t) { return Plane::through(t.a, t.b, t.c); }

}  // namespace

TEST_CASE("compare_hits (1): the order of the parameters") {
  const Segment s{{0, 0, 0}, {0, 0, 10}};
  const auto level = [](std::int64_t z) { return Plane::through({0, 0, z}, {1, 0, z}, {0, 1, z}); };
  CHECK(compare_hits(s, level(3), level(4)) == kLess);
  CHECK(compare_hits(s, level(-3), level(14)) == kLess);
  CHECK(compare_hits(s, level(4), level(4)) == kEqual);
  CHECK(compare_hits(s, level(5), level(4)) == kGreater);
  CHECK(compare_hits(s, level(3), Plane::through({0, 0, 3}, {1, 0, 8}, {7, 7, 1})) == kEqual);

  Tally tally;
  int equal = 0;
  for_each_pair_of_hits(12, 200000, [&](const Segment& line, const Triangle& a, const Triangle& b) {
    const std::strong_ordering answer = compare_hits(line, plane_of(a), plane_of(b));
    equal += answer == 0;
    tally.expect(answer == wide_oracle::compare_hits(line, a, b), line, a, b);
  });
  check(tally);
  CHECK(equal > 1000);
}

TEST_CASE("compare_hits (2): swapping the planes or the ends reverses the order") {
  Tally tally;
  for_each_pair_of_hits(13, 20000, [&](const Segment& s, const Triangle& a, const Triangle& b) {
    const std::strong_ordering order = compare_hits(s, plane_of(a), plane_of(b));
    tally.expect(compare_hits(s, plane_of(b), plane_of(a)) == reversed(order), s, a, b);
    tally.expect(compare_hits(parapet::reversed(s), plane_of(a), plane_of(b)) == reversed(order), s,
                 a, b);
  });
  check(tally);
}
