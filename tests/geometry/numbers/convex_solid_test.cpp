#include "geometry/numbers/convex_solid.h"

#include <algorithm>
#include <catch2/catch.hpp>
#include <set>

#include "generator.h"
#include "sample_solids.h"
#include "wide_oracle.h"

using namespace parapet;
using parapet::testing::Generator;
using parapet::testing::SolidPlan;

namespace {

const std::vector<Point> kCorners = {{0, 0, 0}, {4, 0, 0}, {4, 4, 0}, {0, 4, 0},
                                     {0, 0, 4}, {4, 0, 4}, {4, 4, 4}, {0, 4, 4}};
const std::vector<FaceLoop> kSides = {{3, 2, 1, 0}, {4, 5, 6, 7}, {0, 1, 5, 4},
                                      {1, 2, 6, 5}, {2, 3, 7, 6}, {3, 0, 4, 7}};

std::optional<SolidFault> fault(const std::vector<Point>& vertices,
                                const std::vector<FaceLoop>& faces) {
  const auto made = ConvexSolid::make(vertices, faces);
  if (const auto* found = std::get_if<SolidFault>(&made)) return *found;
  return std::nullopt;
}

std::vector<Point> with_corner(std::size_t index, Point place) {
  std::vector<Point> corners = kCorners;
  corners[index] = place;
  return corners;
}

std::vector<FaceLoop> with_side(std::size_t index, FaceLoop side) {
  std::vector<FaceLoop> sides = kSides;
  sides[index] = std::move(side);
  return sides;
}

}  // namespace

TEST_CASE("convex solid (1): closed convex boundaries are accepted") {
  CHECK(fault(kCorners, kSides) == std::nullopt);
  Generator generator(1);
  for (const SolidPlan& plan : testing::solid_plans()) {
    CHECK(fault(plan.vertices, plan.faces) == std::nullopt);
    for (int i = 0; i < 100; ++i) {
      const SolidPlan moved = distort(plan, generator);
      REQUIRE(fault(moved.vertices, moved.faces) == std::nullopt);
    }
  }
}

TEST_CASE("convex solid (1): corners may lie within a side and within an edge") {
  // A cube whose bottom edge 0-1 has a corner in its middle.
  std::vector<Point> corners = kCorners;
  corners.push_back({2, 0, 0});
  std::vector<FaceLoop> sides = with_side(0, {3, 2, 1, 8, 0});
  CHECK(fault(corners, sides) == SolidFault::not_closed);
  sides[2] = {0, 8, 1, 5, 4};
  CHECK(fault(corners, sides) == std::nullopt);
  sides[2] = {8, 1, 5, 4, 0};
  CHECK(fault(corners, sides) == std::nullopt);
}

