#include <catch2/catch.hpp>

#include "geometry/tiles/board.h"
#include "rules/mayhem/sight/sight.h"
#include "tests/support/sight_question.h"

using namespace parapet;
using namespace parapet::mayhem;
using namespace parapet::testing;

// Where two open questions, or an open question and a corner of the board, meet.

namespace {

Plan plan_of(const Rows& rows) {
  const auto plan = Plan::read(rows);
  INFO((plan ? std::string() : to_text(plan.error())));
  REQUIRE(plan.has_value());
  return *plan;
}

Board board_of(const TileMap& map) {
  auto board = Board::assemble(map);
  REQUIRE(board.has_value());
  return *std::move(board);
}

SightRules rules_of(const Chosen& chosen) {
  Options options;
  for (const auto& [id, value] : chosen) REQUIRE(options.set(id, value).has_value());
  return SightRules::from(options);
}

// Two tiles of 3 x 3 with floor all over Level 2, and one of ground to the east.
Board two_roofed_tiles() {
  const Plan ground = plan_of(open_ground(3, 3));
  TileMap map;
  map.tiles.push_back({"roofed", {{"1", ground}, {"2", ground}}, std::nullopt, {}});
  map.tiles.push_back({"ground", {{"1", ground}}, std::nullopt, {}});
  map.layout = {{"a", 0, 0, 0, 0}, {"b", 0, 3, 0, 0}, {"c", 1, 6, 0, 0}};
  return board_of(map);
}

}  // namespace

TEST_CASE("L7 with L9: over the own tile's edge, the neighbour's floor blocks anyway") {
  const Board board = two_roofed_tiles();
  for (const char* edge : {"leaves-at-edge", "border-space", "facing-border"}) {
    for (const char* plates : {"joined", "per-tile"}) {
      INFO(edge << ", " << plates);
      const SightRules rules = rules_of({{"L7", edge}, {"L9", plates}});
      CHECK_FALSE(sees(board, {2, 1, 2}, {8, 1, 1}, rules));
      CHECK_FALSE(sees(board, {8, 1, 1}, {2, 1, 2}, rules));
      CHECK(sees(board, {5, 1, 2}, {8, 1, 1}, rules));
    }
  }
  const SightRuling ruling = rule_sight(board, {2, 1, 2}, {8, 1, 1},
                                        rules_of({{"L7", "border-space"}, {"L9", "per-tile"}}));
  CHECK(ruling.lines.front().blocked_by.front().kind == BlockerKind::plate);
}

TEST_CASE("L13: round one dot, one Opening may be passed, two may not") {
  // clang-format off
  const Rows one = {
      "+ # +",
      " .=. ",
      "+-# +",
      " .|. ",
      "+ + +",
  };
  const Rows two = {
      "+ # +",
      " .=. ",
      "+-#=#",
      " .|. ",
      "+ + +",
  };
  const Rows roof = {
      "  + +",
      "   . ",
      "  + +",
      "     ",
      "     ",
  };
  // clang-format on
  const Chosen block = {{"L13", "block"}};
  CHECK(seen({one, roof}, {0, 0, 1}, {1, 1, 1}));
  CHECK(seen({one, roof}, {0, 0, 1}, {1, 1, 1}, block));
  CHECK(seen({two, roof}, {0, 0, 1}, {1, 1, 1}));
  CHECK_FALSE(seen({two, roof}, {0, 0, 1}, {1, 1, 1}, block));
}

TEST_CASE("L14: a gap in the layout is no Outside, wherever the board lies") {
  const Plan ground = plan_of({"+ +", " . ", "+ +"});
  const auto porch_at = [&](int x) {
    TileMap map;
    map.tiles.push_back({"porch", {{"1", ground}, {"2", ground}}, std::nullopt, {}});
    map.tiles.push_back({"ground", {{"1", ground}}, std::nullopt, {}});
    map.layout = {{"a", 0, x, 0, 0}, {"b", 1, x + 1, 0, 0}};
    return board_of(map).with_porches_open();
  };
  for (const int x : {0, 1, 4}) {
    INFO(x);
    const Board board = porch_at(x);
    CHECK(board.print(Edge{EdgeAxis::vertical, x, 0, 1}) == EdgePrint::clear);
    CHECK(board.print(Edge{EdgeAxis::vertical, x + 1, 0, 1}) == EdgePrint::opening);
  }
}

TEST_CASE("L7: a door under the own plate that does not block is still a door") {
  // clang-format off
  const Rows ground = {
      "+-#=#-+",
      "|. . .|",
      "+ + + +",
      "|. . .|",
      "+-+-+-+",
      " . . . ",
      "+ + + +",
  };
  const Rows roof = {
      "+ + + +",
      " . . . ",
      "+ + + +",
      " . . . ",
      "+ + + +",
      "       ",
      "       ",
  };
  // clang-format on
  CHECK_FALSE(seen({ground, roof}, {1, 0, 1}, {1, 0, 2}));
  const SightRuling through =
      ruling({ground, roof}, {1, 0, 1}, {1, 0, 2}, {{"L7", "border-space"}});
  for (const SightLine& line : through.lines) {
    const bool at_door = line.from.y == 0;
    CHECK(line.clear == at_door);
  }
}

TEST_CASE("L12: an Opening run along is met where the line reaches its storey") {
  // clang-format off
  const Rows roof = {
      "+ + +",
      " . . ",
      "+=+ +",
      " . . ",
      "+ + +",
  };
  // clang-format on
  // Up from height 3/2 to 5/2 over one edge: at height 2, half way, it reaches Level 2.
  const SightRuling up =
      ruling({open_ground(2, 2), roof}, {1, 0, 1}, {0, 0, 2}, {{"L12", "eye:1/2"}, {"L1", "any"}});
  bool met = false;
  for (const SightLine& line : up.lines) {
    if (!(line.from == Dot{1, 1, 1} && line.to == Dot{0, 1, 2})) continue;
    for (const Blocker& blocker : line.blocked_by) {
      if (!(blocker.at == Place(Edge{EdgeAxis::horizontal, 0, 1, 2}))) continue;
      met = true;
      CHECK(blocker.t == Ratio::of(1, 2));
    }
  }
  CHECK(met);
}

TEST_CASE("nothing is Inside below Level 1") {
  const Board board = two_roofed_tiles();
  CHECK(board.inside({0, 0, 1}));
  CHECK_FALSE(board.inside({0, 0, 0}));
  CHECK_FALSE(board.inside({0, 0, 2}));
}
