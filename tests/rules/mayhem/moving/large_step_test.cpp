#include "rules/mayhem/moving/large_step.h"

#include <catch2/catch.hpp>

#include "tests/support/board_generator.h"

// AOM-LRG-1..3 and OPT-G1..G5.

namespace {

using namespace parapet;
using namespace parapet::mayhem;

const std::vector<std::string> kOpen = {
    "+ + + + + + +",  //
    " . . . . . . ",  //
    "+ + + + + + +",  //
    " . . . . . . ",  //
    "+ + + + + + +",  //
    " . . . . . . ",  //
    "+ + + + + + +",  //
    " . . . . . . ",  //
    "+ + + + + + +",  //
    " . . . . . . ",  //
    "+ + + + + + +",  //
    " . . . . . . ",  //
    "+ + + + + + +",
};

// Floor of a higher Level over the columns from `first` to `last`.
std::vector<std::string> plate(int first, int last) {
  std::vector<std::string> rows(13, std::string(13, ' '));
  for (int row = 0; row < 13; ++row) {
    for (int x = first; x <= last; ++x) {
      const auto column = static_cast<std::size_t>(2 * x);
      rows[static_cast<std::size_t>(row)][column + (row % 2 == 0 ? 0U : 1U)] =
          row % 2 == 0 ? '+' : '.';
      if (row % 2 == 0) rows[static_cast<std::size_t>(row)][column + 2] = '+';
    }
  }
  return rows;
}

std::vector<std::string> with(std::vector<std::string> rows, int row, int column, char print) {
  rows[static_cast<std::size_t>(row)][static_cast<std::size_t>(column)] = print;
  return rows;
}

Options options(std::initializer_list<std::pair<const char*, const char*>> changed) {
  Options result;
  for (const auto& [id, value] : changed) REQUIRE(result.set(id, value).has_value());
  return result;
}

Unit golem(Space at, int width = 2, int height = 2) {
  Unit unit;
  unit.id = "golem";
  unit.side = "legion";
  unit.footprint = {at, width, height};
  return unit;
}

Unit trooper(std::string id, std::string side, Space at) {
  Unit unit;
  unit.id = std::move(id);
  unit.side = std::move(side);
  unit.footprint = {at, 1, 1};
  return unit;
}

LargeStepRuling step(const Board& board, const Unit& unit, Space to, const Options& chosen = {},
                     std::vector<Unit> others = {}) {
  Pieces pieces;
  pieces.units = std::move(others);
  pieces.units.push_back(unit);
  const LargeStepRuling ruling = rule_large_step(
      board, pieces, unit, to, LargeStepRules::from(chosen), ZoneRules::from(chosen));
  CHECK(!ruling.because.empty());

  // The search's step says the same.
  const Occupancy occupancy(board, pieces, unit.side, unit.id);
  const auto zone = enemy_zone(board, pieces, unit.side, ZoneRules::from(chosen));
  const NeighbourStep move{to.x - unit.footprint.at.x, to.y - unit.footprint.at.y};
  if (std::abs(move.x) <= 1 && std::abs(move.y) <= 1 && (move.x != 0 || move.y != 0)) {
    const auto quick =
        large_move({board, occupancy, &zone}, unit.footprint, move, LargeStepRules::from(chosen));
    const bool same = quick && quick->to.at == to;
    CHECK(same == ruling.cost.has_value());
    if (same) {
      CHECK(quick->cost == *ruling.cost);
      CHECK(quick->may_end == ruling.may_end);
    }
  }
  return ruling;
}

}  // namespace

TEST_CASE("a large unit's straight step enters two spaces, a diagonal one three") {
  const Board board = testing::assembled(testing::map_of_plans({kOpen}));
  const auto straight = step(board, golem({0, 0, 1}), {1, 0, 1});
  CHECK(straight.cost == 1);
  CHECK(straight.enters == std::vector<Space>{{2, 0, 1}, {2, 1, 1}});
  CHECK(straight.keeps == std::vector<Space>{{1, 0, 1}, {1, 1, 1}});
  const auto diagonal = step(board, golem({0, 0, 1}), {1, 1, 1});
  CHECK(diagonal.cost == 1);
  CHECK(diagonal.enters == std::vector<Space>{{2, 1, 1}, {1, 2, 1}, {2, 2, 1}});
  CHECK(diagonal.keeps == std::vector<Space>{{1, 1, 1}});
}

TEST_CASE("a large unit steps to a neighbouring place on the map only") {
  const Board board = testing::assembled(testing::map_of_plans({kOpen}));
  CHECK_FALSE(step(board, golem({0, 0, 1}), {2, 0, 1}).cost);
  CHECK_FALSE(step(board, golem({0, 0, 1}), {0, 0, 1}).cost);
  CHECK_FALSE(step(board, golem({0, 0, 1}), {-1, 0, 1}).cost);
  CHECK_FALSE(step(board, golem({4, 4, 1}), {5, 5, 1}).cost);
  CHECK_FALSE(step(board, golem({0, 0, 1}), {1, 0, 2}).cost);
}

