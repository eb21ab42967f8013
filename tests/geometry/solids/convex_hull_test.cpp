#include "geometry/solids/convex_hull.h"

#include <algorithm>
#include <catch2/catch.hpp>
#include <set>

#include "geometry/numbers/wide.h"
#include "tests/support/random_source.h"

using namespace parapet;
using parapet::testing::RandomSource;

namespace {

using Points = std::vector<Point>;

// A solid by the definitions, for few points: a side is a plane through three of them that has all
// on one side, a corner is a point where three sides with independent normals meet.
struct SlowHull {
  Points corners;
  std::set<std::set<Point>> sides;  // their corners
};

Wide determinant(Vec a, Vec b, Vec c) {
  return Wide{a.x} * (Wide{b.y} * c.z - Wide{b.z} * c.y) -
         Wide{a.y} * (Wide{b.x} * c.z - Wide{b.z} * c.x) +
         Wide{a.z} * (Wide{b.x} * c.y - Wide{b.y} * c.x);
}

SlowHull slow_hull(const Points& points) {
  struct Side {
    Vec normal;
    std::set<Point> in;
  };
  std::vector<Side> sides;
  for (const Point a : points) {
    for (const Point b : points) {
      for (const Point c : points) {
        Side side{cross(b - a, c - a), {}};
        if (side.normal == Vec{}) continue;
        bool outer = true;
        bool flat = true;
        for (const Point p : points) {
          const Wide value = determinant(b - a, c - a, p - a);
          outer = outer && value <= 0;
          flat = flat && value == 0;
          if (value == 0) side.in.insert(p);
        }
        const auto same = [&](const Side& known) { return known.in == side.in; };
        if (!outer || flat || std::any_of(sides.begin(), sides.end(), same)) continue;
        sides.push_back(side);
      }
    }
  }
  const auto is_corner = [&](Point p) {
    for (const Side& i : sides) {
      for (const Side& j : sides) {
        for (const Side& k : sides) {
          if (i.in.contains(p) && j.in.contains(p) && k.in.contains(p) &&
              determinant(i.normal, j.normal, k.normal) != 0) {
            return true;
          }
        }
      }
    }
    return false;
  };
  SlowHull hull;
  for (const Point p : std::set(points.begin(), points.end())) {
    if (is_corner(p)) hull.corners.push_back(p);
  }
  for (Side& side : sides) {
    std::erase_if(side.in, [&](Point p) {
      return std::find(hull.corners.begin(), hull.corners.end(), p) == hull.corners.end();
    });
    hull.sides.insert(side.in);
  }
  return hull;
}

std::set<std::set<Point>> sides_of(const ConvexSolid& solid) {
  std::set<std::set<Point>> sides;
  for (const FaceLoop& face : solid.faces()) {
    std::set<Point> side;
    for (const std::uint32_t corner : face) side.insert(solid.vertices()[corner]);
    sides.insert(side);
  }
  return sides;
}

bool all_in_one_plane(const Points& points) {
  for (const Point a : points) {
    for (const Point b : points) {
      for (const Point c : points) {
        if (determinant(a - points[0], b - points[0], c - points[0]) != 0) return false;
      }
    }
  }
  return true;
}

Points random_points(RandomSource& random, int count, int x, int y, int z) {
  Points points;
  for (int i = 0; i < count; ++i) {
    const int east = random.between(-x, x);
    const int south = random.between(-y, y);
    points.push_back({east, south, random.between(-z, z)});
  }
  return points;
}

Points box_corners(std::int64_t size) {
  Points corners;
  for (const std::int64_t x : {-size, size}) {
    for (const std::int64_t y : {-size, size}) {
      for (const std::int64_t z : {-size, size}) corners.push_back({x, y, z});
    }
  }
  return corners;
}

}  // namespace

TEST_CASE("convex hull (1) and (2): it agrees with the definitions on crowded lattices") {
  RandomSource random(20);
  int solids = 0;
  int flat = 0;
  for (int round = 0; round < 1500; ++round) {
    const int x = random.between(0, 3);
    const int y = random.between(0, 3);
    const Points points = random_points(random, random.between(1, 9), x, y, random.between(0, 2));
    const auto hull = convex_hull(points);
    if (all_in_one_plane(points)) {
      REQUIRE_FALSE(hull.has_value());
      REQUIRE(hull.error() == HullFault::flat);
      ++flat;
      continue;
    }
    REQUIRE(hull.has_value());
    const SlowHull slow = slow_hull(points);
    REQUIRE(hull->vertices() == slow.corners);
    REQUIRE(sides_of(*hull) == slow.sides);
    REQUIRE(hull->faces().size() == hull->planes().size());
    ++solids;
  }
  CHECK(solids > 300);
  CHECK(flat > 300);
}