TEST_CASE("convex solid (1): each fault is named") {
  CHECK(fault(with_corner(6, {4, 4, kMaxCoordinate + 1}), kSides) ==
        SolidFault::vertex_out_of_range);
  CHECK(fault(with_corner(6, {0, 0, 0}), kSides) == SolidFault::vertex_repeated);
  CHECK(fault(kCorners, with_side(1, {4, 5, 6, 8})) == SolidFault::no_such_vertex);
  CHECK(fault(kCorners, with_side(1, {4, 5})) == SolidFault::face_too_short);
  CHECK(fault(kCorners, with_side(1, {})) == SolidFault::face_too_short);
  CHECK(fault(with_corner(6, {4, 4, 5}), kSides) == SolidFault::face_not_flat);
  CHECK(fault(kCorners, with_side(1, {4, 6, 5, 7})) == SolidFault::face_not_convex);
  CHECK(fault(kCorners, with_side(1, {4, 5, 6, 5})) == SolidFault::face_not_convex);
  CHECK(fault(kCorners, with_side(1, {4, 4, 5, 6, 7})) == SolidFault::face_not_convex);
  CHECK(fault(kCorners, with_side(1, {4, 5, 6, 7, 4, 5, 6, 7})) == SolidFault::face_not_convex);
  CHECK(fault(kCorners, with_side(1, {7, 6, 5, 4})) == SolidFault::face_not_outer);
  CHECK(fault(kCorners, {}) == SolidFault::not_closed);
  CHECK(fault({}, {}) == SolidFault::not_closed);

  std::vector<FaceLoop> open(kSides.begin(), kSides.end() - 1);
  CHECK(fault(kCorners, open) == SolidFault::not_closed);
  std::vector<FaceLoop> twice = kSides;
  twice.push_back(kSides[0]);
  CHECK(fault(kCorners, twice) == SolidFault::not_closed);

  std::vector<Point> more = kCorners;
  more.push_back({2, 2, 2});
  CHECK(fault(more, kSides) == SolidFault::vertex_unused);
  more.back() = {2, 2, 5};
  CHECK(fault(more, kSides) == SolidFault::face_not_outer);

  const std::vector<Point> square(kCorners.begin(), kCorners.begin() + 4);
  CHECK(fault(square, {{0, 1, 2, 3}, {3, 2, 1, 0}}) == SolidFault::no_inside);
  CHECK(fault({{0, 0, 0}, {1, 0, 0}, {2, 0, 0}}, {{0, 1, 2}, {2, 1, 0}}) ==
        SolidFault::face_too_short);
}

TEST_CASE("convex solid (1): a dented solid and a star-shaped face are refused") {
  // An octahedron with its top pushed below the rim.
  const std::vector<FaceLoop> roof = {{0, 1, 4}, {1, 2, 4}, {2, 3, 4}, {3, 0, 4},
                                      {1, 0, 5}, {2, 1, 5}, {3, 2, 5}, {0, 3, 5}};
  const auto octahedron = [](std::int64_t top) {
    return std::vector<Point>{{9, 0, 0},  {0, 9, 0},   {-9, 0, 0},
                              {0, -9, 0}, {0, 0, top}, {0, 0, -9}};
  };
  CHECK(fault(octahedron(9), roof) == std::nullopt);
  CHECK(fault(octahedron(1), roof) == std::nullopt);
  CHECK(fault(octahedron(0), roof) == std::nullopt);
  CHECK(fault(octahedron(-1), roof) == SolidFault::face_not_outer);

  // A five-pointed star turns left at each corner, but winds twice.
  const std::vector<Point> cone = {{4, 0, 0},   {1, 4, 0},  {-3, 2, 0},
                                   {-3, -2, 0}, {1, -4, 0}, {0, 0, -5}};
  CHECK(fault(cone, {{0, 2, 4, 1, 3}}) == SolidFault::face_not_convex);
}

TEST_CASE("convex solid (2): one plane a flat side, looking outwards") {
  Generator generator(2);
  for (int i = 0; i < 500; ++i) {
    const ConvexSolid solid = testing::sample_solid(generator);
    REQUIRE(solid.planes().size() == testing::wide_oracle::Hull(solid.vertices()).side_count());
    for (const Plane& plane : solid.planes()) {
      const auto on_plane = std::count_if(solid.vertices().begin(), solid.vertices().end(),
                                          [&](Point vertex) { return plane.value(vertex) == 0; });
      const auto within = std::count_if(solid.vertices().begin(), solid.vertices().end(),
                                        [&](Point vertex) { return plane.value(vertex) <= 0; });
      REQUIRE(on_plane >= 3);
      REQUIRE(static_cast<std::size_t>(within) == solid.vertices().size());
    }
  }
}

