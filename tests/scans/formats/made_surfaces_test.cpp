#include <catch2/catch.hpp>
#include <cmath>
#include <map>
#include <set>
#include <string>

#include "scans/terrain/blocks_surface.h"
#include "scans/terrain/heights_surface.h"
#include "scans/terrain/terraces.h"
#include "tests/support/random_source.h"

using namespace parapet;
using namespace parapet::scans;

namespace {

double volume(const Surface& surface) {
  double sum = 0;
  for (const Face& face : surface.faces) {
    sum += dot(surface.points[face[0]], cross(surface.points[face[1]], surface.points[face[2]]));
  }
  return sum / 6;
}

// How often each edge is run through one way more than the other; edges that are even are left out.
std::map<std::pair<std::uint32_t, std::uint32_t>, int> uneven_edges(const Surface& surface) {
  std::map<std::pair<std::uint32_t, std::uint32_t>, int> edges;
  for (const Face& face : surface.faces) {
    for (std::size_t i = 0; i < 3; ++i) {
      const std::uint32_t a = face[i];
      const std::uint32_t b = face[(i + 1) % 3];
      edges[{std::min(a, b), std::max(a, b)}] += a < b ? 1 : -1;
    }
  }
  for (auto edge = edges.begin(); edge != edges.end();) {
    edge = edge->second == 0 ? edges.erase(edge) : std::next(edge);
  }
  return edges;
}

Blocks blocks(std::array<int, 3> size, const std::set<std::array<int, 3>>& solid) {
  Blocks result;
  result.size = size;
  for (int z = 0; z < size[2]; ++z) {
    for (int y = 0; y < size[1]; ++y) {
      for (int x = 0; x < size[0]; ++x) result.solid.push_back(solid.count({x, y, z}) > 0 ? 1 : 0);
    }
  }
  return result;
}

MadeSurface made(const Result<MadeSurface>& result) {
  INFO((result ? std::string() : to_text(result.error())));
  REQUIRE(result);
  return *result;
}

Heights ramp(int columns, int rows, double per_column, bool in_steps) {
  Heights heights;
  heights.columns = columns;
  heights.rows = rows;
  for (int row = 0; row < rows; ++row) {
    for (int column = 0; column < columns; ++column) {
      const double height = column * per_column;
      heights.heights.emplace_back(in_steps ? std::floor(height) : height);
    }
  }
  return heights;
}

const Step* step(const MadeSurface& surface, const std::string& name) {
  for (const Step& one : surface.steps) {
    if (one.name == name) return &one;
  }
  return nullptr;
}

}  // namespace

TEST_CASE("a cube has twelve triangles and faces outwards") {
  const MadeSurface cube = made(blocks_surface(blocks({1, 1, 1}, {{0, 0, 0}})));
  CHECK(cube.surface.points.size() == 8);
  CHECK(cube.surface.faces.size() == 12);
  CHECK(volume(cube.surface) == 1);
  CHECK(uneven_edges(cube.surface).empty());
}

TEST_CASE("cubes that meet in an edge or a corner enclose what they should") {
  const MadeSurface edge = made(blocks_surface(blocks({2, 2, 1}, {{0, 0, 0}, {1, 1, 0}})));
  CHECK(volume(edge.surface) == 2);
  CHECK(edge.surface.faces.size() == 24);
  CHECK(uneven_edges(edge.surface).empty());
  const MadeSurface corner = made(blocks_surface(blocks({2, 2, 2}, {{0, 0, 0}, {1, 1, 1}})));
  CHECK(volume(corner.surface) == 2);
  CHECK(uneven_edges(corner.surface).empty());
}

TEST_CASE("a hollow box stays hollow") {
  std::set<std::array<int, 3>> solid;
  for (int z = 0; z < 3; ++z) {
    for (int y = 0; y < 3; ++y) {
      for (int x = 0; x < 3; ++x) {
        if (x != 1 || y != 1 || z != 1) solid.insert({x, y, z});
      }
    }
  }
  const MadeSurface hollow = made(blocks_surface(blocks({3, 3, 3}, solid)));
  CHECK(volume(hollow.surface) == 26);
  CHECK(hollow.surface.faces.size() == 2 * (54 + 6));
}

TEST_CASE("heaps of cubes have the volume of their number") {
  testing::RandomSource random(8);
  for (int round = 0; round < 60; ++round) {
    const std::array<int, 3> size{random.between(1, 7), random.between(1, 7), random.between(1, 7)};
    std::set<std::array<int, 3>> solid{{0, 0, 0}};
    const int percent = random.between(10, 95);
    for (int z = 0; z < size[2]; ++z) {
      for (int y = 0; y < size[1]; ++y) {
        for (int x = 0; x < size[0]; ++x) {
          if (random.chance(percent)) solid.insert({x, y, z});
        }
      }
    }
    const MadeSurface heap = made(blocks_surface(blocks(size, solid)));
    REQUIRE(volume(heap.surface) == Approx(static_cast<double>(solid.size())).margin(1e-9));
    REQUIRE(uneven_edges(heap.surface).empty());
    std::set<std::array<double, 3>> points;
    for (const Vector3& p : heap.surface.points) points.insert({p.x, p.y, p.z});
    REQUIRE(points.size() == heap.surface.points.size());
  }
}

