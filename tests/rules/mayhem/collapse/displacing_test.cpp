#include <algorithm>
#include <catch2/catch.hpp>

#include "rules/mayhem/board_variants.h"
#include "rules/mayhem/collapse/collapse.h"
#include "tests/support/board_generator.h"

// Where pieces of several spaces come to rest when a Level falls: AOM-COL-4 and 5 with OPT-G2, G3
// and G5.

using namespace parapet;
using namespace parapet::mayhem;
using namespace parapet::testing;

namespace {

using Rows = std::vector<std::string>;

// The picture of a Level with floor in columns x of from <= x < to, of `height` rows from the top.
Rows level(int width, int rows, int from, int to, int height) {
  Rows plan(static_cast<std::size_t>(2 * rows + 1),
            std::string(static_cast<std::size_t>(2 * width + 1), ' '));
  const auto at = [&](int row, int column) -> char& {
    return plan[static_cast<std::size_t>(row)][static_cast<std::size_t>(column)];
  };
  for (int y = 0; y < height; ++y) {
    for (int x = from; x < to; ++x) {
      at(2 * y + 1, 2 * x + 1) = '.';
      for (const int row : {2 * y, 2 * y + 2}) {
        for (const int column : {2 * x, 2 * x + 2}) at(row, column) = '+';
      }
    }
  }
  return plan;
}

Rows ground(int width, int rows) { return level(width, rows, 0, width, rows); }

Unit unit(std::string id, Space at, int side = 1) {
  Unit result;
  result.id = std::move(id);
  result.side = "red";
  result.footprint = {at, side, side};
  return result;
}

Vehicle car(Space back, Space front) {
  Vehicle vehicle;
  vehicle.id = "car";
  vehicle.side = "red";
  vehicle.back = back;
  vehicle.front = front;
  return vehicle;
}

Device device(std::string id, Footprint footprint) {
  return {std::move(id), DeviceKind::edmks, "red", footprint};
}

CollapseRuling razed(const TileMap& map, const Pieces& pieces, const char* option = nullptr,
                     const char* value = nullptr) {
  Options options;
  if (option != nullptr) REQUIRE(options.set(option, value).has_value());
  CollapseQuestion question;
  question.damages = {8};
  const MergeRules merging = merge_rules(options);
  const auto board = std::make_shared<const Board>(Board::assemble(map, merging).value());
  return rule_collapse({map, pieces, board, merging}, question, options);
}

const CollapseMove& move_of(const CollapseRuling& ruling, const std::string& id) {
  const auto found = std::find_if(ruling.moves.begin(), ruling.moves.end(),
                                  [&](const CollapseMove& move) { return move.id == id; });
  REQUIRE(found != ruling.moves.end());
  return *found;
}

// A building of two Levels on a tile of 3 x 4, and another tile of the same size east of it.
TileMap two_tiles() {
  TileMap map = map_of_plans({ground(3, 4), level(3, 4, 0, 3, 2)});
  map.tiles.push_back(map_of_plans({ground(3, 4)}).tiles.front());
  map.tiles.back().name = "yard";
  map.layout.push_back({"yard", 1, 3, 0, 0});
  return map;
}

}  // namespace

TEST_CASE("a vehicle never hangs over the edge of a Level, large units and devices may") {
  // Level 3 is wider than Level 2.
  const TileMap map = map_of_plans({ground(6, 2), level(6, 2, 0, 3, 2), ground(6, 2)});
  Pieces pieces;
  pieces.vehicles = {car({2, 1, 3}, {3, 1, 3})};
  pieces.devices = {device("case", {{2, 0, 3}, 2, 1})};
  const CollapseRuling strict = razed(map, pieces);
  // Under Level 2 it is Inside: what does not lie wholly on Level 2 is displaced.
  CHECK(move_of(strict, "car").choices == std::vector<Space>{{1, 0, 2}, {1, 1, 2}});
  CHECK(move_of(strict, "case").is_displaced);
  const CollapseRuling loose = razed(map, pieces, "G3", "overhang");
  CHECK(move_of(loose, "case").to == Space{2, 0, 2});
  CHECK(move_of(loose, "car").choices == move_of(strict, "car").choices);
  const Vehicle& fallen = loose.after.pieces.vehicles.front();
  CHECK(loose.after.board->floor(fallen.back));
  CHECK(loose.after.board->floor(fallen.front));
}

TEST_CASE("a displaced large unit lies on one tile if it must") {
  Pieces pieces;
  pieces.units = {unit("golem", {1, 0, 2}, 2), unit("small", {1, 0, 1})};
  const auto free = move_of(razed(two_tiles(), pieces), "golem").choices;
  CHECK(std::count(free.begin(), free.end(), Space{2, 0, 1}) == 1);
  const auto kept = move_of(razed(two_tiles(), pieces, "G5", "one-tile"), "golem").choices;
  CHECK(kept == std::vector<Space>{{0, 1, 1}, {1, 1, 1}});
}

