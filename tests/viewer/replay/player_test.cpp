#include "viewer/replay/player.h"

#include <catch2/catch.hpp>
#include <cmath>
#include <limits>
#include <vector>

using parapet::viewer::Player;

namespace {

const std::vector<double> kMarks = {0, 0.04, 0.08, 0.12};

Player at(double share) {
  Player player(0.2, kMarks);
  player.scrub(share);
  return player;
}

}  // namespace

TEST_CASE("a replay stands at its start until it is played") {
  Player player(2, kMarks);
  CHECK(player.now() == 0);
  CHECK_FALSE(player.is_playing());
  player.pass(1);
  CHECK(player.now() == 0);
  player.play();
  player.pass(0.5);
  CHECK(player.now() == Approx(0.5));
  CHECK(player.share() == Approx(0.25));
  player.pause();
  player.pass(1);
  CHECK(player.now() == Approx(0.5));
  player.toggle();
  CHECK(player.is_playing());
  player.pass(-7);  // a clock that was set back
  CHECK(player.now() == 0);
}

TEST_CASE("a replay pauses at its end and is played again from its start") {
  Player player(2);
  player.play();
  player.pass(99);
  CHECK(player.now() == 2);
  CHECK(player.is_over());
  CHECK_FALSE(player.is_playing());
  player.play();
  CHECK(player.now() == 0);
  CHECK(player.is_playing());
}

TEST_CASE("slow motion and fast") {
  Player player(8);
  player.play();
  CHECK(player.speed() == 1);
  player.slower();
  player.pass(1);
  CHECK(player.now() == Approx(0.5));
  for (int n = 0; n < 9; ++n) player.slower();
  CHECK(player.speed() == 0.125);
  player.pass(1);
  CHECK(player.now() == Approx(0.625));
  for (int n = 0; n < 9; ++n) player.faster();
  CHECK(player.speed() == 2);
  player.pass(1);
  CHECK(player.now() == Approx(2.625));
}

TEST_CASE("steps go from moment to moment and pause") {
  Player player(0.2, kMarks);
  player.play();
  std::vector<double> seen;
  for (int n = 0; n < 6; ++n) {
    player.step_forward();
    CHECK_FALSE(player.is_playing());
    seen.push_back(player.now());
  }
  CHECK(seen == std::vector<double>{0.04, 0.08, 0.12, 0.2, 0.2, 0.2});
  seen.clear();
  for (int n = 0; n < 5; ++n) {
    player.step_back();
    seen.push_back(player.now());
  }
  CHECK(seen == std::vector<double>{0.12, 0.08, 0.04, 0, 0});
}

TEST_CASE("steps from between two moments go to the next one and to the one before") {
  Player between = at(0.25);  // 0.05 s
  between.step_forward();
  CHECK(between.now() == 0.08);
  between = at(0.25);
  between.step_back();
  CHECK(between.now() == 0.04);
}

TEST_CASE("it is scrubbed to any share and plays on from there") {
  CHECK(at(0.5).now() == Approx(0.1));
  CHECK(at(-1).now() == 0);
  CHECK(at(7).now() == 0.2);
  CHECK(at(std::numeric_limits<double>::quiet_NaN()).now() == 0);
  Player player(0.2, kMarks);
  player.play();
  player.scrub(0.5);
  CHECK(player.is_playing());
  player.scrub(1);
  player.pass(0);
  CHECK_FALSE(player.is_playing());
}

TEST_CASE("a replay of nothing is over at once") {
  for (const double length : {0.0, -1.0}) {
    Player player(length, kMarks);
    CHECK(player.share() == 1);
    CHECK(player.is_over());
    player.play();
    CHECK_FALSE(player.is_playing());
    player.step_forward();
    player.step_back();
    player.scrub(0.5);
    player.pass(1);
    CHECK(player.now() == 0);
  }
}

TEST_CASE("moments outside of a replay and out of order do not count") {
  const std::vector<double> marks = {-1, 0.5, 0.3, 0.5, 0.7, 3};
  Player player(1, marks);
  std::vector<double> seen;
  for (int n = 0; n < 4; ++n) {
    player.step_forward();
    seen.push_back(player.now());
  }
  CHECK(seen == std::vector<double>{0.5, 0.7, 1, 1});
}
