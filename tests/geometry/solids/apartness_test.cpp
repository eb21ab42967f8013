#include "geometry/solids/apartness.h"

#include <catch2/catch.hpp>

#include "geometry/solids/convex_hull.h"
#include "tests/support/random_source.h"
#include "tests/support/solid_checks.h"

using namespace parapet;
using parapet::testing::meeting;
using parapet::testing::Meeting;
using parapet::testing::RandomSource;

namespace {

bool are_parted(const Shape& first, Vec by, const Shape& second) {
  bool parted = false;
  for_each_apartness(first, by, second, [&](const Apartness& seen) {
    parted = seen.gap >= 0;
    return !parted;
  });
  return parted;
}

}  // namespace

TEST_CASE("some axis parts two solids where they do not overlap") {
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
    const Vec aside{random.below(5), random.below(5), random.below(5)};
    const ConvexSolid b = solid(aside);
    const Meeting expected = meeting(a, b);
    CHECK(are_parted(a, {}, b) == (expected != Meeting::overlapping));
    CHECK(are_parted(a, aside, *b.moved(aside)) == are_parted(a, {}, b));
    CHECK(are_parted(*a.moved(aside), -aside, b) == are_parted(b, {}, a));
    overlapping += expected == Meeting::overlapping ? 1 : 0;
    touching += expected == Meeting::touching ? 1 : 0;
  }
  CHECK(overlapping > 50);
  CHECK(touching > 10);
}

TEST_CASE("the gap along the best axis is the distance of two boxes beside each other") {
  const Box box = Box::spanning({0, 0, 0}, {10, 10, 10});
  std::int64_t most = -100;
  Vec axis;
  for_each_apartness(box, {0, 0, 1}, Box::spanning({3, 4, 17}, {20, 20, 30}),
                     [&](const Apartness& seen) {
                       if (seen.gap > most) {
                         most = seen.gap;
                         axis = seen.axis;
                       }
                       return true;
                     });
  CHECK(most == 6);
  CHECK(axis == Vec{0, 0, 1});
}

TEST_CASE("gaps at the ends of the coordinates fit 64 bits") {
  constexpr std::int64_t k = kMaxCoordinate;
  const auto low =
      ConvexSolid::tetrahedron({-k, -k, -k}, {-k, -k + 1, k}, {-k + 1, k, k}, {k, -k, k});
  const auto high =
      ConvexSolid::tetrahedron({k, k, k}, {k, k - 1, -k}, {k - 1, -k, -k}, {-k, k, -k});
  REQUIRE((low && high));
  CHECK(are_parted(*low, {}, *high) == (meeting(*low, *high) != Meeting::overlapping));
}
