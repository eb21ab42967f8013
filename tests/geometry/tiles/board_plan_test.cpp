#include "geometry/tiles/board_plan.h"

#include <catch2/catch.hpp>

using namespace parapet;

namespace {

Board board_of(const TileMap& map) {
  auto board = Board::assemble(map);
  REQUIRE(board.has_value());
  return *std::move(board);
}

}  // namespace

TEST_CASE("a board of one tile is written as that tile's plans") {
  const std::vector<std::string> ground = {"+-#=#~o", "|S . %|", "+ + + +", " > R *~", "+-+-+-+"};
  const std::vector<std::string> roof = {"+ + +  ", " . .|  ", "+ + +  ", "       ", "       "};
  TileMap map;
  map.tiles.push_back(
      {"t", {{"1", *Plan::read(ground)}, {"2", *Plan::read(roof)}}, std::nullopt, {}});
  map.layout.push_back({"t", 0, 0, 0, 0});
  const Board board = board_of(map);
  CHECK(plan_rows(board, 1) == ground);
  CHECK(plan_rows(board, 2) == roof);
}

TEST_CASE("what is written of merged tiles is a plan with the same prints") {
  const Plan west = *Plan::read({"+ + +", " . .=", "+ + #", " . .~", "+ + +"});
  const Plan east = *Plan::read({"+ + +", "|. . ", "o + +", "=. . ", "+ + +"});
  TileMap map;
  map.tiles.push_back({"w", {{"1", west}}, std::nullopt, {}});
  map.tiles.push_back({"e", {{"1", east}}, std::nullopt, {}});
  map.layout = {{"w", 0, 0, 0, 0}, {"e", 1, 2, 0, 0}};
  const auto rows = plan_rows(board_of(map), 1);
  CHECK(rows[1][4] == '|');  // an Opening that meets a Wall
  CHECK(rows[2][4] == '#');  // Cover before Obstacle
  CHECK(rows[3][4] == '=');  // Opening and Obstacle
  CHECK(Plan::read(rows).has_value());
}
