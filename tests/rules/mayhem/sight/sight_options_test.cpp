#include <catch2/catch.hpp>

#include "rules/mayhem/sight/sight.h"
#include "tests/support/board_generator.h"
#include "tests/support/sight_question.h"

using namespace parapet;
using namespace parapet::mayhem;
using namespace parapet::testing;

// One small board for each open question of rules-mayhem.md that matters on one Level,
// on which the other reading decides otherwise.

namespace {

// Two tiles of one row each, side by side.
bool seen_over_border(const Rows& west, const Rows& east, Space from, Space to,
                      const MergeRules& merge) {
  TileMap map = map_of_plans({west});
  map.tiles.push_back(map_of_plans({east}).tiles.front());
  map.layout.push_back({"east", 1, static_cast<int>(west.front().size() / 2), 0, 0});
  return sees(assembled(map, merge), from, to, SightRules{});
}

}  // namespace

TEST_CASE("L1: the closest pair alone, or any pair of corners that gets past the wall") {
  // clang-format off
  const Rows ground = {
      "+ + + + +",
      " . . . . ",
      "+ + + + +",
      " . .|. . ",
      "+ + + + +",
      " . . . . ",
      "+ + + + +",
  };
  // clang-format on
  CHECK_FALSE(seen({ground}, {0, 0, 1}, {3, 2, 1}));
  CHECK(seen({ground}, {0, 0, 1}, {3, 2, 1}, {{"L1", "any"}}));
  CHECK(ruling({ground}, {0, 0, 1}, {3, 2, 1}, {}).lines.size() == 1);
  CHECK(ruling({ground}, {0, 0, 1}, {3, 2, 1}, {{"L1", "any"}}).lines.size() == 16);
}

TEST_CASE("L2: a line along a wall is stopped by a door in it, or not") {
  // clang-format off
  const Rows door = {
      "+ + + + + +",
      " . . . . . ",
      "+ +-#=#-+ +",
      " . . . . . ",
      "+ + + + + +",
  };
  const Rows no_door = {
      "+ + + + + +",
      " . . . . . ",
      "+ +-+-+-+ +",
      " . . . . . ",
      "+ + + + + +",
  };
  // clang-format on
  CHECK_FALSE(seen({door}, {0, 1, 1}, {4, 0, 1}));
  CHECK(seen({door}, {0, 1, 1}, {4, 0, 1}, {{"L2", "allow"}}));
  CHECK(seen({no_door}, {0, 1, 1}, {4, 0, 1}));
  // A door that the line crosses at its dot blocks under both.
  // clang-format off
  const Rows gate = {
      "+ + + + +",
      " . .=. . ",
      "+ + # + +",
      " . .=. . ",
      "+ + + + +",
  };
  // clang-format on
  CHECK_FALSE(seen({gate}, {0, 0, 1}, {3, 1, 1}));
  CHECK_FALSE(seen({gate}, {0, 0, 1}, {3, 1, 1}, {{"L2", "allow"}}));
}

TEST_CASE("L3: both ends of a door are its dots, or only those printed Cover") {
  // clang-format off
  const Rows plain = {
      "+ + + +",
      " . . . ",
      "+-+=+-+",
      " . . . ",
      "+ + + +",
  };
  const Rows covered = {
      "+ + + +",
      " . . . ",
      "+-#=+-+",
      " . . . ",
      "+ + + +",
  };
  // clang-format on
  CHECK(seen({plain}, {1, 0, 1}, {1, 1, 1}));
  CHECK_FALSE(seen({plain}, {1, 0, 1}, {1, 1, 1}, {{"L3", "printed"}}));
  CHECK(seen({covered}, {1, 0, 1}, {1, 1, 1}, {{"L3", "printed"}}));
  // Through the door from its east side only the dot without Cover serves.
  CHECK(seen({covered}, {2, 0, 1}, {1, 1, 1}));
  CHECK_FALSE(seen({covered}, {2, 0, 1}, {1, 1, 1}, {{"L3", "printed"}}));
  CHECK(seen({covered}, {0, 0, 1}, {1, 1, 1}, {{"L3", "printed"}}));
}

