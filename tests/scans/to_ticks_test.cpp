#include "scans/terrain/to_ticks.h"

#include <catch2/catch.hpp>
#include <cmath>
#include <map>

#include "tests/support/scan_damage.h"
#include "tests/support/scan_shapes.h"

namespace parapet::testing {
namespace {

using scans::to_ticks;

double figure(const scans::TickMesh& mesh, const std::string& name) {
  for (const auto& [key, value] : mesh.steps.front().figures) {
    if (key == name) return value;
  }
  return -1;
}

// Six times the volume, in cubic ticks.
std::int64_t six_volumes(const Mesh& mesh) {
  std::int64_t sum = 0;
  for (std::size_t n = 0; n < mesh.faces.size(); ++n) {
    const Triangle t = mesh.triangle(n);
    sum += dot(cross(t.a - Point{}, t.b - Point{}), t.c - Point{});
  }
  return sum;
}

bool is_balanced(const Mesh& mesh) {
  std::map<std::pair<std::uint32_t, std::uint32_t>, int> walks;
  for (const auto& face : mesh.faces) {
    for (std::size_t n = 0; n < 3; ++n) {
      const auto from = face[n];
      const auto to = face[(n + 1) % 3];
      walks[std::minmax(from, to)] += from < to ? 1 : -1;
    }
  }
  return std::all_of(walks.begin(), walks.end(), [](const auto& walk) { return walk.second == 0; });
}

}  // namespace

TEST_CASE("a box in millimetres is the same box in ticks") {
  const auto made = to_ticks(box({0, 0, 0}, {1.5, 2, 3.2}));
  REQUIRE(made);
  REQUIRE(made->mesh.points.size() == 8);
  REQUIRE(made->mesh.faces.size() == 12);
  REQUIRE(made->mesh.points.front() == Point{0, 0, 0});
  REQUIRE(made->mesh.points.back() == Point{15, 20, 32});
  REQUIRE(six_volumes(made->mesh) == 6 * 15 * 20 * 32);
  REQUIRE(made->largest_move_mm == Approx(0).margin(1e-12));
}

TEST_CASE("halves of a tick are rounded away from 0 and the largest move is told") {
  const auto made = to_ticks(box({-0.05, -0.05, -0.05}, {0.05, 0.05, 0.05}));
  REQUIRE(made);
  REQUIRE(made->mesh.points.front() == Point{-1, -1, -1});
  REQUIRE(made->mesh.points.back() == Point{1, 1, 1});
  REQUIRE(made->largest_move_mm == Approx(0.05 * std::sqrt(3.0)));
  REQUIRE(figure(*made, "largest_move_mm") == made->largest_move_mm);
}

TEST_CASE("twenty orders of the triangles give the same mesh in ticks") {
  const Surface surface = hill({});
  const auto first = to_ticks(surface);
  REQUIRE(first);
  for (std::uint64_t seed = 1; seed <= 20; ++seed) {
    const auto again = to_ticks(shuffled(surface, seed));
    REQUIRE(again);
    REQUIRE(again->mesh == first->mesh);
    REQUIRE(again->largest_move_mm == first->largest_move_mm);
  }
  REQUIRE(to_ticks(unwelded(surface))->mesh == first->mesh);
}

TEST_CASE("the mesh in ticks is in an order of its own") {
  const Mesh mesh = to_ticks(shuffled(hill({}), 7))->mesh;
  REQUIRE(std::is_sorted(mesh.points.begin(), mesh.points.end()));
  REQUIRE(std::is_sorted(mesh.faces.begin(), mesh.faces.end()));
  for (const auto& face : mesh.faces) REQUIRE(face[0] < std::min(face[1], face[2]));
}

TEST_CASE("faces smaller than a tick go and the surface stays closed") {
  // Its rings near the poles are finer than a tick.
  const auto made = to_ticks(sphere({0, 0, 0}, 1, 40));
  REQUIRE(made);
  REQUIRE(figure(*made, "faces_flat") > 0);
  REQUIRE(figure(*made, "points_joined") > 0);
  REQUIRE(is_balanced(made->mesh));
  const double volume = static_cast<double>(six_volumes(made->mesh)) / 6;
  REQUIRE(volume == Approx(4.0 / 3 * 3.14159 * 1000).epsilon(0.05));
}

TEST_CASE("a wall thinner than a tick becomes a sheet and does not vanish") {
  const auto made = to_ticks(box({0, 0, 0}, {10, 0.04, 20}));
  REQUIRE(made);
  REQUIRE(made->mesh.faces.size() == 4);
  REQUIRE(is_balanced(made->mesh));
  REQUIRE(figure(*made, "faces_cancelled") == 0);
}

TEST_CASE("three walls within a tick become one sheet") {
  Surface walls = box({0, 0, 0}, {10, 0.02, 20});
  walls = together(walls, box({0, 0.03, 0}, {10, 0.04, 20}));
  const auto made = to_ticks(together(walls, box({0, -0.03, 0}, {10, -0.01, 20})));
  REQUIRE(made);
  REQUIRE(made->mesh.faces.size() == 4);
  REQUIRE(figure(*made, "faces_cancelled") == 8);
}

TEST_CASE("a top that two shells share is counted for both") {
  const auto made = to_ticks(together(box({0, 0, 0}, {10, 10, 10}), box({0, 0, 5}, {10, 10, 10})));
  REQUIRE(made);
  REQUIRE(made->mesh.faces.size() == 24);
  REQUIRE(six_volumes(made->mesh) == 6 * (1'000'000 + 500'000));
}

TEST_CASE("what rounding turns over is told") {
  // Slivers: in ticks the corners (0, 0), (10, 0.4), (20, 0.6) turn right, rounded they turn left.
  const auto sliver = [](double middle) {
    return Surface{{{0, 0, 1}, {1, middle, 1}, {2, 0.06, 1}}, {{0, 1, 2}}};
  };
  REQUIRE(figure(*to_ticks(together(box({0, 0, 0}, {9, 9, 1}), sliver(0.04))), "faces_turned") ==
          1);
  REQUIRE(figure(*to_ticks(together(box({0, 0, 0}, {9, 9, 1}), sliver(0.01))), "faces_turned") ==
          0);
}

TEST_CASE("what no table holds is refused") {
  REQUIRE(to_ticks(box({0, 0, 0}, {1, 1, 52'428.8})));
  REQUIRE(to_ticks(box({0, 0, 0}, {1, 1, 52'429})).error().code == "out-of-range");
  REQUIRE(to_ticks(box({0, 0, 0}, {0.04, 0.04, 0.04})).error().code == "bad-scan");
  REQUIRE(to_ticks({}).error().code == "bad-scan");
}

TEST_CASE("points that no face names do not count") {
  Surface surface = box({0, 0, 0}, {1, 1, 1});
  surface.points.push_back({1e9, 0, 0});
  REQUIRE(to_ticks(surface)->mesh.points.size() == 8);
}

}  // namespace parapet::testing