TEST_CASE("convex hull (1): every point lies inside and every side is supported") {
  RandomSource random(21);
  for (const int reach : {2, 5, 40, 1 << 19}) {
    for (int round = 0; round < 20; ++round) {
      const Points points = random_points(random, 120, reach, reach, random.between(1, reach));
      const auto hull = convex_hull(points);
      REQUIRE(hull.has_value());
      for (const Plane& plane : hull->planes()) {
        int on_plane = 0;
        for (const Point point : points) {
          REQUIRE(plane.value(point) <= 0);
          if (plane.value(point) == 0) ++on_plane;
        }
        REQUIRE(on_plane >= 3);
      }
      for (const Point vertex : hull->vertices()) {
        REQUIRE(std::find(points.begin(), points.end(), vertex) != points.end());
      }
    }
  }
}

TEST_CASE("convex hull (3): neither the order of the points nor repeats change anything") {
  RandomSource random(22);
  for (int round = 0; round < 200; ++round) {
    Points points = random_points(random, 20, 2, 2, 2);
    const auto hull = convex_hull(points);
    points.insert(points.end(), points.begin(), points.begin() + random.below(20));
    random.shuffle(points);
    const auto again = convex_hull(points);
    REQUIRE(hull.has_value() == again.has_value());
    if (!hull) continue;
    REQUIRE(hull->vertices() == again->vertices());
    REQUIRE(hull->faces() == again->faces());
    for (const FaceLoop& face : hull->faces()) {
      REQUIRE(*std::min_element(face.begin(), face.end()) == face.front());
    }
  }
}

TEST_CASE("convex hull: all the points of a block are its eight corners and six sides") {
  Points points;
  for (int x = 0; x < 6; ++x) {
    for (int y = 0; y < 5; ++y) {
      for (int z = 0; z < 4; ++z) points.push_back({x, y, z});
    }
  }
  const auto hull = convex_hull(points);
  REQUIRE(hull.has_value());
  CHECK(hull->vertices().size() == 8);
  CHECK(hull->faces().size() == 6);
}

TEST_CASE("convex hull: it works to the ends of the range and no farther") {
  const auto hull = convex_hull(box_corners(kMaxCoordinate));
  REQUIRE(hull.has_value());
  CHECK(hull->faces().size() == 6);
  CHECK(convex_hull(box_corners(kMaxCoordinate + 1)).error() == HullFault::point_out_of_range);
}

TEST_CASE("convex hull: what has no inside and what is too much is refused") {
  CHECK(convex_hull({}).error() == HullFault::flat);
  CHECK(convex_hull({{1, 2, 3}, {1, 2, 3}, {1, 2, 3}, {1, 2, 3}}).error() == HullFault::flat);
  CHECK(convex_hull({{0, 0, 0}, {0, 0, 1}, {0, 0, 2}, {0, 0, 3}}).error() == HullFault::flat);
  CHECK(convex_hull({{0, 0, 0}, {0, 1, 0}, {0, 0, 2}, {0, 5, 3}}).error() == HullFault::flat);
  CHECK(convex_hull({{0, 0, 1}, {3, 0, 1}, {0, 3, 1}, {1, 1, 1}}).error() == HullFault::flat);

  Points points;  // on a paraboloid, so that all of them are corners
  const int count = static_cast<int>(kMaxHullPoints) + 1;
  for (int i = 0; i < count; ++i) {
    const std::int64_t x = i % 33;
    const std::int64_t y = i / 33;
    points.push_back({x, y, x * x + y * y});
  }
  CHECK(convex_hull(points).error() == HullFault::too_many_points);
  points.back() = points.front();  // a repeat is not one more
  const auto most = convex_hull(points);
  REQUIRE(most.has_value());
  CHECK(most->vertices().size() == kMaxHullPoints);
}
