#include "geometry/tiles/board.h"

#include <algorithm>
#include <catch2/catch.hpp>

#include "geometry/tiles/line_heading.h"
#include "tests/support/board_generator.h"
#include "tests/support/board_moves.h"
#include "tests/support/plain_board.h"
#include "tests/support/sight_question.h"

using namespace parapet;
using namespace parapet::testing;

namespace {

// The tiles of tests/boards/merge.board.json: different prints on their common border.
TileMap merge_map() {
  TileMap map = map_of_plans({{
      "+ + + +",
      " . . .|",
      "+ + + +",
      " . . .~",
      "+ + + +",
      " . . .=",
      "+ + + +",
      " . . .=",
      "+ + + +",
      " . . . ",
      "+ + + #",
      " . . . ",
      "+ + + +",
  }});
  map.tiles.push_back(map_of_plans({{
                                       "+ + + +",
                                       "=. . . ",
                                       "+ + + +",
                                       " . . . ",
                                       "+ + + +",
                                       " . . . ",
                                       "+ + + +",
                                       "~. . . ",
                                       "+ + + +",
                                       " . . . ",
                                       "o + + +",
                                       " . . . ",
                                       "o + + +",
                                   }})
                          .tiles.front());
  map.layout.push_back({"east", 1, 3, 0, 0});
  return map;
}

EdgePrint border_print(const Board& board, int y) {
  return board.print(Edge{EdgeAxis::vertical, 3, y, 1});
}

// A roof of two rooms with a hole, a hut beside it, and a storey on top of one room.
Board house() {
  // clang-format off
  const Rows ground = {
      "+ + + + + +",
      " . . . . . ",
      "+ + + + + +",
      " . . . . . ",
      "+ + + + + +",
  };
  const Rows roof = {
      "+ + + + + +",
      " . . .   . ",
      "+ + + + + +",
      " .   .     ",
      "+ + + +    ",
  };
  const Rows top = {
      "+ +        ",
      " .         ",
      "+ +        ",
      "           ",
      "           ",
  };
  // clang-format on
  return assembled(map_of_plans({ground, roof, top}));
}

Fault fault_of(const TileMap& map) {
  const Result<Board> board = Board::assemble(map);
  REQUIRE_FALSE(board);
  CHECK(board.error().code == "bad-map");
  return board.error();
}

TileMap plain_tile(int width, int height) { return map_of_plans({open_ground(width, height)}); }

}  // namespace

TEST_CASE("Where two tiles meet the stronger print counts: Wall, Obstacle, then the rest") {
  const Board board = assembled(merge_map());
  CHECK(border_print(board, 0) == EdgePrint::wall);      // Wall and Opening
  CHECK(border_print(board, 1) == EdgePrint::obstacle);  // Obstacle and Clear
  CHECK(border_print(board, 4) == EdgePrint::clear);
  CHECK(board.print(Dot{3, 5, 1}) == DotPrint::cover);     // Cover and Obstacle
  CHECK(board.print(Dot{3, 6, 1}) == DotPrint::obstacle);  // Clear and Obstacle
  CHECK(board.print(Dot{3, 4, 1}) == DotPrint::clear);
  CHECK(board.ring(Dot{3, 1, 1}).walls == edge_bit(0));
}

TEST_CASE("M3: an Opening that meets a Clear edge stays an Opening, or is Clear") {
  MergeRules rules;
  CHECK(border_print(assembled(merge_map(), rules), 2) == EdgePrint::opening);
  rules.opening_on_clear = MergeRules::OpeningOnClear::clear;
  const Board board = assembled(merge_map(), rules);
  CHECK(border_print(board, 2) == EdgePrint::clear);
  CHECK(border_print(board, 3) == EdgePrint::obstructed_opening);
}

TEST_CASE("M4: an Opening that meets an Obstacle is both, or an Obstacle") {
  MergeRules rules;
  const Board both = assembled(merge_map(), rules);
  CHECK(border_print(both, 3) == EdgePrint::obstructed_opening);
  CHECK(both.ring(Dot{3, 3, 1}).openings == (edge_bit(0) | edge_bit(2)));
  rules.opening_on_obstacle = MergeRules::OpeningOnObstacle::obstacle;
  const Board board = assembled(merge_map(), rules);
  CHECK(border_print(board, 3) == EdgePrint::obstacle);
  CHECK(border_print(board, 2) == EdgePrint::opening);
}

TEST_CASE("M3 asks only where both tiles have floor: at the end of a plate an Opening stays") {
  const Rows ground = {"+ + +", " . . ", "+ + +"};
  const Rows plate = {"+ + #", " . .=", "+ + #"};
  TileMap map = map_of_plans({ground, plate});
  map.tiles.push_back(map_of_plans({ground}).tiles.front());
  map.layout.push_back({"east", 1, 2, 0, 0});
  MergeRules rules;
  rules.opening_on_clear = MergeRules::OpeningOnClear::clear;
  CHECK(assembled(map, rules).print(Edge{EdgeAxis::vertical, 2, 0, 2}) == EdgePrint::opening);
}

