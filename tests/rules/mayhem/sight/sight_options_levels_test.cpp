#include <catch2/catch.hpp>

#include "rules/mayhem/sight/sight.h"
#include "tests/support/board_generator.h"
#include "tests/support/sight_question.h"

using namespace parapet;
using namespace parapet::mayhem;
using namespace parapet::testing;

// One small board for each open question of rules-mayhem.md that is about Levels,
// on which the other reading decides otherwise.

TEST_CASE(
    "L7: the line leaves its Level at the edge, or the space is at any, or the facing, edge") {
  // clang-format off
  const Rows roof = {
      "+ + + +      ",
      " . . .       ",
      "+ + + +      ",
      " . . .       ",
      "+ + + +      ",
      " . . .       ",
      "+ + + +      ",
  };
  // clang-format on
  const std::vector<Rows> levels = {open_ground(6, 3), roof};
  const Space far_side{0, 1, 2};
  const Space middle{1, 1, 2};
  const Space near_side{2, 1, 2};
  const Space street{5, 1, 1};
  const Chosen any_border = {{"L7", "border-space"}};
  const Chosen facing_border = {{"L7", "facing-border"}};
  CHECK_FALSE(seen(levels, far_side, street));
  CHECK(seen(levels, far_side, street, any_border));
  CHECK_FALSE(seen(levels, far_side, street, facing_border));
  for (const Chosen& chosen : {Chosen{}, any_border, facing_border}) {
    CHECK_FALSE(seen(levels, middle, street, chosen));
    CHECK(seen(levels, near_side, street, chosen));
  }
}

TEST_CASE("L8: the edge binds the higher unit, or both") {
  // clang-format off
  const Rows roofs = {
      "+ + +   + + + + ",
      " . .     . . .  ",
      "+ + +   + + + + ",
      " . .     . . .  ",
      "+ + +   + + + + ",
      " . .     . . .  ",
      "+ + +   + + + + ",
  };
  // clang-format on
  std::vector<Rows> levels = {open_ground(8, 3), roofs, {}};
  for (std::string& row : levels[1]) row += " ";
  for (const std::string& row : levels[1]) {
    levels[2].push_back(row.substr(0, 5) + std::string(12, ' '));
  }
  const Space tower{1, 1, 3};
  CHECK(seen(levels, tower, {5, 1, 2}));
  CHECK_FALSE(seen(levels, tower, {5, 1, 2}, {{"L8", "both"}}));
  CHECK(seen(levels, tower, {4, 1, 2}, {{"L8", "both"}}));
  CHECK(seen(levels, {4, 1, 2}, tower, {{"L8", "both"}}));
}

TEST_CASE("L9: floors of two tiles on one Level are one, or the neighbour's floor is in the way") {
  TileMap map = map_of_plans({open_ground(3, 3), open_ground(3, 3)});
  map.layout.push_back({"east", 0, 3, 0, 0});
  map.tiles.push_back(map_of_plans({open_ground(3, 3)}).tiles.front());
  map.layout.push_back({"street", 1, 6, 0, 0});
  const Board board = assembled(map);
  SightRules rules;
  const SightRuling joined = rule_sight(board, {2, 1, 2}, {8, 1, 1}, rules);
  rules.plates_join_across_tiles = false;
  const SightRuling per_tile = rule_sight(board, {2, 1, 2}, {8, 1, 1}, rules);
  CHECK_FALSE(joined.sight);
  CHECK_FALSE(per_tile.sight);
  CHECK(joined.lines.front().blocked_by.front() ==
        Blocker{BlockerKind::plateau, Space{2, 1, 2}, std::nullopt});
  const Blocker& neighbour = per_tile.lines.front().blocked_by.front();
  CHECK(neighbour.kind == BlockerKind::plate);
  CHECK(std::get<Plate>(neighbour.at).over.x == 3);
  CHECK(neighbour.t == Ratio(0));
}

