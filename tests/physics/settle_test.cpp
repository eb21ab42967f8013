#include "physics/world/settle.h"

#include <algorithm>
#include <catch2/catch.hpp>
#include <cmath>
#include <set>

#include "physics/structure/centre.h"
#include "tests/physics/falling_scenes.h"

namespace parapet::testing {
namespace {

using physics::Settled;
using physics::Structure;
using physics::operator+;

constexpr Vec kBrickSize{160, 320, 96};

double turn_of(const physics::Pose& pose) {
  return 2 * std::acos(std::min(1.0, std::abs(pose.turn[3])));
}

}  // namespace

TEST_CASE("a block dropped flat comes to rest flat on the table") {
  Structure structure;
  structure.pieces = {block("a", {0, 0, 532}, kBrickSize)};
  structure.table_height = 32;
  const Settled settled = let_fall(structure, {{0}});
  CHECK(settled.at_rest);
  CHECK(settled.rest[0].position[2] == Approx(32 + 48).margin(1));
  CHECK(turn_of(settled.rest[0]) < 0.001);
}

TEST_CASE("a fall takes the time that it should") {
  Structure structure;
  structure.pieces = {block("a", {0, 0, 8000}, kBrickSize)};
  physics::SettleLimits limits;
  limits.most_steps = 200;
  limits.frame_every = 100;
  const Settled settled = let_fall(structure, {{0}}, never_breaks, limits);
  CHECK_FALSE(settled.at_rest);
  // 9.8 m/s2 for 0.2 s are 196 mm; the air takes a little.
  CHECK(8048 - settled.rest[0].position[2] == Approx(1960).epsilon(0.02));
  REQUIRE(settled.frames.size() == 3);
  CHECK(settled.frames[1].step == 100);
  CHECK(settled.frames[2].poses[0] == settled.rest[0]);
}

TEST_CASE("a stack of loose blocks stays") {
  Structure structure;
  std::vector<std::vector<std::uint32_t>> groups;
  for (std::uint32_t n = 0; n < 12; ++n) {
    structure.pieces.push_back(block("a", {0, 0, 96 * n}, kBrickSize));
    groups.push_back({n});
  }
  const Settled settled = let_fall(structure, groups);
  CHECK(settled.at_rest);
  for (std::size_t n = 0; n < groups.size(); ++n) {
    CHECK(std::abs(settled.rest[n].position[0] - 80) < 3);
    CHECK(std::abs(settled.rest[n].position[1] - 160) < 3);
    CHECK(std::abs(settled.rest[n].position[2] - (96.0 * static_cast<double>(n) + 48)) < 10);
    CHECK(turn_of(settled.rest[n]) < 0.01);
  }
}

TEST_CASE("a stack that leans over its foot falls") {
  Structure structure;
  std::vector<std::vector<std::uint32_t>> groups;
  for (std::uint32_t n = 0; n < 8; ++n) {
    structure.pieces.push_back(block("a", {24 * n, 0, 96 * n}, {160, 160, 96}));
    groups.push_back({n});
  }
  const Settled settled = let_fall(structure, groups);
  CHECK(settled.at_rest);
  CHECK(settled.rest.back().position[2] < 200);
}

TEST_CASE("a block on a slope slides where it is steeper than friction holds") {
  const auto rise_of = [](std::int64_t rise) {
    Structure structure;
    auto made = ConvexSolid::make(
        {{0, 0, 0}, {800, 0, 0}, {800, 320, 0}, {0, 320, 0}, {0, 0, rise}, {0, 320, rise}},
        {{0, 3, 2, 1}, {0, 1, 4}, {3, 5, 2}, {0, 4, 5, 3}, {1, 2, 5, 4}});
    physics::Piece slope = block("slope", {}, {1, 1, 1});
    slope.shapes = {std::get<ConvexSolid>(made)};
    // A prism whose underside lies on the slope: half way up, 160 long.
    const auto height = [&](std::int64_t x) { return rise - rise * x / 800; };
    auto prism = ConvexSolid::make(
        {{400, 80, height(400)},
         {560, 80, height(560)},
         {560, 240, height(560)},
         {400, 240, height(400)},
         {400, 80, height(400) + 60},
         {560, 80, height(560) + 60},
         {560, 240, height(560) + 60},
         {400, 240, height(400) + 60}},
        {{0, 3, 2, 1}, {4, 5, 6, 7}, {0, 1, 5, 4}, {1, 2, 6, 5}, {2, 3, 7, 6}, {3, 0, 4, 7}});
    physics::Piece slider = block("slider", {}, {1, 1, 1});
    slider.shapes = {std::get<ConvexSolid>(prism)};
    structure.pieces = {slope, slider};
    const Settled settled = let_fall(structure, {{1}});
    return settled.rest[0].position[0] - settled.frames.front().poses[0].position[0];
  };
  CHECK(rise_of(400) < 20);   // 0.5 of 0.6
  CHECK(rise_of(560) > 100);  // 0.7
}

TEST_CASE("a plank over an edge tips") {
  Structure structure;
  structure.pieces = {block("post", {0, 0, 0}, {80, 80, 960}),
                      block("plank", {0, 0, 960}, {800, 80, 96})};
  const Settled settled = let_fall(structure, {{1}});
  CHECK(settled.at_rest);
  CHECK(settled.rest[0].position[2] < 600);
}

TEST_CASE("what is gone carries nothing") {
  Structure structure;
  structure.pieces = {block("post", {0, 0, 0}, kBrickSize), block("top", {0, 0, 96}, kBrickSize)};
  const Settled settled =
      physics::settle(structure, {true, false}, bodies_of_pieces(structure, {{1}}), never_breaks,
                      {}, {}, physics::go_on);
  CHECK(settled.rest[0].position[2] == Approx(48).margin(1));
}

TEST_CASE("the same fall has the same bits twice and heaps end within their cap") {
  for (std::uint64_t seed = 0; seed < 12; ++seed) {
    const FallingScene scene = random_scene(seed);
    const Settled first = let_fall(scene.structure, scene.groups);
    CHECK(first.at_rest);
    CHECK(first.steps < physics::SettleLimits{}.most_steps);
    CHECK(bits_of(first) == bits_of(let_fall(scene.structure, scene.groups)));
  }
}

TEST_CASE("progress stops a fall where it is") {
  Structure structure;
  structure.pieces = {block("a", {0, 0, 9600}, kBrickSize)};
  int asked = 0;
  const Settled settled =
      physics::settle(structure, {false}, bodies_of_pieces(structure, {{0}}), never_breaks, {}, {},
                      [&](const char*, double) { return ++asked < 3; });
  CHECK_FALSE(settled.at_rest);
  CHECK(settled.steps == 100);
}

TEST_CASE("a body is asked once whether it breaks when it strikes hard") {
  Structure structure;
  structure.pieces = {block("a", {0, 0, 960}, {160, 320, 96}),
                      block("b", {160, 0, 960}, {640, 320, 96}),
                      block("low", {0, 0, 0}, {160, 320, 480})};
  std::vector<physics::Impact> impacts;
  const physics::Breaks breaks = [&](const physics::FallingBody& body,
                                     const physics::Impact& impact) {
    CHECK(body.pieces == std::vector<std::uint32_t>{0, 1});
    impacts.push_back(impact);
    return std::vector<std::vector<std::uint32_t>>{{0}, {1}};
  };
  const Settled settled = let_fall(structure, {{0, 1}}, breaks);
  REQUIRE(impacts.size() == 1);
  // It strikes the low block with the underside of piece a, upwards.
  physics::Vector3 impulse{};
  for (const physics::Blow& blow : impacts[0].blows) {
    CHECK(blow.at[0] < 162);
    CHECK(blow.at[2] == Approx(960).margin(30));
    impulse = impulse + blow.impulse;
  }
  CHECK(impulse[2] > 0);
  // It fell 480 ticks, which gives 0.97 m/s, and was struck outside its middle.
  CHECK(physics::length(impulse) < 0.00432 * 0.97);
  REQUIRE(settled.bodies.size() == 2);
  CHECK(settled.bodies[0].pieces == std::vector<std::uint32_t>{0});
  CHECK(settled.bodies[1].pieces == std::vector<std::uint32_t>{1});
  CHECK(settled.broke_off[0] == std::nullopt);
  CHECK(settled.broke_off[1] == std::size_t{0});
  CHECK(settled.at_rest);
  CHECK(settled.frames.front().poses.size() == 1);
  CHECK(settled.frames.back().poses.size() == 2);
  // One stays on the low block, the other falls past it.
  const physics::Vector3 a =
      physics::moved(settled.rest[0], settled.bodies[0].centre, {80, 160, 1008});
  CHECK(a[2] == Approx(528).margin(3));
  CHECK(settled.rest[1].position[2] < 400);
}

TEST_CASE("a gentle fall does not ask") {
  Structure structure;
  structure.pieces = {block("a", {0, 0, 96}, kBrickSize), block("b", {0, 0, 192}, kBrickSize)};
  bool asked = false;
  let_fall(structure, {{0, 1}}, [&](const physics::FallingBody& body, const physics::Impact&) {
    asked = true;
    return std::vector<std::vector<std::uint32_t>>{body.pieces};
  });
  CHECK_FALSE(asked);
}

}  // namespace parapet::testing
