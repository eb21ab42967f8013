#include "geometry/solids/insides_meet.h"

#include <algorithm>
#include <array>
#include <catch2/catch.hpp>
#include <optional>
#include <vector>

#include "geometry/solids/convex_hull.h"
#include "tests/geometry/numbers/generator.h"

namespace parapet::testing {
namespace {

// A place as whole numbers over a common one.
using Homogeneous = std::array<Wide, 4>;

Wide determinant(const std::array<Homogeneous, 4>& rows) {
  const auto minor2 = [&](std::size_t r, std::size_t s, std::size_t a, std::size_t b) {
    return rows[r][a] * rows[s][b] - rows[r][b] * rows[s][a];
  };
  // Laplace by the first two rows.
  return minor2(0, 1, 0, 1) * minor2(2, 3, 2, 3) - minor2(0, 1, 0, 2) * minor2(2, 3, 1, 3) +
         minor2(0, 1, 0, 3) * minor2(2, 3, 1, 2) + minor2(0, 1, 1, 2) * minor2(2, 3, 0, 3) -
         minor2(0, 1, 1, 3) * minor2(2, 3, 0, 2) + minor2(0, 1, 2, 3) * minor2(2, 3, 0, 1);
}

// Where three planes meet in one point; its last number is positive.
std::optional<Homogeneous> common_point(const Plane& a, const Plane& b, const Plane& c) {
  const Vec bc = cross(b.normal, c.normal);
  const Vec ca = cross(c.normal, a.normal);
  const Vec ab = cross(a.normal, b.normal);
  const Wide scale = wide_dot(a.normal, bc);
  if (scale == 0) return std::nullopt;
  const auto along = [&](std::int64_t Vec::*axis) {
    return Wide{a.offset} * (bc.*axis) + Wide{b.offset} * (ca.*axis) + Wide{c.offset} * (ab.*axis);
  };
  const Wide sign = scale < 0 ? -1 : 1;
  return Homogeneous{sign * along(&Vec::x), sign * along(&Vec::y), sign * along(&Vec::z),
                     sign * scale};
}

bool outside(const Plane& plane, const Homogeneous& p) {
  return p[0] * plane.normal.x + p[1] * plane.normal.y + p[2] * plane.normal.z >
         p[3] * plane.offset;
}

// What two solids share has an inside exactly when not all of its corners lie in one plane; its
// corners are the places where three of their planes meet outside none of them.
bool share_an_inside(const ConvexSolid& a, const ConvexSolid& b) {
  std::vector<Plane> planes = a.planes();
  planes.insert(planes.end(), b.planes().begin(), b.planes().end());
  std::vector<Homogeneous> corners;
  for (std::size_t i = 0; i < planes.size(); ++i) {
    for (std::size_t j = i + 1; j < planes.size(); ++j) {
      for (std::size_t k = j + 1; k < planes.size(); ++k) {
        const auto point = common_point(planes[i], planes[j], planes[k]);
        if (!point) continue;
        const auto beyond = [&](const Plane& plane) { return outside(plane, *point); };
        if (std::none_of(planes.begin(), planes.end(), beyond)) corners.push_back(*point);
      }
    }
  }
  std::sort(corners.begin(), corners.end());
  corners.erase(std::unique(corners.begin(), corners.end()), corners.end());
  for (std::size_t i = 0; i < corners.size(); ++i) {
    for (std::size_t j = i + 1; j < corners.size(); ++j) {
      for (std::size_t k = j + 1; k < corners.size(); ++k) {
        for (std::size_t l = k + 1; l < corners.size(); ++l) {
          if (determinant({corners[i], corners[j], corners[k], corners[l]}) != 0) return true;
        }
      }
    }
  }
  return false;
}

ConvexSolid random_solid(Generator& generator) {
  while (true) {
    std::vector<Point> points;
    const auto count = 4 + generator.below(3);
    for (std::uint64_t n = 0; n < count; ++n) points.push_back(generator.point(3));
    if (auto hull = convex_hull(points)) return *hull;
  }
}

Shape random_shape(Generator& generator) {
  if (generator.below(3) != 0) return random_solid(generator);
  while (true) {
    const Box box = generator.box(3);
    if (!is_flat(box)) return box;
  }
}

ConvexSolid solid_of(const Shape& shape) {
  const auto* box = std::get_if<Box>(&shape);
  return box != nullptr ? ConvexSolid::from_box(*box).value() : std::get<ConvexSolid>(shape);
}

}  // namespace

TEST_CASE("insides meet where what two solids share has an inside") {
  Generator generator(20);
  int meet = 0;
  int touch = 0;
  for (int n = 0; n < 600; ++n) {
    const Shape a = random_shape(generator);
    const Shape b = random_shape(generator);
    const Vec by = generator.vec(3);
    const ConvexSolid moved = solid_of(a).moved(by).value();
    const bool expected = share_an_inside(moved, solid_of(b));
    REQUIRE(insides_meet(a, by, b) == expected);
    REQUIRE(insides_meet(b, -by, a) == expected);
    meet += expected ? 1 : 0;
    touch += !expected && overlap(moved.bounds(), bounds(b)) ? 1 : 0;
  }
  REQUIRE(meet > 100);
  REQUIRE(touch > 100);
}

TEST_CASE("shapes that touch do not meet and those a tick deeper do") {
  const Shape a = Box::spanning({0, 0, 0}, {10, 10, 10});
  for (const Vec side : {Vec{10, 0, 0}, Vec{0, -10, 0}, Vec{0, 0, 10}, Vec{10, 10, 3}}) {
    CHECK_FALSE(insides_meet(a, side, a));
    const auto nearer = [](std::int64_t along) { return along - (along > 0) + (along < 0); };
    CHECK(insides_meet(a, {nearer(side.x), nearer(side.y), nearer(side.z)}, a));
  }
  CHECK(insides_meet(a, {}, a));
}

TEST_CASE("edges that cross touch at one place and meet a tick deeper") {
  // Two roofs, ridge over ridge crosswise.
  const Shape lower =
      *convex_hull({{-9, -4, 0}, {9, -4, 0}, {-9, 4, 0}, {9, 4, 0}, {-9, 0, 5}, {9, 0, 5}});
  const Shape upper =
      *convex_hull({{-4, -9, 5}, {-4, 9, 5}, {4, -9, 5}, {4, 9, 5}, {0, -9, 0}, {0, 9, 0}});
  CHECK_FALSE(insides_meet(upper, {0, 0, 5}, lower));
  CHECK(insides_meet(upper, {0, 0, 4}, lower));
}

TEST_CASE("what is flat meets where it reaches into an inside") {
  const Shape cube = Box::spanning({0, 0, 0}, {10, 10, 10});
  const Shape in = Triangle{{-5, 5, 5}, {15, 5, 5}, {5, 15, 5}};
  const Shape on = Triangle{{-5, 5, 10}, {15, 5, 10}, {5, 15, 10}};
  CHECK(insides_meet(cube, {}, in));
  CHECK_FALSE(insides_meet(cube, {}, on));
  CHECK_FALSE(insides_meet(in, {}, in));
  const Shape sheet = Box::spanning({-5, 5, -5}, {15, 5, 15});
  CHECK(insides_meet(sheet, {}, cube));
  CHECK_FALSE(insides_meet(sheet, {0, 5, 0}, cube));
  CHECK_FALSE(insides_meet(sheet, {}, sheet));
  CHECK_FALSE(insides_meet(sheet, {}, in));
}

TEST_CASE("insides meet at the ends of the range") {
  const std::int64_t end = kMaxCoordinate;
  const Point tip{end, end, end};
  const Shape a = *ConvexSolid::tetrahedron({-end, -end, -end}, {end, -end, end}, {-end, end, end},
                                            {end, end, -end});
  const Shape b = *ConvexSolid::tetrahedron(tip, {-end, end, end - 1}, {end, -end, end - 1},
                                            {end - 1, end, -end});
  CHECK(insides_meet(a, {}, b) == insides_meet(b, {}, a));
  CHECK(insides_meet(a, {}, a));
  CHECK_FALSE(insides_meet(Box::spanning({-end, -end, -end}, {0, end, end}), {},
                           Box::spanning({0, -end, -end}, {end, end, end})));
}

}  // namespace parapet::testing
