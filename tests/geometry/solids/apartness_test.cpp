#include "geometry/solids/apartness.h"

#include <catch2/catch.hpp>

#include "geometry/solids/convex_hull.h"
#include "tests/support/random_source.h"
#include "tests/support/solid_checks.h"

using namespace parapet;
using parapet::testing::meeting;
using parapet::testing::Meeting;
using parapet::testing::RandomSource;

TEST_CASE("insides meet where solids overlap and not where they touch") {
  RandomSource random(21);
  int overlapping = 0;
  int touching = 0;
  const auto solid = [&](Vec aside) {
    for (;;) {
      std::vector<Point> points;
      for (int n = 0; n < 6; ++n) {
        points.push_back(Point{random.below(5), random.below(5), random.below(5)} + aside);
      }
      if (auto hull = convex_hull(points)) return *std::move(hull);
    }
  };
  for (int round = 0; round < 500; ++round) {
    const ConvexSolid a = solid({});
    const ConvexSolid b = solid({random.below(5), random.below(5), random.below(5)});
    const Meeting expected = meeting(a, b);
    CHECK(insides_meet(a, b) == (expected == Meeting::overlapping));
    CHECK(insides_meet(b, a) == insides_meet(a, b));
    overlapping += expected == Meeting::overlapping ? 1 : 0;
    touching += expected == Meeting::touching ? 1 : 0;
  }
  CHECK(overlapping > 50);
  CHECK(touching > 10);
}

TEST_CASE("boxes side by side do not meet and overlapping ones do") {
  const Box box = Box::spanning({0, 0, 0}, {10, 10, 10});
  CHECK_FALSE(insides_meet(box, Box::spanning({10, 0, 0}, {20, 10, 10})));
  CHECK(insides_meet(box, Box::spanning({9, 9, 9}, {20, 20, 20})));
  CHECK(insides_meet(box, box));
}

TEST_CASE("a triangle meets the inside that it passes through") {
  const Box box = Box::spanning({0, 0, 0}, {10, 10, 10});
  CHECK(insides_meet(box, Triangle{{-5, 5, 5}, {5, 5, 5}, {-5, 6, 6}}));
  CHECK_FALSE(insides_meet(box, Triangle{{0, 0, 10}, {10, 0, 10}, {0, 10, 10}}));
  CHECK_FALSE(insides_meet(box, Triangle{{11, 0, 0}, {0, 11, 0}, {20, 20, 0}}));
}

TEST_CASE("the gap along the best axis is the distance of two boxes beside each other") {
  const Box box = Box::spanning({0, 0, 0}, {10, 10, 10});
  std::int64_t most = -100;
  Vec axis;
  for_each_apartness(box, Box::spanning({3, 4, 17}, {20, 20, 30}), [&](const Apartness& seen) {
    if (seen.gap > most) {
      most = seen.gap;
      axis = seen.axis;
    }
    return true;
  });
  CHECK(most == 7);
  CHECK(axis == Vec{0, 0, 1});
}

TEST_CASE("gaps at the ends of the coordinates fit 64 bits") {
  constexpr std::int64_t k = kMaxCoordinate;
  const auto low =
      ConvexSolid::tetrahedron({-k, -k, -k}, {-k, -k + 1, k}, {-k + 1, k, k}, {k, -k, k});
  const auto high =
      ConvexSolid::tetrahedron({k, k, k}, {k, k - 1, -k}, {k - 1, -k, -k}, {-k, k, -k});
  REQUIRE((low && high));
  CHECK(insides_meet(*low, *high) == (meeting(*low, *high) == Meeting::overlapping));
}
