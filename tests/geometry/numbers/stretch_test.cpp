#include "geometry/numbers/stretch.h"

#include <catch2/catch.hpp>

#include "generator.h"
#include "geometry/numbers/contact.h"
#include "sample_solids.h"
#include "tally.h"
#include "wide_oracle.h"

using namespace parapet;
using parapet::testing::Generator;
using parapet::testing::Tally;
namespace wide_oracle = parapet::testing::wide_oracle;

namespace {

// Calls test(segment, body) for boxes and for solids, both small enough to meet often.
template <typename Test>
void for_each_case(std::uint64_t seed, Test test) {
  Generator generator(seed);
  for (int i = 0; i < 30000; ++i) {
    const Segment s = generator.segment(3);
    test(s, generator.box(3));
  }
  for (int i = 0; i < 1000; ++i) {
    const ConvexSolid solid = testing::sample_solid(generator);
    for (int j = 0; j < 20; ++j) test(generator.segment(4), solid);
  }
}

Ratio one_minus(const Ratio& ratio) {
  return Ratio::of(ratio.denominator() - ratio.numerator(), ratio.denominator());
}

}  // namespace

TEST_CASE("stretch: where a line is in a brick") {
  const Box brick = Box::spanning({0, 0, 0}, {4, 2, 3});
  CHECK(stretch({{-1, 1, 1}, {6, 1, 1}}, brick) == Stretch{Ratio::of(1, 7), Ratio::of(5, 7)});
  CHECK(stretch({{1, 1, 1}, {6, 1, 1}}, brick) == Stretch{Ratio(0), Ratio::of(3, 5)});
  CHECK(stretch({{3, 3, 3}, {5, 1, 3}}, brick) == Stretch{Ratio::of(1, 2), Ratio::of(1, 2)});
  CHECK(stretch({{5, 3, 3}, {5, 1, 3}}, brick) == std::nullopt);
}

TEST_CASE("stretch: the first and last common point, in 512 bits") {
  Generator generator(1);
  Tally tally;
  for (int i = 0; i < 100000; ++i) {
    const Segment s = generator.segment(3);
    const Box box = generator.box(3);
    tally.expect(wide_oracle::is_stretch(stretch(s, box), s, box), s, box);
  }
  for (int i = 0; i < 500; ++i) {
    const ConvexSolid solid = testing::sample_solid(generator);
    const wide_oracle::Hull hull(solid.vertices());
    for (int j = 0; j < 20; ++j) {
      const Segment s = generator.segment(4);
      tally.expect(hull.is_stretch(stretch(s, solid), s), s, solid);
    }
  }
  check(tally);
}

TEST_CASE("stretch (1): 0 <= enter <= leave <= 1") {
  Tally tally;
  for_each_case(2, [&](const Segment& s, const auto& body) {
    const std::optional<Stretch> answer = stretch(s, body);
    if (!answer) return;
    tally.expect(
        Ratio(0) <= answer->enter && answer->enter <= answer->leave && answer->leave <= Ratio(1), s,
        body);
  });
  check(tally);
}

TEST_CASE("stretch (2): agrees with contact") {
  Tally tally;
  for_each_case(3, [&](const Segment& s, const auto& body) {
    const Contact met = contact(s, body);
    const std::optional<Stretch> answer = stretch(s, body);
    tally.expect(answer.has_value() == (met != Contact::apart), s, body);
    if (answer && met == Contact::crossing)
      tally.expect(
          answer->enter < answer->leave ||
              [&] {
                // A flat box is crossed in one point.
                const Ratio at = answer->enter;
                return Ratio(0) < at && at < Ratio(1);
              }(),
          s, body);
    if (s.p == s.q && answer) tally.expect(*answer == Stretch{Ratio(0), Ratio(1)}, s, body);
  });
  check(tally);
}

TEST_CASE("stretch (3): swapping the ends mirrors it") {
  Tally tally;
  for_each_case(4, [&](const Segment& s, const auto& body) {
    const std::optional<Stretch> there = stretch(s, body);
    const std::optional<Stretch> back = stretch(reversed(s), body);
    tally.expect(there.has_value() == back.has_value() &&
                     (!there || (back->enter == one_minus(there->leave) &&
                                 back->leave == one_minus(there->enter))),
                 s, body);
  });
  check(tally);
}
