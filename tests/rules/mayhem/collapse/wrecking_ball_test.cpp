#include "rules/mayhem/collapse/wrecking_ball.h"

#include <algorithm>
#include <catch2/catch.hpp>

#include "tests/support/board_generator.h"

// AOM-DDD-4: Walls under the ball, ramps, and what it does not roll over. What it does to the
// board: device_test.cpp.

using namespace parapet;
using namespace parapet::mayhem;
using namespace parapet::testing;

namespace {

using Rows = std::vector<std::string>;

const Rows kGround = {"+ + + + + + + +", " . . R . . . . ", "+ + + + + + + +"};

BallRoll rolled(const TileMap& map, const Footprint& ball, Heading heading,
                std::set<Space> taken = {}) {
  const Board board = assembled(map);
  return roll_ball({board, map, std::move(taken), true}, ball, heading);
}

}  // namespace

TEST_CASE("all Walls under the ball act as Openings, not only those that stop it") {
  const TileMap map =
      map_of_plans({{"+ + + + +", " . .|. . ", "+ +-+ + +", " . .|. . ", "+ + + + +"}});
  const BallRoll roll = rolled(map, {{0, 0, 1}, 2, 2}, Heading::east);
  CHECK(roll.rest.at == Space{1, 0, 1});
  REQUIRE(roll.opened.size() == 3);
  for (const Edge& edge : {Edge{EdgeAxis::vertical, 2, 0, 1}, Edge{EdgeAxis::vertical, 2, 1, 1},
                           Edge{EdgeAxis::horizontal, 1, 1, 1}}) {
    CHECK(std::count(roll.opened.begin(), roll.opened.end(), edge) == 1);
  }
}

TEST_CASE("a Wall on the edge that a ramp lifts the ball over stops it there") {
  const Rows plain = {"      + + + + +", "       . . . . ", "      + + + + +"};
  const Rows walled = {"      + + + + +", "      |. . . . ", "      + + + + +"};
  CHECK(rolled(map_of_plans({kGround, plain}), {{0, 0, 1}, 1, 1}, Heading::east).rest.at ==
        Space{6, 0, 2});
  const BallRoll roll = rolled(map_of_plans({kGround, walled}), {{0, 0, 1}, 1, 1}, Heading::east);
  CHECK(roll.rest.at == Space{3, 0, 2});
  CHECK(roll.opened == std::vector<Edge>{{EdgeAxis::vertical, 3, 0, 2}});
  CHECK(roll.spaces == std::vector<Space>{{3, 0, 2}});  // there is no floor before that Wall
  CHECK(roll.struck == Space{3, 0, 2});
}

TEST_CASE("a ramp whose way is not told lifts a ball every way, also from a higher Level") {
  const Rows ends = {"+ + + + + + + +", " . .   . . . . ", "+ + + + + + + +"};
  const TileMap map = map_of_plans({kGround, ends});
  CHECK(rolled(map, {{0, 0, 1}, 1, 1}, Heading::east).rest.at == Space{6, 0, 2});
  CHECK(rolled(map, {{6, 0, 1}, 1, 1}, Heading::west).rest.at == Space{0, 0, 2});
  TileMap eastward = map;
  eastward.tiles.front().ramps = {{2, 0, Heading::east}};
  CHECK(rolled(eastward, {{6, 0, 1}, 1, 1}, Heading::west).rest.at == Space{0, 0, 1});

  const Rows flat = {"+ + + + + + + +", " . . . . . . . ", "+ + + + + + + +"};
  const Rows ramp = {"+ + + +        ", " . . R         ", "+ + + +        "};
  const Rows top = {"      + + + + +", "       . . . . ", "      + + + + +"};
  CHECK(rolled(map_of_plans({flat, ramp, top}), {{0, 0, 2}, 1, 1}, Heading::east).rest.at ==
        Space{6, 0, 3});
}

TEST_CASE("a ball stops before what it does not roll over, on its Level and up a ramp") {
  const Rows upper = {"      + + + + +", "       . . . . ", "      + + + + +"};
  const TileMap map = map_of_plans({kGround, upper});
  const auto end = [&](Space taken) {
    return rolled(map, {{0, 0, 1}, 1, 1}, Heading::east, {taken}).rest.at;
  };
  CHECK(end({1, 0, 1}) == Space{0, 0, 1});
  CHECK(end({2, 0, 1}) == Space{1, 0, 1});
  CHECK(end({3, 0, 2}) == Space{2, 0, 1});
  CHECK(end({3, 0, 1}) == Space{6, 0, 2});
  CHECK(end({5, 0, 2}) == Space{4, 0, 2});
}
