#include "scans/place/align.h"

#include <catch2/catch.hpp>
#include <cmath>
#include <numbers>

#include "scans/place/turn.h"
#include "tests/support/lattice_terrains.h"

using namespace parapet;
using namespace parapet::scans;
using namespace parapet::testing;

namespace {

// A wall with merlons like studs, on a strip of ground: from one stud to another.
Surface merlons(int from, int to, double ground) {
  FieldPlan plan;
  plan.ys = {-ground, 0, 8, 8 + ground};
  plan.xs = {from * 8.0};
  std::vector<double> tops;
  for (int stud = from; stud < to; ++stud) {
    for (const double x : {1.6, 6.4, 8.0}) plan.xs.push_back(stud * 8.0 + x);
    for (const double z : {40.0, 41.8, 40.0}) tops.push_back(z);
  }
  const std::vector<double> level(tops.size(), 0);
  plan.heights = level;
  plan.heights.insert(plan.heights.end(), tops.begin(), tops.end());
  plan.heights.insert(plan.heights.end(), level.begin(), level.end());
  return surface_of(plan, 4);
}

// An angle of walls with a gate, on ground.
Surface gate(double edge) {
  FieldPlan plan;
  plan.xs = {0, 30, 40, 70, 110, 150, 190};
  plan.ys = {0, 40, 50, 100, 120};
  const auto height = [](int x, int y) {
    if (x == 1 && y >= 1) return 50.0;
    if (y == 1 && x >= 1 && x != 3) return x == 4 ? 62.0 : 50.0;
    return 0.0;
  };
  for (int y = 0; y < 4; ++y) {
    for (int x = 0; x < 6; ++x) plan.heights.push_back(height(x, y));
  }
  return surface_of(plan, edge);
}

LatticeFit studs() {
  LatticeFit fit;
  fit.name = "studs";
  fit.pitch_mm = 8;
  fit.rise_mm = 3.2;
  return fit;
}

Motion motion_of(double degrees, Vector3 shift) {
  Motion motion;
  motion.turn = about_z(degrees * std::numbers::pi / 180);
  motion.shift = shift;
  return motion;
}

}  // namespace

TEST_CASE("two copies of a wall that stand five degrees apart are laid onto each other") {
  Surface first = gate(5);
  add_noise(first, 0.1, 1);
  for (const double degrees : {5.0, -5.0, 95.0, 183.0}) {
    const Motion away = motion_of(degrees, {17, -23, 0.4});
    Surface second = gate(7);
    add_noise(second, 0.1, 2);
    const auto aligned = align(first, moved(second, away), std::nullopt);
    INFO(degrees);
    REQUIRE(aligned);
    const Motion both = then(away, aligned->motion);
    for (const Vector3 corner : {Vector3{0, 0, 0}, Vector3{190, 120, 0}, Vector3{40, 50, 50}}) {
      CHECK(length(both(corner) - corner) < 0.3);
    }
    CHECK(aligned->overlap > 0.9);
    CHECK(aligned->residual_mm < 0.2);
    CHECK(aligned->motion.scale == 1);
  }
}

TEST_CASE("a piece of a brick wall that fits at every stud is refused") {
  const auto aligned = align(merlons(0, 24, 0), merlons(6, 14, 0), studs());
  REQUIRE(!aligned);
  CHECK(aligned.error().code == "ambiguous");
  // Nor do its ends help where the same wall was scanned a stud farther on.
  const auto shifted = align(merlons(0, 40, 20), merlons(1, 41, 20), studs());
  REQUIRE(!shifted);
  CHECK(shifted.error().code == "ambiguous");
}

TEST_CASE("a piece that shows something there is only once is laid where it belongs") {
  Surface whole = gate(4);
  const Surface piece = whole;
  // The eastern part alone, a quarter turn about and a whole number of studs away.
  Surface part;
  part.points = piece.points;
  for (const Face& face : piece.faces) {
    if (piece.points[face[0]].x > 55) part.faces.push_back(face);
  }
  const Motion away = motion_of(90, {160, 80, 0});
  const auto aligned = align(whole, moved(part, away), studs());
  INFO((aligned ? "" : aligned.error().found));
  REQUIRE(aligned);
  const Motion both = then(away, aligned->motion);
  CHECK(length(both({150, 50, 0}) - Vector3{150, 50, 0}) < 0.1);
}

TEST_CASE("scans that share nothing are refused") {
  const auto floor = [](double height) {
    FieldPlan plan;
    plan.xs = {0, 100};
    plan.ys = {0, 100};
    plan.heights = {height};
    return surface_of(plan, 10);
  };
  const auto aligned = align(floor(0), floor(80), std::nullopt);
  REQUIRE(!aligned);
  CHECK(aligned.error().code == "no-overlap");
  REQUIRE(!align(floor(0), Surface{}, std::nullopt));
  CHECK(align(Surface{}, floor(0), std::nullopt).error().code == "no-overlap");
}

TEST_CASE("a bare floor slides and is refused") {
  FieldPlan plan;
  plan.xs = {0, 100};
  plan.ys = {0, 100};
  plan.heights = {0};
  Surface floor = surface_of(plan, 5);
  Surface part;
  part.points = floor.points;
  for (const Face& face : floor.faces) {
    if (floor.points[face[0]].x < 50) part.faces.push_back(face);
  }
  const auto aligned = align(floor, part, std::nullopt);
  REQUIRE(!aligned);
  CHECK(aligned.error().code == "ambiguous");
}