TEST_CASE("The order of the layout and the names of tiles do not matter") {
  for (std::uint64_t seed = 1; seed <= 200; ++seed) {
    RandomSource random(seed);
    const TileMap map = random_tiled_map(random, 8, 3);
    const Board board = assembled(map);
    const Board other = assembled(shuffled(map, random).map);
    INFO("seed " << seed << "\n" << to_text(map));
    CHECK(board.spaces() == other.spaces());
    for (int level = 1; level <= board.levels(); ++level) {
      for (int y = 0; y <= board.height(); ++y) {
        for (int x = 0; x <= board.width(); ++x) {
          CHECK(board.ring(x, y, level) == other.ring(x, y, level));
          for (const EdgeAxis axis : {EdgeAxis::vertical, EdgeAxis::horizontal}) {
            CHECK(board.print(Edge{axis, x, y, level}) == other.print(Edge{axis, x, y, level}));
          }
        }
      }
    }
  }
}

TEST_CASE("A board holds what the pictures of its tiles hold, turned and laid side by side") {
  for (std::uint64_t seed = 1; seed <= 300; ++seed) {
    RandomSource random(seed);
    const TileMap map = random_tiled_map(random, 8, 3);
    const Board board = assembled(map);
    const PlainBoard plain(map);
    INFO("seed " << seed << "\n" << to_text(map));
    for (int level = 1; level <= board.levels() + 1; ++level) {
      for (int y = -1; y <= board.height() + 1; ++y) {
        for (int x = -1; x <= board.width() + 1; ++x) {
          const Space space{x, y, level};
          REQUIRE(board.floor(space) == plain.floor(2 * x + 1, 2 * y + 1, level));
          REQUIRE(board.inside(space) == plain.inside(2 * x + 1, 2 * y + 1, level));
          const DotPrint print = board.print(Dot{x, y, level});
          REQUIRE((print == DotPrint::cover) == plain.cover_dot(2 * x, 2 * y, level));
          REQUIRE((print == DotPrint::obstacle) == plain.obstacle_dot(2 * x, 2 * y, level));
          const DotRing& ring = board.ring(x, y, level);
          for (int k = 0; k < 4; ++k) {
            const int x2 = 2 * x + (k == 1 ? 1 : 0) - (k == 3 ? 1 : 0);
            const int y2 = 2 * y + (k == 2 ? 1 : 0) - (k == 0 ? 1 : 0);
            REQUIRE(((ring.walls & edge_bit(k)) != 0) == plain.wall(x2, y2, level));
            REQUIRE(((ring.openings & edge_bit(k)) != 0) == plain.opening(x2, y2, level));
            const Space quadrant = space_in_quadrant(x, y, level, k);
            REQUIRE(((ring.floors & quadrant_bit(k)) != 0) == board.floor(quadrant));
            REQUIRE(((ring.inside & quadrant_bit(k)) != 0) == board.inside(quadrant));
          }
        }
      }
    }
  }
}

TEST_CASE("Inside is what has floor on any higher Level over it") {
  const Board board = house();
  CHECK(board.inside({0, 0, 1}));
  CHECK(board.inside({0, 1, 1}));
  CHECK_FALSE(board.inside({1, 1, 1}));  // under the hole
  CHECK_FALSE(board.inside({3, 0, 1}));
  CHECK(board.inside({0, 0, 2}));
  CHECK_FALSE(board.inside({0, 1, 2}));
  CHECK_FALSE(board.inside({0, 0, 3}));
  CHECK_FALSE(board.inside({9, 9, 1}));
}

TEST_CASE("Floors that share an edge are one plate, a corner does not join them") {
  const Board board = house();
  CHECK(board.plate_part({0, 1, 2}) == board.plate_part({2, 1, 2}));
  CHECK(board.plate_part({0, 0, 2}) != board.plate_part({4, 0, 2}));
  CHECK(board.plate_part({1, 1, 2}) == 0);
  CHECK(board.plate_part({0, 0, 4}) == 0);
  CHECK(board.plate_part({-1, 0, 2}) == 0);
  const Rows ground = {"+ + +", " . . ", "+ + +", " . . ", "+ + +"};
  const Rows corners = {"+ +  ", " .   ", "+ + +", "   . ", "  + +"};
  const Board checkered = assembled(map_of_plans({ground, corners}));
  CHECK(checkered.plate_part({0, 0, 2}) != checkered.plate_part({1, 1, 2}));
}