TEST_CASE("L10: nobody looks down the face of a wall, or one may from a window") {
  // clang-format off
  const Rows ground = {
      "+-+-+ +",
      " . .|. ",
      "+ + + +",
      " . .|. ",
      "+ + + +",
      " . .|. ",
      "+-+-+ +",
  };
  const Rows upstairs = {
      "+-+-+  ",
      " . .|  ",
      "+ + #  ",
      " . .=  ",
      "+ + #  ",
      " . .|  ",
      "+-+-+  ",
  };
  const Rows roof = {
      "+ + +  ",
      " . .   ",
      "+ + +  ",
      " . .   ",
      "+ + +  ",
      " . .   ",
      "+ + +  ",
  };
  // clang-format on
  const std::vector<Rows> levels = {ground, upstairs, roof};
  const Space foot{2, 1, 1};
  CHECK_FALSE(seen(levels, {1, 1, 2}, foot));
  CHECK(seen(levels, {1, 1, 2}, foot, {{"L10", "literal"}}));
  // From window to window of one face: never.
  Rows windows = ground;
  for (std::size_t row = 2; row <= 4; ++row) windows[row][4] = upstairs[row][4];
  CHECK_FALSE(seen({windows, upstairs, roof}, {1, 1, 2}, {1, 1, 1}));
  CHECK_FALSE(seen({windows, upstairs, roof}, {1, 1, 2}, {1, 1, 1}, {{"L10", "literal"}}));
  // From the roof down its own wall: never.
  CHECK_FALSE(seen(levels, {1, 1, 3}, foot));
  CHECK_FALSE(seen(levels, {1, 1, 3}, foot, {{"L10", "literal"}}));
}

TEST_CASE("L11: a roof on the way may be touched at its edge, or not") {
  const auto column = [](int x) {
    Rows rows;
    for (int row = 0; row < 7; ++row) {
      std::string text(11, ' ');
      text.replace(static_cast<std::size_t>(2 * x), 3, row % 2 == 0 ? "+ +" : " . ");
      rows.push_back(text);
    }
    return rows;
  };
  Rows second = column(0);
  const Rows between = column(2);
  for (std::size_t row = 0; row < second.size(); ++row) {
    second[row].replace(4, 3, between[row].substr(4, 3));
  }
  const std::vector<Rows> levels = {open_ground(5, 3), second, column(0)};
  CHECK(seen(levels, {0, 1, 3}, {3, 1, 1}));
  CHECK_FALSE(seen(levels, {0, 1, 3}, {3, 1, 1}, {{"L11", "block"}}));
  // Farther in it is met inside its area, nearer it is passed by.
  CHECK_FALSE(seen(levels, {0, 1, 3}, {4, 1, 1}));
}

TEST_CASE("L12: lines run from floor to floor, or from eye to eye over a low building") {
  // clang-format off
  const Rows ground = {
      "+ + + + + + +",
      " . .|. . . . ",
      "+ + + + + + +",
      " . .|. . . . ",
      "+ + + + + + +",
      " . .|. . . . ",
      "+ + + + + + +",
  };
  // clang-format on
  Rows tower;
  for (std::size_t row = 0; row < ground.size(); ++row) {
    tower.push_back((row % 2 == 0 ? "+ +" : " . ") + std::string(10, ' '));
  }
  const std::vector<Rows> levels = {ground, tower};
  CHECK_FALSE(seen(levels, {0, 1, 2}, {5, 1, 1}));
  CHECK(seen(levels, {0, 1, 2}, {5, 1, 1}, {{"L12", "eye:1/2"}}));
  // With eyes at 1/4 of a storey the line has sunk to the wall's top exactly over the wall, which
  // fills the storey below: still free. Lower eyes meet it.
  CHECK(seen(levels, {0, 1, 2}, {5, 1, 1}, {{"L12", "eye:1/4"}}));
  CHECK_FALSE(seen(levels, {0, 1, 2}, {5, 1, 1}, {{"L12", "eye:6/25"}}));
  // From floor to floor the line runs under a roof of its own Level farther on; from eye to eye it
  // sinks through it.
  Rows roofs = tower;
  for (std::size_t row = 0; row < roofs.size(); ++row) {
    roofs[row].replace(4, 5, row % 2 == 0 ? "+ + +" : " . . ");
  }
  const std::vector<Rows> street = {open_ground(6, 3), roofs};
  CHECK(seen(street, {0, 1, 2}, {5, 1, 1}));
  CHECK_FALSE(seen(street, {0, 1, 2}, {5, 1, 1}, {{"L12", "eye:1/2"}}));
}

