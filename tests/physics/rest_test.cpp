#include "physics/collapse/rest.h"

#include <array>
#include <catch2/catch.hpp>
#include <cmath>

#include "tests/physics/falling_scenes.h"

namespace parapet::testing {
namespace {

using physics::RestingBody;
using physics::Structure;

constexpr Vec kBrickSize{160, 320, 96};

// A body put down in a pose, without a fall.
RestingBody put(const Structure& structure, const physics::Pose& pose) {
  physics::Settled settled;
  settled.bodies = bodies_of_pieces(structure, {{0}});
  settled.broke_off = {std::nullopt};
  settled.rest = {pose};
  return physics::resting_bodies(structure, std::vector<bool>(structure.pieces.size(), false),
                                 settled)
      .front();
}

// The shadow of a shape along an axis given by whole numbers.
std::array<std::int64_t, 2> shadow(const Shape& shape, Vec axis) {
  std::vector<Point> corners;
  if (const auto* solid = std::get_if<ConvexSolid>(&shape)) {
    corners = solid->vertices();
  } else {
    corners = ConvexSolid::from_box(std::get<Box>(shape))->vertices();
  }
  std::array<std::int64_t, 2> reach{dot(axis, corners[0] - Point{}),
                                    dot(axis, corners[0] - Point{})};
  for (const Point corner : corners) {
    reach[0] = std::min(reach[0], dot(axis, corner - Point{}));
    reach[1] = std::max(reach[1], dot(axis, corner - Point{}));
  }
  return reach;
}

std::vector<Vec> sides_and_edges(const ConvexSolid& a, const ConvexSolid& b) {
  std::vector<Vec> axes;
  for (const ConvexSolid& solid : {a, b}) {
    for (const Plane& plane : solid.planes()) axes.push_back(plane.normal);
  }
  for (const SolidEdge e : a.edges()) {
    for (const SolidEdge f : b.edges()) {
      axes.push_back(cross(a.vertices()[e.to] - a.vertices()[e.from],
                           b.vertices()[f.to] - b.vertices()[f.from]));
    }
  }
  return axes;
}

ConvexSolid solid_of(const Shape& shape) {
  const auto* box = std::get_if<Box>(&shape);
  return box != nullptr ? ConvexSolid::from_box(*box).value() : std::get<ConvexSolid>(shape);
}

// Is there a plane between them? Shown by one, so that the answer needs no trust.
bool are_apart(const Shape& a, const Shape& b) {
  for (const Vec axis : sides_and_edges(solid_of(a), solid_of(b))) {
    const auto one = shadow(a, axis);
    const auto other = shadow(b, axis);
    if (axis != Vec{} && (one[1] <= other[0] || other[1] <= one[0])) return true;
  }
  return false;
}

}  // namespace

TEST_CASE("a block that lies flat is put exactly on what is below it") {
  Structure structure;
  structure.pieces = {block("a", {0, 0, 500}, kBrickSize), block("low", {0, 0, 0}, kBrickSize)};
  const RestingBody body = put(structure, {{80.3, 159.6, 143.6}, {0.001, 0.002, 0.003, 1}});
  REQUIRE(body.pieces.size() == 1);
  CHECK(std::get<Box>(body.pieces[0].shapes[0]) == Box::spanning({0, 0, 96}, {160, 320, 192}));
  CHECK(body.from == Point{80, 160, 548});
  CHECK(body.to == Point{80, 160, 144});
  CHECK_FALSE(body.overlaps);
}

TEST_CASE("a block that was turned by a quarter lies on the lattice again") {
  Structure structure;
  structure.pieces = {block("a", {0, 0, 500}, kBrickSize)};
  const double half = std::sqrt(0.5);
  const RestingBody body = put(structure, {{611.0, 507.0, 47.6}, {0, 0, half, half}});
  CHECK(bounds_of(body) == Box::spanning({480, 400, 0}, {800, 560, 96}));
}

TEST_CASE("a block beside a wall stays off the lattice where a wall has its place") {
  Structure structure;
  structure.pieces = {block("a", {0, 0, 500}, kBrickSize),
                      block("wall", {-30, 0, 0}, {60, 320, 960})};
  const RestingBody body = put(structure, {{112.0, 160.0, 47.6}, {0, 0, 0, 1}});
  CHECK(bounds_of(body) == Box::spanning({32, 0, 0}, {192, 320, 96}));
  CHECK_FALSE(body.overlaps);
}

TEST_CASE("a block that lies flat but turned is level") {
  Structure structure;
  structure.pieces = {block("a", {0, 0, 500}, kBrickSize)};
  const RestingBody body =
      put(structure, {{100.0, 100.0, 47.6}, {0.004, 0.003, std::sin(0.3), std::cos(0.3)}});
  for (const Point corner : solid_of(body.pieces[0].shapes[0]).vertices()) {
    CHECK((corner.z == 0 || corner.z == 96));
  }
  CHECK(std::holds_alternative<ConvexSolid>(body.pieces[0].shapes[0]));
}

TEST_CASE("nothing sinks below the table and what hovers is let down") {
  Structure structure;
  structure.table_height = 64;
  structure.pieces = {block("a", {0, 0, 500}, kBrickSize)};
  for (const double height : {40.0, 111.0, 900.0}) {
    const RestingBody body =
        put(structure, {{100.0, 100.0, height}, {std::sin(0.3), 0, 0, std::cos(0.3)}});
    CHECK(bounds_of(body).lo().z == 64);
    CHECK_FALSE(body.overlaps);
  }
}

TEST_CASE("a body in a place that cannot be freed says so") {
  Structure structure;
  structure.pieces = {block("a", {0, 0, 500}, kBrickSize),
                      block("rock", {-500, -500, 0}, {1000, 1000, 960})};
  CHECK(put(structure, {{80.0, 160.0, 300.0}, {0, 0, 0, 1}}).overlaps);
}

TEST_CASE("bodies at rest lie beside each other and each on something") {
  for (std::uint64_t seed = 0; seed < 12; ++seed) {
    const FallingScene scene = random_scene(seed);
    const physics::Settled settled = let_fall(scene.structure, scene.groups);
    const auto bodies = physics::resting_bodies(
        scene.structure, std::vector<bool>(scene.structure.pieces.size(), false), settled);
    const Shape wall = scene.structure.pieces[0].shapes[0];
    const auto meets_another = [&](std::size_t n, Vec by) {
      for (const physics::RestingPiece& piece : bodies[n].pieces) {
        for (const Shape& shape : piece.shapes) {
          const Shape moved = solid_of(shape).moved(by).value();
          if (bounds(moved).lo().z < 0 || !are_apart(moved, wall)) return true;
          for (std::size_t m = 0; m < bodies.size(); ++m) {
            if (m == n) continue;
            for (const physics::RestingPiece& other : bodies[m].pieces) {
              for (const Shape& beside : other.shapes) {
                if (!are_apart(moved, beside)) return true;
              }
            }
          }
        }
      }
      return false;
    };
    for (std::size_t n = 0; n < bodies.size(); ++n) {
      INFO("seed " << seed << " body " << n);
      CHECK_FALSE(bodies[n].overlaps);
      CHECK_FALSE(meets_another(n, {0, 0, 0}));
      CHECK(meets_another(n, {0, 0, -1}));
    }
  }
}

}  // namespace parapet::testing