TEST_CASE("The spaces of a board are listed by level, y, x") {
  const Board board = house();
  CHECK(board.spaces().size() == 10 + 6 + 1);
  CHECK(std::is_sorted(board.spaces().begin(), board.spaces().end()));
  CHECK(board.spaces().front() == Space{0, 0, 1});
  CHECK(board.spaces().back() == Space{0, 0, 3});
}

TEST_CASE("A column belongs to the entry of the layout that lies there, none in a gap") {
  TileMap map = plain_tile(2, 1);
  map.layout.push_back({"beyond the gap", 0, 3, 0, 0});
  const Board board = assembled(map);
  CHECK(board.width() == 5);
  CHECK(board.entry_at(1, 0) == 0U);
  CHECK(board.entry_at(3, 0) == 1U);
  CHECK_FALSE(board.entry_at(2, 0));
  CHECK_FALSE(board.entry_at(5, 0));
  CHECK_FALSE(board.floor({2, 0, 1}));
}

TEST_CASE("Open porches: Clear edges between Inside and Outside become Openings, no others") {
  const Rows ground = {"+ + + +", " .~. . ", "+ + + +", " . .|. ", "+ + + +"};
  const Rows roof = {"  + +  ", "   .   ", "  + +  ", "   .   ", "  + +  "};
  const Board board = assembled(map_of_plans({ground, roof})).with_porches_open();
  const auto upright = [&](int x, int y) { return board.print(Edge{EdgeAxis::vertical, x, y, 1}); };
  CHECK(upright(1, 0) == EdgePrint::obstacle);
  CHECK(upright(2, 0) == EdgePrint::opening);
  CHECK(upright(1, 1) == EdgePrint::opening);
  CHECK(upright(2, 1) == EdgePrint::wall);
  CHECK(board.print(Edge{EdgeAxis::horizontal, 1, 1, 1}) == EdgePrint::clear);  // both Inside
  CHECK(board.print(Edge{EdgeAxis::horizontal, 1, 0, 1}) == EdgePrint::clear);  // the map's edge
  CHECK(board.ring(Dot{2, 1, 1}).openings == edge_bit(0));
  CHECK(board.print(Edge{EdgeAxis::vertical, 1, 0, 2}) == EdgePrint::clear);  // on the roof
}

TEST_CASE("A tile over another is refused, whatever their turns") {
  TileMap map = plain_tile(2, 3);
  map.layout.push_back({"second", 0, 1, 2, 1});
  const Fault fault = fault_of(map);
  CHECK(fault.place == "layout entry 1 (\"second\")");
  CHECK(fault.found == "a tile over entry 0 (\"tile\")");
  map.layout.back().x = 2;  // side by side
  CHECK(Board::assemble(map));
}

TEST_CASE("A tile off the limits of a board is refused") {
  TileMap map = plain_tile(2, 3);
  map.layout.front() = {"far", 0, 254, 253, 0};
  CHECK(Board::assemble(map));
  map.layout.front().turn = 1;  // three spaces wide
  CHECK(fault_of(map).found == "a tile from [254, 253]");
  CHECK(fault_of(map).expected == "a place within 256 x 256 spaces");
  map.layout.front() = {"west", 0, -1, 0, 0};
  CHECK(fault_of(map).place == "layout entry 0 (\"west\")");
  map.layout.front() = {"south", 0, 0, 254, 0};
  CHECK(fault_of(map).found == "a tile from [0, 254]");
}

TEST_CASE("A tile must be whole: Levels of one size, Level 1 all floor, at most nine") {
  TileMap map = plain_tile(2, 2);
  map.tiles.front().levels.push_back({"t-2", plain_tile(2, 1).tiles.front().levels[0].plan});
  CHECK(fault_of(map).place == "tile \"tile\", level 2 (t-2)");
  CHECK(fault_of(map).found == "2 x 1 spaces");
  CHECK(fault_of(map).expected == "2 x 2 spaces as on Level 1");

  map = plain_tile(2, 2);
  map.tiles.front().destroyed = TileLevel{"t-D", plain_tile(1, 2).tiles.front().levels[0].plan};
  CHECK(fault_of(map).place == "tile \"tile\", destroyed (t-D)");

  CHECK(fault_of(map_of_plans({{"+ +  ", " .   ", "+ +  "}})).place ==
        "tile \"tile\", level 1 (t-1), space B1");

  map = plain_tile(1, 1);
  map.tiles.front().levels.resize(9, map.tiles.front().levels.front());
  CHECK(Board::assemble(map));
  map.tiles.front().levels.resize(10, map.tiles.front().levels.front());
  CHECK(fault_of(map).found == "10 levels");

  map.tiles.front().levels.clear();
  CHECK(fault_of(map).found == "no level");
}

TEST_CASE("A map needs a layout of tiles that it has") {
  TileMap map = plain_tile(1, 1);
  map.layout.front().tile = 1;
  CHECK(fault_of(map).found == "no such tile");
  map.layout.clear();
  CHECK(fault_of(map).place == "layout");
}
