#include "geometry/solids/flat_side.h"

#include <algorithm>
#include <catch2/catch.hpp>
#include <variant>

#include "geometry/solids/convex_hull.h"
#include "tests/support/random_source.h"
#include "tests/support/solid_checks.h"

using namespace parapet;
using parapet::testing::meeting;
using parapet::testing::Meeting;
using parapet::testing::RandomSource;

namespace {

std::vector<Point> random_points(RandomSource& random, int count, int most) {
  std::vector<Point> points;
  for (int n = 0; n < count; ++n) {
    points.push_back({random.below(most), random.below(most), random.below(most)});
  }
  return points;
}

// A convex outline in the plane z = 0 as the side of a solid above (or below) it, and that solid.
struct Outline {
  ConvexSolid solid;
  FlatSide side;
};

Outline random_outline(RandomSource& random, int height) {
  for (;;) {
    std::vector<Point> points;
    for (int n = 0; n < 5; ++n) {
      const Point flat{random.below(7), random.below(7), 0};
      points.push_back(flat);
      points.push_back(flat + Vec{0, 0, height});
    }
    const auto solid = convex_hull(points);
    if (!solid) continue;
    for (const FlatSide& side : flat_sides(*solid)) {
      if (side.plane.offset == 0 && side.plane.normal.x == 0 && side.plane.normal.y == 0) {
        return {*solid, side};
      }
    }
  }
}

}  // namespace

TEST_CASE("the sides of a box and of the same box as a solid are the same") {
  const Box box = Box::spanning({-3, 5, 7}, {20, 6, 96});
  auto sides = flat_sides(box);
  auto others = flat_sides(*ConvexSolid::from_box(box));
  CHECK(sides.size() == 6);
  const auto by_normal = [](const FlatSide& a, const FlatSide& b) {
    return a.plane.normal < b.plane.normal;
  };
  std::sort(sides.begin(), sides.end(), by_normal);
  std::sort(others.begin(), others.end(), by_normal);
  CHECK(sides == others);
}

TEST_CASE("a flat box and a triangle have two sides and a rod none") {
  CHECK(flat_sides(Box::spanning({0, 0, 5}, {4, 4, 5})).size() == 2);
  CHECK(flat_sides(Box::spanning({0, 0, 5}, {4, 0, 5})).empty());
  const auto sides = flat_sides(Triangle{{4, 0, 0}, {0, 0, 0}, {0, 6, 0}});
  REQUIRE(sides.size() == 2);
  CHECK(sides[0].plane.normal == Vec{0, 0, -1});
  CHECK(sides[1].plane.normal == Vec{0, 0, 1});
  CHECK(sides_touch(sides[0], sides[1]));
  CHECK(flat_sides(Triangle{{4, 0, 0}, {0, 0, 0}, {8, 0, 0}}).empty());
}

TEST_CASE("sides run round the solid as seen from outside") {
  RandomSource random(11);
  for (int round = 0; round < 200; ++round) {
    const auto solid = convex_hull(random_points(random, 7, 9));
    if (!solid) continue;
    const auto sides = flat_sides(*solid);
    CHECK(sides.size() == solid->planes().size());
    for (const FlatSide& side : sides) {
      const auto& corners = side.corners;
      REQUIRE(corners.size() >= 3);
      CHECK(std::min_element(corners.begin(), corners.end()) == corners.begin());
      for (std::size_t n = 0; n < corners.size(); ++n) {
        const Point next = corners[(n + 1) % corners.size()];
        const Point last = corners[(n + 2) % corners.size()];
        CHECK(dot(cross(next - corners[n], last - next), side.plane.normal) > 0);
        CHECK(side.plane.value(corners[n]) == 0);
      }
      for (const Point vertex : solid->vertices()) CHECK(side.plane.value(vertex) <= 0);
    }
  }
}

TEST_CASE("sides touch where solids on either side of them would overlap on the same side") {
  RandomSource random(12);
  int touching = 0;
  constexpr int kRounds = 400;
  for (int round = 0; round < kRounds; ++round) {
    const Outline above = random_outline(random, 3);
    const Outline below = random_outline(random, -3);
    const Vec aside{random.below(7), random.below(7), 0};
    const auto moved = below.solid.moved(aside);
    REQUIRE(moved.has_value());
    const auto raised = moved->moved({0, 0, 3});
    REQUIRE(raised.has_value());
    const auto sides = flat_sides(*moved);
    const auto top = std::find_if(sides.begin(), sides.end(), [](const FlatSide& side) {
      return side.plane.normal == Vec{0, 0, 1};
    });
    REQUIRE(top != sides.end());
    const bool touch = sides_touch(above.side, *top);
    CHECK(touch == (meeting(above.solid, *raised) == Meeting::overlapping));
    CHECK(touch == sides_touch(*top, above.side));
    touching += touch ? 1 : 0;
  }
  CHECK(touching > kRounds / 10);
  CHECK(touching < kRounds * 9 / 10);
}

TEST_CASE("sides that face the same way or lie in two planes do not touch") {
  const auto top = [](Point low) {
    return flat_sides(Box::spanning(low, low + Vec{10, 10, 10}))[5];
  };
  const auto under = [](Point low) {
    return flat_sides(Box::spanning(low, low + Vec{10, 10, 10}))[4];
  };
  CHECK(sides_touch(top({0, 0, 0}), under({5, 5, 10})));
  CHECK_FALSE(sides_touch(top({0, 0, 0}), top({0, 0, 0})));
  CHECK_FALSE(sides_touch(top({0, 0, 0}), under({5, 5, 11})));
  CHECK_FALSE(sides_touch(top({0, 0, 0}), under({10, 0, 10})));   // a line
  CHECK_FALSE(sides_touch(top({0, 0, 0}), under({10, 10, 10})));  // a point
  CHECK(sides_touch(top({0, 0, 0}), under({9, 9, 10})));
}
