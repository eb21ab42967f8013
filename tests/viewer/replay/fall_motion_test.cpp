#include "viewer/replay/fall_motion.h"

#include <catch2/catch.hpp>
#include <cmath>
#include <numbers>

#include "viewer/scene/brick_poses.h"

namespace parapet::viewer {
namespace {

using Turn = std::array<double, 4>;

Turn about_z(double angle) { return {0, 0, std::sin(angle / 2), std::cos(angle / 2)}; }

double angle_of(const Turn& turn) { return 2 * std::atan2(turn[2], turn[3]); }

// One body that goes from x = 0 to 100 in the second second and turns by an angle about z.
FallMotion moving(double angle, double sign = 1) {
  Turn end = about_z(angle);
  for (double& part : end) part *= sign;
  FallMotion motion;
  motion.bodies.push_back({{4, 5},
                           {0, 0, 50},
                           std::nullopt,
                           {{1, {{0, 0, 50}, about_z(0)}}, {2, {{100, 0, 30}, end}}}});
  motion.length = 2;
  return motion;
}

constexpr double kQuarter = std::numbers::pi / 2;

TEST_CASE("a body goes straight from key to key and turns evenly") {
  const FallMotion motion = moving(kQuarter);
  for (const double share : {0.0, 0.1, 0.5, 0.75, 1.0}) {
    const BodyPlace place = place_at(motion, 0, 1 + share);
    CHECK(place.to.x == Approx(100 * share));
    CHECK(place.to.z == Approx(50 - 20 * share));
    CHECK(angle_of(place.turn) == Approx(kQuarter * share).margin(1e-12));
    double square = 0;
    for (const double part : place.turn) square += part * part;
    CHECK(square == Approx(1));
  }
}

TEST_CASE("a body stands still before its first key and after its last one") {
  const FallMotion motion = moving(kQuarter);
  CHECK(place_at(motion, 0, 0).to.x == 0);
  CHECK(place_at(motion, 0, 9).to.x == 100);
  FallMotion still;
  still.bodies.push_back({{0}, {7, 8, 9}, std::nullopt, {}});
  CHECK(place_at(still, 0, 1).to.y == 8);
}

TEST_CASE("a quaternion and its negative are one turn and the shorter way is taken") {
  for (const double angle : {0.0, 1e-6, 1.0, 3.0}) {
    const BodyPlace plain = place_at(moving(angle), 0, 1.5);
    const BodyPlace negative = place_at(moving(angle, -1), 0, 1.5);
    CHECK(std::abs(angle_of(plain.turn)) == Approx(angle / 2).margin(1e-9));
    for (std::size_t n = 0; n < 4; ++n) {
      CHECK(std::abs(plain.turn[n]) == Approx(std::abs(negative.turn[n])).margin(1e-9));
    }
  }
}

TEST_CASE("a turn by half a circle stays a turn on its way") {
  const BodyPlace place = place_at(moving(2 * kQuarter), 0, 1.5);
  CHECK(angle_of(place.turn) == Approx(kQuarter));
}

TEST_CASE("what breaks off is carried by its body until its first key") {
  FallMotion motion = moving(kQuarter);
  motion.bodies.push_back({{6}, {10, 0, 50}, 0, {{1.5, {{1, 2, 3}, about_z(0)}}}});
  motion.bodies.push_back({{7}, {20, 0, 50}, 1, {{2, {{4, 5, 6}, about_z(0)}}}});
  const BodyPlace carried = place_at(motion, 1, 1.25);
  CHECK(carried.to.x == Approx(25 + 10 * std::cos(kQuarter / 4)));
  CHECK(carried.to.y == Approx(10 * std::sin(kQuarter / 4)));
  CHECK(angle_of(carried.turn) == Approx(kQuarter / 4));
  CHECK(place_at(motion, 1, 1.5).to.z == 3);
  // By the one that carries it, wherever that is by then.
  const BodyPlace twice = place_at(motion, 2, 1.75);
  CHECK(twice.to.x == Approx(11));
  CHECK(place_at(motion, 2, 2).to.x == 4);
}

TEST_CASE("each piece of a body moves with it") {
  const std::vector<BrickPose> poses = poses_at(moving(kQuarter), 2);
  REQUIRE(poses.size() == 2);
  CHECK((poses[0].piece == 4 && poses[1].piece == 5));
  const BrickPoint corner = posed(poses[1], {10, 0, 50});
  CHECK(corner.x == Approx(100));
  CHECK(corner.y == Approx(10));
  CHECK(corner.z == Approx(30));
}

TEST_CASE("units fall ever faster and no deeper than they may") {
  FallMotion motion;
  motion.units = {{1, 450}};
  motion.gravity = 100;
  motion.length = 3;
  const std::vector<BrickUnit> units = {{"stays", "", "", {0, 0, 500}, 80, 200, {}, true},
                                        {"falls", "", "", {0, 0, 500}, 80, 200, {}, true}};
  CHECK(units_at(motion, units, 0)[1].foot.z == 500);
  CHECK(units_at(motion, units, 0)[1].airborne);
  CHECK(units_at(motion, units, 1)[1].foot.z == Approx(450));
  CHECK(units_at(motion, units, 2)[1].foot.z == Approx(300));
  CHECK(units_at(motion, units, 3)[1].foot.z == Approx(50));
  CHECK(units_at(motion, units, 99)[1].foot.z == Approx(50));
  CHECK_FALSE(units_at(motion, units, 1)[1].airborne);
  CHECK(units_at(motion, units, 2)[0].foot.z == 500);
  // A fall that is over before gravity would have it so ends all the same.
  motion.length = 0.5;
  CHECK(units_at(motion, units, 0.5)[1].foot.z == Approx(50));
}

TEST_CASE("times are told in hundredths of a second") {
  CHECK(seconds_text(0) == "0.00 s");
  CHECK(seconds_text(0.12) == "0.12 s");
  CHECK(seconds_text(0.296) == "0.30 s");
  CHECK(seconds_text(61.5) == "61.50 s");
}

}  // namespace
}  // namespace parapet::viewer