TEST_CASE("L4: the end of a wall may be touched, or only at an Obstacle dot, or never") {
  // clang-format off
  const Rows plain = {
      "+ + + + +",
      " . .|. . ",
      "+ + + + +",
      " . . . . ",
      "+ + + + +",
  };
  const Rows obstacle = {
      "+ + + + +",
      " . .|. . ",
      "+ + o + +",
      " . . . . ",
      "+ + + + +",
  };
  // clang-format on
  CHECK(seen({plain}, {0, 1, 1}, {3, 0, 1}));
  CHECK_FALSE(seen({plain}, {0, 1, 1}, {3, 0, 1}, {{"L4", "obstacle-only"}}));
  CHECK_FALSE(seen({plain}, {0, 1, 1}, {3, 0, 1}, {{"L4", "block"}}));
  CHECK(seen({obstacle}, {0, 1, 1}, {3, 0, 1}, {{"L4", "obstacle-only"}}));
  CHECK_FALSE(seen({obstacle}, {0, 1, 1}, {3, 0, 1}, {{"L4", "block"}}));
  // Running along a wall is not touching its corner.
  // clang-format off
  const Rows along = {
      "+ + + + +",
      " . . . . ",
      "+ +-+-+ +",
      " . . . . ",
      "+ + + + +",
  };
  // clang-format on
  CHECK(seen({along}, {0, 1, 1}, {3, 0, 1}, {{"L4", "block"}}));
}

TEST_CASE("L5: a line that lies on a wall does not join its two sides, or does") {
  // clang-format off
  const Rows wall = {
      "+ + + + +",
      " . . . . ",
      "+-+-+-+-+",
      " . . . . ",
      "+ + + + +",
  };
  // clang-format on
  CHECK_FALSE(seen({wall}, {0, 0, 1}, {3, 1, 1}));
  CHECK(seen({wall}, {0, 0, 1}, {3, 1, 1}, {{"L5", "allow"}}));
  // A wall that the line crosses still blocks.
  CHECK_FALSE(seen({wall}, {1, 0, 1}, {1, 1, 1}, {{"L5", "allow"}}));
}

TEST_CASE("L6: neighbours lean round the end of the wall between them, or not") {
  // clang-format off
  const Rows stub = {
      "+ + + + +",
      " . . . . ",
      "+ + + + +",
      " . .|. . ",
      "+ + + + +",
      " . . . . ",
      "+ + + + +",
  };
  // clang-format on
  CHECK(seen({stub}, {1, 1, 1}, {2, 1, 1}));
  CHECK_FALSE(seen({stub}, {1, 1, 1}, {2, 1, 1}, {{"L6", "block"}}));
  // Only neighbours with the Wall between them.
  CHECK(seen({stub}, {0, 1, 1}, {2, 1, 1}, {{"L6", "block"}}));
  CHECK(seen({stub}, {1, 0, 1}, {2, 1, 1}, {{"L6", "block"}}));
}

TEST_CASE("M3, M4: a door that meets a Clear or Obstacle edge on a border blocks, or is gone") {
  const Rows door = {"+ + #", " . .=", "+ + #"};
  const Rows clear = {"+ + +", " . . ", "+ + +"};
  const Rows obstacle = {"+ + +", "~. . ", "+ + +"};
  const Space west{0, 0, 1};
  const Space east{3, 0, 1};
  MergeRules merge;
  CHECK_FALSE(seen_over_border(door, clear, west, east, merge));
  CHECK_FALSE(seen_over_border(door, obstacle, west, east, merge));
  merge.opening_on_clear = MergeRules::OpeningOnClear::clear;
  CHECK(seen_over_border(door, clear, west, east, merge));
  CHECK_FALSE(seen_over_border(door, obstacle, west, east, merge));
  merge.opening_on_obstacle = MergeRules::OpeningOnObstacle::obstacle;
  CHECK(seen_over_border(door, obstacle, west, east, merge));
}