TEST_CASE("cubes that are none are refused") {
  CHECK(blocks_surface(blocks({2, 2, 2}, {})).error().code == "bad-scan");
  Blocks few = blocks({2, 2, 2}, {{0, 0, 0}});
  few.solid.pop_back();
  CHECK(blocks_surface(few).error().code == "bad-scan");
  few.size = {-1, 1, 1};
  CHECK(blocks_surface(few).error().code == "bad-scan");
  CHECK(blocks_surface(blocks({1, 1, 1}, {{0, 0, 0}}), 11).error().code == "limit");
}

TEST_CASE("heights become triangles that face up, north at the top") {
  Heights heights = ramp(3, 2, 0, false);
  heights.spacing_x = 2;
  heights.spacing_y = 5;
  heights.heights = {0.0, 0.0, 9.0, 1.0, 0.0, 0.0};
  const MadeSurface surface = made(heights_surface(heights));
  CHECK(surface.surface.points[2] == Vector3{4, 5, 9});
  CHECK(surface.surface.points[3] == Vector3{0, 0, 1});
  REQUIRE(surface.surface.faces.size() == 4);
  double area = 0;
  for (const Face& face : surface.surface.faces) {
    const Vector3 a = surface.surface.points[face[0]];
    const Vector3 normal =
        cross(surface.surface.points[face[1]] - a, surface.surface.points[face[2]] - a);
    CHECK(normal.z > 0);
    area += normal.z / 2;
  }
  CHECK(area == 20);
}

TEST_CASE("a cell of heights is parted where its ends differ less") {
  Heights ridge = ramp(2, 2, 0, false);
  ridge.heights = {5.0, 0.0, 0.0, 5.0};  // the ridge runs from the north-west to the south-east
  const MadeSurface along = made(heights_surface(ridge));
  ridge.heights = {0.0, 5.0, 5.0, 0.0};
  const MadeSurface across = made(heights_surface(ridge));
  // The common edge of both triangles is level: above each place lies at least its own height.
  for (const MadeSurface& surface : {along, across}) {
    std::map<std::uint32_t, int> uses;
    for (const Face& face : surface.surface.faces) {
      for (const std::uint32_t corner : face) ++uses[corner];
    }
    for (const auto& [corner, count] : uses) {
      CHECK((count == 2) == (surface.surface.points[corner].z == 5));
    }
  }
}

TEST_CASE("where there is no data the surface stays open") {
  Heights heights = ramp(5, 5, 1, false);
  heights.heights[12] = std::nullopt;
  const MadeSurface surface = made(heights_surface(heights));
  CHECK(surface.surface.points.size() == 24);
  CHECK(surface.surface.faces.size() == 2 * 12 + 4);
  CHECK(uneven_edges(surface.surface).size() == 16 + 4);
  REQUIRE(step(surface, "heights-to-surface") != nullptr);
  CHECK(step(surface, "heights-to-surface")->text.find("1 places without data") !=
        std::string::npos);
}

// Slopes of pictures with 256 greys are stairs: said, and smoothed only when asked for.
TEST_CASE("terraces of 8 bit heights are told and left") {
  const Heights steps = ramp(1024, 6, 0.25, true);
  const MadeSurface left = made(heights_surface(steps));
  const Step* told = step(left, "terraces");
  REQUIRE(told != nullptr);
  CHECK(told->text.find("256 steps of 1") != std::string::npos);
  CHECK(told->text.find("left as they are") != std::string::npos);
  for (const Vector3& p : left.surface.points) REQUIRE(p.z == std::floor(p.x * 0.25));

  HeightsRequest request;
  request.smooth_terraces = true;
  const MadeSurface smooth = made(heights_surface(steps, request));
  REQUIRE(step(smooth, "terraces") != nullptr);
  CHECK(step(smooth, "terraces")->text.find("smoothed") != std::string::npos);
  double steepest = 0;
  for (std::size_t i = 0; i < smooth.surface.points.size(); ++i) {
    const Vector3 p = smooth.surface.points[i];
    REQUIRE(std::abs(p.z - std::floor(p.x * 0.25)) <= 0.5 + 1e-12);
    const bool inside = p.x > 30 && p.x < 990;
    if (inside) steepest = std::max(steepest, p.z - smooth.surface.points[i - 1].z);
  }
  CHECK(steepest < 0.3);  // a stair has 1, the slope 0.25
}

TEST_CASE("heights that come in no steps are not called terraces") {
  CHECK_FALSE(terraces_of(ramp(1024, 6, 0.25, false)));
  CHECK_FALSE(terraces_of(ramp(8, 1, 1, true)));  // each height once: a stair of the builder's own
  REQUIRE(terraces_of(ramp(40, 4, 0.5, true)));
  CHECK(terraces_of(ramp(40, 4, 0.5, true))->levels == 20);
  CHECK(made(heights_surface(ramp(1024, 6, 0.25, false))).steps.size() == 1);
}

TEST_CASE("heights that make no surface are refused") {
  Heights heights = ramp(3, 3, 0, false);
  for (std::size_t i = 0; i < 9; i += 2) heights.heights[i] = std::nullopt;
  CHECK(heights_surface(heights).error().code == "bad-scan");
  heights.heights.pop_back();
  CHECK(heights_surface(heights).error().code == "bad-scan");
  HeightsRequest request;
  request.most_faces = 7;
  CHECK(heights_surface(ramp(3, 3, 0, false), request).error().code == "limit");
}