TEST_CASE("what falls straight down keeps its place, also across two tiles or over a Wall") {
  TileMap map = two_tiles();
  map.tiles.back() = map.tiles.front();
  map.tiles.back().name = "yard";
  Rows walled = ground(3, 4);
  walled[1][4] = '|';
  map.tiles.front().levels.front().plan = Plan::read(walled).value();
  Pieces pieces;
  pieces.vehicles = {car({1, 0, 2}, {2, 0, 2})};  // over the Wall when it is down
  CHECK_FALSE(move_of(razed(map, pieces), "car").is_displaced);
  CHECK(move_of(razed(map, pieces), "car").to == Space{1, 0, 1});

  pieces.vehicles.clear();
  pieces.units = {unit("golem", {2, 0, 2}, 2)};
  pieces.devices = {device("case", {{2, 2, 2}, 2, 1})};
  const TileMap yard = map_of_plans({ground(3, 4), ground(3, 4)});
  TileMap wide = two_tiles();
  wide.tiles.front() = yard.tiles.front();
  const CollapseRuling fall = razed(wide, pieces, "G5", "one-tile");
  CHECK(move_of(fall, "golem").to == Space{2, 0, 1});
  CHECK(move_of(fall, "case").to == Space{2, 2, 1});
}

TEST_CASE("a displaced device lies on one tile, a vehicle need not") {
  Pieces pieces;
  pieces.devices = {device("top", {{1, 0, 2}, 2, 2}), device("under", {{1, 0, 1}, 1, 1})};
  const auto device_choices = move_of(razed(two_tiles(), pieces), "top").choices;
  CHECK(device_choices == std::vector<Space>{{0, 1, 1}, {1, 1, 1}});

  pieces.devices.clear();
  pieces.vehicles = {car({1, 0, 2}, {2, 0, 2}), car({1, 0, 1}, {1, 1, 1})};
  pieces.vehicles.back().id = "under";
  const auto vehicle_choices = move_of(razed(two_tiles(), pieces), "car").choices;
  CHECK(std::count(vehicle_choices.begin(), vehicle_choices.end(), Space{2, 0, 1}) == 1);
}

TEST_CASE("nothing of several spaces is displaced to lie across a Wall") {
  Rows walled = ground(6, 4);
  for (const std::size_t row : {1U, 3U, 5U, 7U}) walled[row][8] = '|';  // V(4, y)
  const TileMap map = map_of_plans({walled, level(6, 4, 0, 4, 2)});
  Pieces pieces;
  pieces.units = {unit("golem", {2, 0, 2}, 2), unit("small", {2, 0, 1})};
  CHECK(move_of(razed(map, pieces), "golem").choices ==
        std::vector<Space>{{1, 1, 1}, {2, 1, 1}});  // not [3, 0, 1], nor [3, 1, 1]

  pieces.units.clear();
  pieces.vehicles = {car({2, 0, 2}, {3, 0, 2}), car({2, 0, 1}, {2, 1, 1})};
  pieces.vehicles.back().id = "under";
  const auto choices = move_of(razed(map, pieces), "car").choices;
  CHECK_FALSE(choices.empty());
  CHECK(std::count(choices.begin(), choices.end(), Space{3, 0, 1}) == 0);
}

TEST_CASE("an Opening between two tiles counts as it is merged") {
  TileMap map = two_tiles();
  Rows door = ground(3, 4);
  for (const std::size_t row : {1U, 3U, 5U, 7U}) door[row][0] = '=';
  map.tiles.back().levels.front().plan = Plan::read(door).value();
  Pieces pieces;
  pieces.units = {unit("golem", {1, 0, 2}, 2), unit("small", {1, 0, 1})};
  const auto across = [&](const char* value) {
    const auto choices = move_of(razed(map, pieces, "M3", value), "golem").choices;
    return std::count(choices.begin(), choices.end(), Space{2, 0, 1}) == 1;
  };
  CHECK_FALSE(across("opening"));
  CHECK(across("clear"));
}

TEST_CASE("a vehicle on a ramp falls from the space that it covers") {
  const TileMap map = map_of_plans({ground(6, 1), level(6, 1, 3, 6, 1)});
  Pieces pieces;
  pieces.vehicles = {car({2, 0, 1}, {3, 0, 2})};
  const CollapseRuling up = razed(map, pieces);
  CHECK(move_of(up, "car").from == Space{2, 0, 1});
  CHECK(move_of(up, "car").to == Space{2, 0, 1});
  CHECK(up.after.pieces.vehicles[0].front == Space{3, 0, 1});
  pieces.vehicles = {car({3, 0, 2}, {2, 0, 1})};
  CHECK(move_of(razed(map, pieces), "car").from == Space{2, 0, 1});
  pieces.vehicles = {car({4, 0, 2}, {3, 0, 2})};
  CHECK(move_of(razed(map, pieces), "car").from == Space{3, 0, 2});
}

TEST_CASE("a destroyed tile that is wider than what fell hits what is under it, as it lies") {
  for (int turn = 0; turn < 4; ++turn) {
    TileMap map = map_of_plans({ground(3, 3), level(3, 3, 0, 1, 1)});
    map.tiles.front().destroyed =
        TileLevel{"D", Plan::read(level(3, 3, 0, 3, 1)).value()};  // the whole north row
    map.layout.front().turn = turn;
    const Space unders[] = {{1, 0, 1}, {2, 1, 1}, {1, 2, 1}, {0, 1, 1}};
    Pieces pieces;
    pieces.units = {unit("under", unders[turn]), unit("beside", {1, 1, 1})};
    const CollapseRuling ruling = razed(map, pieces);
    INFO(turn);
    REQUIRE(ruling.moves.size() == 1);
    CHECK(ruling.moves[0].id == "under");
    CHECK(ruling.moves[0].dice == "RRRR");
  }
}