TEST_CASE("Obstacles cost a large unit nothing, Walls and Openings stop it") {
  const Unit unit = golem({0, 0, 1});
  const auto cost = [&](char print, const Options& chosen, Space to) {
    const Board board =
        testing::assembled(testing::map_of_plans({with(with(kOpen, 1, 4, print), 2, 4, 'o')}));
    return step(board, unit, to, chosen).cost;
  };
  CHECK(cost('~', {}, {1, 0, 1}) == 1);
  CHECK(cost('|', {}, {1, 0, 1}) == std::nullopt);
  CHECK(cost('=', {}, {1, 0, 1}) == std::nullopt);
  // The corner space (2, 0) is no part of either place of the diagonal step: only a Wall there
  // stops it.
  CHECK(cost('|', {}, {1, 1, 1}) == std::nullopt);
  CHECK(cost('=', {}, {1, 1, 1}) == 1);
  CHECK(cost('|', options({{"G2", "lead-half"}}), {1, 1, 1}) == 1);
  CHECK(cost('|', options({{"G2", "lead-half"}}), {1, 0, 1}) == std::nullopt);
}

TEST_CASE("a Wall that only the rear half crosses stops the whole sweep, not the lead half") {
  const Board board = testing::assembled(testing::map_of_plans({with(kOpen, 1, 2, '|')}));
  CHECK_FALSE(step(board, golem({0, 0, 1}), {1, 0, 1}).cost);
  CHECK(step(board, golem({0, 0, 1}), {1, 0, 1}, options({{"G2", "lead-half"}})).cost == 1);
}

TEST_CASE("a large unit passes friends and not enemies") {
  const Board board = testing::assembled(testing::map_of_plans({kOpen}));
  const auto friendly =
      step(board, golem({0, 0, 1}), {1, 0, 1}, {}, {trooper("f", "legion", {2, 1, 1})});
  CHECK(friendly.cost == 1);
  CHECK_FALSE(friendly.may_end);
  CHECK_FALSE(
      step(board, golem({0, 0, 1}), {1, 0, 1}, {}, {trooper("e", "mayhem", {2, 1, 1})}).cost);
}

TEST_CASE("zones of control are ignored, or cost three where both places are in one") {
  const Board board = testing::assembled(testing::map_of_plans({kOpen}));
  const std::vector<Unit> enemy = {trooper("e", "mayhem", {1, 2, 1})};
  const Options pays = options({{"G4", "three"}});
  CHECK(step(board, golem({0, 0, 1}), {1, 0, 1}, {}, enemy).cost == 1);
  CHECK(step(board, golem({0, 0, 1}), {1, 0, 1}, pays, enemy).cost == 3);
  CHECK(step(board, golem({2, 0, 1}), {3, 0, 1}, pays, enemy).cost == 1);
}

TEST_CASE("other sizes step only where they are said to") {
  const Board board = testing::assembled(testing::map_of_plans({kOpen}));
  const Options any = options({{"G1", "any"}});
  CHECK_FALSE(step(board, golem({0, 0, 1}, 3, 2), {1, 1, 1}).cost);
  const auto wide = step(board, golem({0, 0, 1}, 3, 2), {1, 1, 1}, any);
  CHECK(wide.cost == 1);
  CHECK(wide.enters == std::vector<Space>{{3, 1, 1}, {1, 2, 1}, {2, 2, 1}, {3, 2, 1}});
}

TEST_CASE("a large unit stays on its Level unless all its spaces leave it") {
  const Board board = testing::assembled(testing::map_of_plans({kOpen, plate(0, 2)}));
  const Options overhang = options({{"G3", "overhang"}});
  CHECK_FALSE(step(board, golem({1, 1, 2}), {2, 1, 2}).cost);
  CHECK_FALSE(step(board, golem({1, 1, 2}), {2, 1, 1}).cost);
  CHECK(step(board, golem({1, 1, 2}), {2, 1, 2}, overhang).cost == 1);
  CHECK(step(board, golem({2, 1, 2}), {3, 1, 1}, overhang).cost == 1);
  CHECK_FALSE(
      step(board, golem({2, 1, 2}), {3, 1, 1}, overhang, {trooper("f", "legion", {4, 2, 1})}).cost);
  // Two spaces side by side leave a ledge at once.
  const Options any = options({{"G1", "any"}});
  CHECK(step(board, golem({2, 1, 2}, 1, 2), {3, 1, 1}, any).cost == 1);
  CHECK_FALSE(step(board, golem({1, 1, 2}, 2, 1), {2, 1, 1}, any).cost);
}

TEST_CASE("a large unit enters no Inside space") {
  const Board board = testing::assembled(testing::map_of_plans({kOpen, plate(3, 4)}));
  CHECK_FALSE(step(board, golem({1, 1, 1}), {2, 1, 1}).cost);
  CHECK(step(board, golem({1, 1, 1}), {0, 1, 1}).cost == 1);
}

TEST_CASE("one tile only: no step across a border") {
  TileMap map = testing::map_of_plans({kOpen});
  map.layout.push_back({"second", 0, 6, 0, 0});
  const Board board = testing::assembled(map);
  CHECK(step(board, golem({4, 0, 1}), {5, 0, 1}).cost == 1);
  CHECK_FALSE(step(board, golem({4, 0, 1}), {5, 0, 1}, options({{"G5", "one-tile"}})).cost);
}
