#include <catch2/catch.hpp>
#include <vector>

#include "exact_oracle.h"
#include "generator.h"
#include "geometry/numbers/contact.h"
#include "geometry/numbers/predicates.h"
#include "tally.h"
#include "wide_oracle.h"

// The product against CGAL over rational numbers, on grids so small that most cases are degenerate.
// CGAL says whether two closed bodies meet; that a segment enters the interior is said by clipping
// it in 512-bit fractions.

using namespace parapet;
using parapet::testing::Generator;
using parapet::testing::Tally;
namespace exact_oracle = parapet::testing::exact_oracle;
namespace wide_oracle = parapet::testing::wide_oracle;

namespace {

constexpr int kCases = 200000;

// Enough of each answer shows that the grid is small enough.
void check_all_answers_seen(const Tally& tally) {
  CHECK(tally.count(Contact::apart) > kCases / 20);
  CHECK(tally.count(Contact::touching) > kCases / 20);
  CHECK(tally.count(Contact::crossing) > kCases / 40);
}

// CGAL needs two different ends; contact_test has the segments of one point.
Segment proper_segment(Generator& generator, std::int64_t limit) {
  Segment s;
  while (s.p == s.q) s = generator.segment(limit);
  return s;
}

bool has_meaning(bool meets, Contact answer) { return meets == (answer != Contact::apart); }

}  // namespace

TEST_CASE("differential: orient2d equals CGAL's orientation") {
  Generator generator(1);
  Tally tally;
  int zero = 0;
  for (int i = 0; i < kCases; ++i) {
    const std::int64_t limit = i % 2 == 0 ? 2 : kMaxCoordinate;
    const Point2 a = generator.point2(limit);
    const Point2 b = generator.point2(limit);
    const Point2 c = generator.point2(limit);
    const Sign answer = orient2d(a, b, c);
    zero += answer == Sign::zero;
    tally.expect(answer == exact_oracle::orient2d(a, b, c), a, b, c);
  }
  check(tally, kCases);
  CHECK(zero > kCases / 20);
}

TEST_CASE("differential: orient3d equals CGAL's orientation") {
  Generator generator(2);
  Tally tally;
  int zero = 0;
  for (int i = 0; i < kCases; ++i) {
    const std::int64_t limit = i % 2 == 0 ? 1 : kMaxCoordinate;
    const Point a = generator.point(limit);
    const Point b = generator.point(limit);
    const Point c = generator.point(limit);
    const Point d = generator.point(limit);
    const Sign answer = orient3d(a, b, c, d);
    zero += answer == Sign::zero;
    tally.expect(answer == exact_oracle::orient3d(a, b, c, d), a, b, c, d);
  }
  check(tally, kCases);
  CHECK(zero > kCases / 20);
}

TEST_CASE("differential: segments_meet equals CGAL's do_intersect") {
  Generator generator(3);
  Tally tally;
  int meetings = 0;
  for (int i = 0; i < kCases; ++i) {
    const Segment s = proper_segment(generator, 1);
    const Segment t = proper_segment(generator, 1);
    const bool meet = segments_meet(s, t);
    meetings += meet;
    tally.expect(meet == exact_oracle::segments_meet(s, t), s, t);
  }
  check(tally, kCases);
  CHECK(meetings > kCases / 20);
}

TEST_CASE("differential: contact with a box equals do_intersect and open clipping") {
  Generator generator(4);
  Tally tally;
  while (tally.cases() < kCases) {
    const Segment s = proper_segment(generator, 3);
    const Box box = generator.box(3);
    if (is_flat(box)) continue;
    const Contact answer = contact(s, box);
    tally.saw(answer);
    tally.expect(
        has_meaning(exact_oracle::meet(s, box), answer) && answer == wide_oracle::contact(s, box),
        s, box);
  }
  check(tally, kCases);
  check_all_answers_seen(tally);
}

TEST_CASE("differential: contact with a triangle equals do_intersect and open clipping") {
  Generator generator(5);
  Tally tally;
  while (tally.cases() < kCases) {
    const Segment s = proper_segment(generator, 2);
    const Triangle t = generator.triangle(2);
    if (is_degenerate(t)) continue;
    const Contact answer = contact(s, t);
    tally.saw(answer);
    tally.expect(
        has_meaning(exact_oracle::meet(s, t), answer) && answer == wide_oracle::contact(s, t), s,
        t);
  }
  check(tally, kCases);
  check_all_answers_seen(tally);
}

TEST_CASE("differential: contact with a tetrahedron equals do_intersect and open clipping") {
  Generator generator(6);
  Tally tally;
  while (tally.cases() < kCases) {
    const auto [a, b, c] = generator.triangle(2);
    const Point d = generator.point(2);
    const std::optional<ConvexSolid> solid = ConvexSolid::tetrahedron(a, b, c, d);
    if (!solid) continue;
    const wide_oracle::Hull hull({a, b, c, d});
    for (int i = 0; i < 10; ++i) {
      const Segment s = proper_segment(generator, 2);
      const Contact answer = contact(s, *solid);
      tally.saw(answer);
      tally.expect(has_meaning(exact_oracle::meet_tetrahedron(s, a, b, c, d), answer) &&
                       answer == hull.contact(s),
                   s, *solid);
    }
  }
  check(tally, kCases);
  check_all_answers_seen(tally);
}

TEST_CASE("differential: contact with a box as a solid equals do_intersect and open clipping") {
  Generator generator(7);
  Tally tally;
  while (tally.cases() < kCases) {
    const Box box = generator.box(3);
    const std::optional<ConvexSolid> solid = ConvexSolid::from_box(box);
    if (!solid) continue;
    for (int i = 0; i < 10; ++i) {
      const Segment s = proper_segment(generator, 3);
      const Contact answer = contact(s, *solid);
      tally.saw(answer);
      tally.expect(
          has_meaning(exact_oracle::meet(s, box), answer) && answer == wide_oracle::contact(s, box),
          s, *solid);
    }
  }
  check(tally, kCases);
  check_all_answers_seen(tally);
}