TEST_CASE("convex solid (3): each direction of an edge once") {
  const auto made = ConvexSolid::make(kCorners, kSides);
  const auto& cube = std::get<ConvexSolid>(made);
  CHECK(cube.edges().size() == 12);
  CHECK(cube.edge_directions().size() == 3);
  CHECK(cube.bounds() == Box::spanning({0, 0, 0}, {4, 4, 4}));

  Generator generator(3);
  for (int i = 0; i < 500; ++i) {
    const ConvexSolid solid = testing::sample_solid(generator);
    // Euler: vertices + faces == edges + 2.
    REQUIRE(solid.vertices().size() + solid.faces().size() == solid.edges().size() + 2);
    for (const SolidEdge edge : solid.edges()) {
      REQUIRE(edge.from < edge.to);
      const Vec along = solid.vertices()[edge.to] - solid.vertices()[edge.from];
      const auto parallel =
          std::count_if(solid.edge_directions().begin(), solid.edge_directions().end(),
                        [&](Vec direction) { return cross(direction, along) == Vec{}; });
      REQUIRE(parallel == 1);
    }
  }
}

TEST_CASE("convex solid: a box becomes a solid unless it is flat or out of range") {
  const auto solid = ConvexSolid::from_box(Box::spanning({-1, -2, -3}, {4, 5, 6}));
  REQUIRE(solid);
  CHECK(solid->planes().size() == 6);
  CHECK(solid->edges().size() == 12);
  CHECK(solid->bounds() == Box::spanning({-1, -2, -3}, {4, 5, 6}));
  CHECK_FALSE(ConvexSolid::from_box(Box::spanning({0, 0, 0}, {4, 4, 0})));
  CHECK_FALSE(ConvexSolid::from_box(Box::spanning({0, 0, 0}, {4, 4, kMaxCoordinate + 1})));
}

TEST_CASE("convex solid: four points in any order are a tetrahedron unless flat") {
  Generator generator(4);
  int flat = 0;
  for (int i = 0; i < 2000; ++i) {
    const Point a = generator.point(2);
    const Point b = generator.point(2);
    const Point c = generator.point(2);
    const Point d = generator.point(2);
    const bool is_flat = testing::wide_oracle::orient3d(a, b, c, d) == Sign::zero;
    flat += is_flat;
    REQUIRE(ConvexSolid::tetrahedron(a, b, c, d).has_value() == !is_flat);
  }
  CHECK(flat > 50);
  CHECK_FALSE(ConvexSolid::tetrahedron({0, 0, 0}, {1, 0, 0}, {0, 1, 0}, {0, 0, 1 << 20}));
}

TEST_CASE("convex solid: a solid that is moved is the one made of moved corners") {
  Generator generator(5);
  for (int i = 0; i < 300; ++i) {
    const ConvexSolid solid = testing::sample_solid(generator);
    const Vec by = generator.point(1000) - Point{};
    std::vector<Point> corners = solid.vertices();
    for (Point& corner : corners) corner = corner + by;
    const auto made = ConvexSolid::make(corners, solid.faces());
    const auto moved = solid.moved(by);
    REQUIRE(moved);
    REQUIRE(std::holds_alternative<ConvexSolid>(made));
    const ConvexSolid& expected = std::get<ConvexSolid>(made);
    REQUIRE(moved->vertices() == expected.vertices());
    REQUIRE(moved->planes() == expected.planes());
    REQUIRE(moved->bounds() == expected.bounds());
    REQUIRE(moved->edges() == expected.edges());
    REQUIRE(moved->edge_directions() == expected.edge_directions());
    // Its form is not made again.
    REQUIRE(&moved->faces() == &solid.faces());
  }
  const auto corner =
      ConvexSolid::from_box(Box::spanning({kMaxCoordinate - 1, 0, 0}, {kMaxCoordinate, 1, 1}));
  CHECK(corner->moved({0, -5, 7}));
  CHECK_FALSE(corner->moved({1, 0, 0}));
}

TEST_CASE("convex solid: a copy shares the data and is no larger than a handle") {
  const auto solid = ConvexSolid::from_box(Box::spanning({0, 0, 0}, {1, 2, 3}));
  const ConvexSolid copy = *solid;
  CHECK(&copy.vertices() == &solid->vertices());
  static_assert(sizeof(ConvexSolid) <= 2 * sizeof(void*));
}
