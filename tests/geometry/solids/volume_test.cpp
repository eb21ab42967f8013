#include "geometry/solids/volume.h"

#include <catch2/catch.hpp>

#include "geometry/solids/convex_hull.h"
#include "tests/support/random_source.h"
#include "tests/support/solid_checks.h"

using namespace parapet;
using parapet::testing::RandomSource;

TEST_CASE("volumes of boxes and solids are whole sixths") {
  CHECK(six_times_volume(Box::spanning({1, 2, 3}, {3, 5, 8})) == 6 * 2 * 3 * 5);
  CHECK(six_times_volume(*ConvexSolid::from_box(Box::spanning({1, 2, 3}, {3, 5, 8}))) == 180);
  CHECK(six_times_volume(*ConvexSolid::tetrahedron({}, {1, 0, 0}, {0, 1, 0}, {0, 0, 1})) == 1);
  CHECK(six_times_volume(Triangle{{}, {1, 0, 0}, {0, 1, 0}}) == 0);
  constexpr Point low{-kMaxCoordinate, -kMaxCoordinate, -kMaxCoordinate};
  constexpr Point high{kMaxCoordinate, kMaxCoordinate, kMaxCoordinate};
  CHECK(six_times_volume(Box::spanning(low, high)) == 6 * power_of_two(60));
  CHECK(six_times_volume(*ConvexSolid::from_box(Box::spanning(low, high))) == 6 * power_of_two(60));
}

TEST_CASE("the volume of a hull does not depend on where it stands") {
  RandomSource random(51);
  for (int round = 0; round < 100; ++round) {
    std::vector<Point> points;
    for (int n = 0; n < 8; ++n) {
      points.push_back({random.below(100), random.below(100), random.below(100)});
    }
    const auto hull = convex_hull(points);
    if (!hull) continue;
    CHECK(six_times_volume(*hull) == parapet::testing::six_volumes(*hull));
    const auto moved = hull->moved({-700, 33, 5});
    REQUIRE(moved.has_value());
    CHECK(six_times_volume(*moved) == six_times_volume(*hull));
  }
}