TEST_CASE("L13: from street to street through both doors of a room, or not") {
  // clang-format off
  const Rows ground = {
      "+ + + +",
      " . . . ",
      "+-#-#-+",
      " .=.=. ",
      "+-#-#-+",
      " . . . ",
      "+ + + +",
  };
  const Rows roof = {
      "       ",
      "       ",
      "  + +  ",
      "   .   ",
      "  + +  ",
      "       ",
      "       ",
  };
  // clang-format on
  CHECK(seen({ground, roof}, {0, 1, 1}, {2, 1, 1}));
  CHECK_FALSE(seen({ground, roof}, {0, 1, 1}, {2, 1, 1}, {{"L13", "block"}}));
  // Into the room, and without a roof, nothing changes.
  CHECK(seen({ground, roof}, {0, 1, 1}, {1, 1, 1}, {{"L13", "block"}}));
  CHECK(seen({ground}, {0, 1, 1}, {2, 1, 1}, {{"L13", "block"}}));
  // Both doors at one dot: round it through the room in the north-east.
  // clang-format off
  const Rows corner = {
      "+ # +",
      " .=. ",
      "+-#=#",
      " .|. ",
      "+ + +",
  };
  const Rows corner_roof = {
      "  + +",
      "   . ",
      "  + +",
      "     ",
      "     ",
  };
  // clang-format on
  CHECK(seen({corner, corner_roof}, {0, 0, 1}, {1, 1, 1}));
  CHECK_FALSE(seen({corner, corner_roof}, {0, 0, 1}, {1, 1, 1}, {{"L13", "block"}}));
}

TEST_CASE("L14: under a porch one needs a door to see out, or its open sides serve") {
  // clang-format off
  const Rows roof = {
      "  + +  ",
      "   .   ",
      "  + +  ",
  };
  // clang-format on
  const std::vector<Rows> levels = {open_ground(3, 1), roof};
  CHECK_FALSE(seen(levels, {0, 0, 1}, {1, 0, 1}));
  CHECK(seen(levels, {0, 0, 1}, {1, 0, 1}, {{"L14", "porch-open"}}));
  CHECK(seen(levels, {1, 0, 1}, {2, 0, 1}, {{"L14", "porch-open"}}));
  // Past it, from street to street, both readings allow.
  CHECK(seen(levels, {0, 0, 1}, {2, 0, 1}));
  CHECK(seen(levels, {0, 0, 1}, {2, 0, 1}, {{"L14", "porch-open"}}));
}

TEST_CASE("L15: stairs leave the floor closed, or open it between their two spaces") {
  // clang-format off
  const Rows stairs = {
      "+ + +",
      " S S ",
      "+ + +",
  };
  const Rows half = {
      "+ + +",
      " S . ",
      "+ + +",
  };
  // clang-format on
  const Chosen open = {{"L15", "open"}};
  CHECK_FALSE(seen({stairs, half}, {0, 0, 1}, {0, 0, 2}));
  CHECK(seen({stairs, half}, {0, 0, 1}, {0, 0, 2}, open));
  CHECK(seen({stairs, half}, {0, 0, 2}, {0, 0, 1}, open));
  CHECK_FALSE(seen({stairs, half}, {1, 0, 1}, {1, 0, 2}, open));        // no stairs above
  CHECK_FALSE(seen({stairs, stairs}, {0, 0, 1}, {1, 0, 2}, open));      // another column
  CHECK_FALSE(seen({stairs, half, half}, {0, 0, 1}, {0, 0, 3}, open));  // two Levels
}
