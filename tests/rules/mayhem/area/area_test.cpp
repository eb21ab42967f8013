#include "rules/mayhem/area/area.h"

#include <algorithm>
#include <catch2/catch.hpp>

#include "tests/support/board_generator.h"
#include "tests/support/sight_question.h"

using namespace parapet;
using namespace parapet::mayhem;
using namespace parapet::testing;

namespace {

std::vector<Space> area(const Board& board, Space center, int radius, const Chosen& chosen = {}) {
  Options options;
  for (const auto& [id, value] : chosen) REQUIRE(options.set(id, value));
  std::vector<Space> spaces;
  for (const AreaSpace& one :
       area_of_effect({board, board}, center, radius, AreaRules::from(options))) {
    spaces.push_back(one.space);
  }
  return spaces;
}

bool holds(const std::vector<Space>& spaces, Space space) {
  return std::find(spaces.begin(), spaces.end(), space) != spaces.end();
}

// A room of 3 x 3 with a door in its south wall, in the middle of the picture.
const Rows kRoom = {"+ + + + + + +", " . . . . . . ", "+ +-+-+-+ + +", " .|. . .|. . ",
                    "+ + + + + + +", " .|. . .|. . ", "+ + + + + + +", " .|. . .|. . ",
                    "+ +-#=#-+ + +", " . . . . . . ", "+ + + + + + +", " . . . . . . ",
                    "+ + + + + + +"};

}  // namespace

TEST_CASE("AOM-AOE-1: a square of spaces round the Center, cut off at the map's edge") {
  const Board board = assembled(map_of_plans({open_ground(9, 9)}));
  CHECK(area(board, {4, 4, 1}, 0).size() == 1);
  CHECK(area(board, {4, 4, 1}, 1).size() == 9);
  CHECK(area(board, {4, 4, 1}, 2).size() == 25);
  CHECK(area(board, {0, 0, 1}, 2).size() == 9);
  CHECK(area(board, {0, 0, 1}, 256).size() == 81);
}

TEST_CASE("AOM-AOE-4: only spaces with floor of the Center's Level") {
  const Rows roof = {"+ + +      ", " . .       ", "+ + +      ", " . .       ",
                     "+ + +      ", "           ", "           "};
  const Board board = assembled(map_of_plans({open_ground(5, 3), roof}));
  CHECK(area(board, {1, 1, 2}, 3) ==
        std::vector<Space>{{0, 0, 2}, {1, 0, 2}, {0, 1, 2}, {1, 1, 2}});
  // What is under the roof is Inside: a line from the Outside needs an Opening's dot.
  CHECK(area(board, {3, 1, 1}, 3).size() == 9 + 2);
}

TEST_CASE("AOM-AOE-5: a Wall stops the area, a door lets it through at its Cover dots") {
  const Board board = assembled(map_of_plans({kRoom}));
  const std::vector<Space> inside = area(board, {2, 3, 1}, 2);
  CHECK(holds(inside, {2, 4, 1}));
  CHECK(holds(inside, {1, 1, 1}));
  CHECK_FALSE(holds(inside, {0, 2, 1}));
  CHECK_FALSE(holds(inside, {2, 0, 1}));
}

TEST_CASE("OPT-A2 flood: through the door and round the frame, never past a Cover dot") {
  const Board board = assembled(map_of_plans({kRoom}));
  const Chosen flood = {{"A2", "flood"}};
  CHECK(area(board, {2, 4, 1}, 1, flood) ==
        std::vector<Space>{
            {2, 3, 1}, {1, 4, 1}, {2, 4, 1}, {3, 4, 1}, {1, 5, 1}, {2, 5, 1}, {3, 5, 1}});
  CHECK(area(board, {2, 4, 1}, 2, flood).size() ==
        // the two rows outside, round the two corners, the space behind the door and round that
        10 + 2 + 1 + 5);
}

TEST_CASE("OPT-A2 flood: Obstacles cost nothing") {
  const Rows rows = {"+ + + + +", " .~.~. . ", "+ o o + +", " .~.~. . ", "+ + + + +"};
  const Board board = assembled(map_of_plans({rows}));
  CHECK(area(board, {0, 0, 1}, 2, {{"A2", "flood"}}).size() == 6);
}

TEST_CASE("OPT-A2 flood with OPT-M1: the dot at a wall's corner") {
  const Rows rows = {"+ + + +", " .|. . ", "+ o-+ +", " . . . ", "+ + + +"};
  const Board board = assembled(map_of_plans({rows}));
  CHECK_FALSE(holds(area(board, {1, 0, 1}, 1, {{"A2", "flood"}}), {0, 1, 1}));
  CHECK(holds(area(board, {1, 0, 1}, 1, {{"A2", "flood"}, {"M1", "dot-only"}}), {0, 1, 1}));
}

TEST_CASE("OPT-A1 path: leaning round a wall's end is two steps") {
  const Rows rows = {"+ + + + +", " . . . . ", "+ + + + +", " . .|. . ",
                     "+ + + + +", " . . . . ", "+ + + + +"};
  const Board board = assembled(map_of_plans({rows}));
  CHECK(holds(area(board, {1, 1, 1}, 1), {2, 1, 1}));
  CHECK_FALSE(holds(area(board, {1, 1, 1}, 1, {{"A1", "path"}}), {2, 1, 1}));
  CHECK(holds(area(board, {1, 1, 1}, 2, {{"A1", "path"}}), {2, 1, 1}));
  // Its steps count, not what it sees on the way: no line joins the two.
  CHECK_FALSE(holds(area(board, {1, 1, 1}, 2, {{"A1", "path"}, {"L6", "block"}}), {2, 1, 1}));
}

TEST_CASE("OPT-A1 path: the way may not leave the Center's Level by stairs") {
  // On the roof two plates, joined by stairs over the ground only.
  const Rows ground = {"+ + + + +", " . S S . ", "+ + + + +"};
  const Rows roof = {"+ + + + +", " . S|S . ", "+ + + + +"};
  const Board board = assembled(map_of_plans({ground, roof}));
  CHECK(area(board, {1, 0, 2}, 4, {{"A1", "path"}}) == std::vector<Space>{{0, 0, 2}, {1, 0, 2}});
}

TEST_CASE("OPT-A5: the next tile's floor of the same number, or the same cardboard only") {
  TileMap map = map_of_plans({open_ground(3, 3)});
  map.layout.push_back({"east", 0, 3, 0, 0});
  const Board board = assembled(map);
  CHECK(area(board, {2, 1, 1}, 1).size() == 9);
  CHECK(area(board, {2, 1, 1}, 1, {{"A5", "cardboard"}}).size() == 6);
  CHECK(area(board, {2, 1, 1}, 1, {{"A5", "cardboard"}, {"A2", "flood"}}).size() == 6);
}

TEST_CASE("OPT-L15 open: the other end of the stairs at the Center, one step away") {
  const Rows floor = {"+ + + +", " . S . ", "+ + + +"};
  const Board board = assembled(map_of_plans({floor, floor}));
  const Chosen open = {{"L15", "open"}};
  CHECK_FALSE(holds(area(board, {1, 0, 1}, 1), {1, 0, 2}));
  CHECK(holds(area(board, {1, 0, 1}, 1, open), {1, 0, 2}));
  CHECK(holds(area(board, {1, 0, 2}, 1, open), {1, 0, 1}));
  CHECK_FALSE(holds(area(board, {1, 0, 1}, 0, open), {1, 0, 2}));
  CHECK_FALSE(holds(area(board, {0, 0, 1}, 1, open), {1, 0, 2}));
}
