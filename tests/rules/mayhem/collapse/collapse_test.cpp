#include "rules/mayhem/collapse/collapse.h"

#include <algorithm>
#include <catch2/catch.hpp>

#include "rules/mayhem/collapse/building.h"
#include "tests/support/board_generator.h"

// AOM-COL-1 to 7 on boards drawn here; random ones are in collapse_properties_test.cpp.

using namespace parapet;
using namespace parapet::mayhem;
using namespace parapet::testing;

namespace {

using Plan3 = std::vector<std::string>;

const Plan3 kGround = {"+ + + +", " . . . ", "+ o-o +", " .|.|. ", "+ o=o +", " . . . ", "+ + + +"};
const Plan3 kWhole = {"+ + + +", " . . . ", "+ + + +", " . . . ", "+ + + +", " . . . ", "+ + + +"};
const Plan3 kMiddle = {"       ", "       ", "  + +  ", "   .   ", "  + +  ", "       ", "       "};
const Plan3 kMiddleRow = {"       ", "       ", "+ + + +", " . . . ",
                          "+ + + +", "       ", "       "};
const Plan3 kNothing = {"       ", "       ", "       ", "       ",
                        "       ", "       ", "       "};

Plan plan(const Plan3& rows) { return Plan::read(rows).value(); }

TileMap tower(const std::vector<Plan3>& levels, const std::optional<Plan3>& destroyed) {
  TileMap map = map_of_plans(levels);
  if (destroyed) map.tiles.front().destroyed = TileLevel{"D", plan(*destroyed)};
  return map;
}

BoardState state_of(const TileMap& map, Pieces pieces = {}) {
  return {map, std::move(pieces), std::make_shared<const Board>(assembled(map))};
}

Unit unit(std::string id, Space at, int side = 1) {
  Unit result;
  result.id = std::move(id);
  result.side = result.id + "'s side";
  result.footprint = {at, side, side};
  return result;
}

Marker explosion(Space at, int damage) {
  Marker marker;
  marker.at = at;
  marker.damage = damage;
  marker.size = "large";
  return marker;
}

CollapseQuestion question(std::vector<int> damages, std::string turn = "red") {
  CollapseQuestion result;
  result.damages = std::move(damages);
  result.turn = std::move(turn);
  return result;
}

CollapseRuling ruled(const BoardState& state, const CollapseQuestion& question,
                     const std::vector<std::pair<std::string, std::string>>& values = {}) {
  Options options;
  for (const auto& [id, value] : values) REQUIRE(options.set(id, value).has_value());
  return rule_collapse(state, question, options);
}

const CollapseMove& move_of(const CollapseRuling& ruling, const std::string& id) {
  const auto found = std::find_if(ruling.moves.begin(), ruling.moves.end(),
                                  [&](const CollapseMove& move) { return move.id == id; });
  REQUIRE(found != ruling.moves.end());
  return *found;
}

bool tells(const Because& because, const std::string& rule, const std::string& part) {
  return std::any_of(because.begin(), because.end(), [&](const Reason& reason) {
    return reason.rule == rule && reason.text.find(part) != std::string::npos;
  });
}

}  // namespace

TEST_CASE("the strength of a level") {
  CHECK_FALSE(strength_of_level(1).has_value());
  CHECK(strength_of_level(2) == 8);
  CHECK(strength_of_level(3) == 6);
  CHECK(strength_of_level(4) == 4);
  for (int level = 5; level <= Board::kMaxLevels; ++level) CHECK(strength_of_level(level) == 4);
}

TEST_CASE("levels without floor are only height") {
  const TileMap map = tower({kWhole, kNothing, kNothing, kMiddleRow, kNothing}, kMiddleRow);
  const BoardState state =
      state_of(map, {{unit("a", {1, 1, 4}), unit("b", {2, 1, 1})}, {}, {}, {}, {}});
  const auto ruling = ruled(state, question({4}));
  CHECK(ruling.level == 4);
  CHECK(ruling.collapsed == std::vector<int>{4});
  CHECK_FALSE(ruling.next.has_value());
  CHECK(ruling.after.pieces.units[0].footprint.at == Space{1, 1, 1});
  CHECK(move_of(ruling, "b").dice == "RRRR");
  CHECK(ruling.after.map.tiles[0].levels.size() == 1);
}

TEST_CASE("the destroyed tile replaces prints on its spaces, dots and edges, and nothing beside") {
  const Plan3 destroyed = {"       ", "       ", "  + #  ", "   .~  ",
                           "  + +  ", "       ", "       "};
  const auto ruling = ruled(state_of(tower({kGround, kMiddle}, destroyed)), question({8}));
  REQUIRE(ruling.after.map.tiles.size() == 1);
  const Tile& tile = ruling.after.map.tiles.front();
  REQUIRE(tile.levels.size() == 1);
  CHECK(tile.levels[0].plan ==
        plan({"+ + + +", " . . . ", "+ + # +", " . .~. ", "+ + + +", " . . . ", "+ + + +"}));
  CHECK_FALSE(tile.destroyed.has_value());
  CHECK(tells(ruling.because, "AOM-COL-3", "destroyed tile lies on Level 1"));

  const auto cleared =
      ruled(state_of(tower({kGround, kMiddle}, destroyed)), question({8}), {{"C6", "removed"}});
  CHECK(cleared.after.map.tiles.front().levels[0].plan == plan(kGround));
  CHECK_FALSE(cleared.after.map.tiles.front().destroyed.has_value());
}

TEST_CASE("the destroyed tile goes down with the building") {
  const auto ruling =
      ruled(state_of(tower({kGround, kMiddle, kMiddleRow}, kMiddleRow)), question({6}));
  const Tile& tile = ruling.after.map.tiles.front();
  REQUIRE(tile.levels.size() == 2);
  CHECK(tile.levels[0].plan == plan(kGround));
  CHECK(tile.levels[1].plan == plan(kMiddleRow));
  CHECK(tile.destroyed.has_value());
  CHECK(ruling.next == 8);
}

TEST_CASE("a tile without a destroyed side only loses the level") {
  const Pieces pieces{
      {unit("a", {0, 1, 3}), unit("b", {1, 1, 3}), unit("c", {1, 1, 1})}, {}, {}, {}, {}};
  const auto ruling =
      ruled(state_of(tower({kGround, kMiddle, kMiddleRow}, std::nullopt), pieces), question({6}));
  CHECK(ruling.after.map.tiles.front().levels[1].plan == plan(kMiddle));
  CHECK(move_of(ruling, "a").to == Space{0, 1, 1});  // no floor on Level 2 there
  CHECK(move_of(ruling, "b").to == Space{1, 1, 2});
  CHECK(ruling.moves.size() == 2);  // c is two Levels down
  CHECK(tells(ruling.because, "AOM-COL-3", "no destroyed side"));
}

TEST_CASE("markers: those that count go, others stay, things fall") {
  Marker objective;
  objective.kind = MarkerKind::objective;
  objective.id = "1";
  objective.at = {1, 1, 3};
  Marker object = objective;
  object.kind = MarkerKind::object;
  object.id = "crate";
  object.at = {1, 1, 2};
  const Pieces pieces{{},
                      {},
                      {explosion({1, 1, 3}, 1), explosion({1, 1, 1}, 2), explosion({0, 0, 1}, 3),
                       objective, object},
                      {},
                      {}};
  const BoardState state = state_of(tower({kWhole, kMiddleRow, kMiddleRow}, kMiddleRow), pieces);
  const auto ruling = ruled(state, question({3}));
  CHECK(ruling.damage == 6);
  REQUIRE(ruling.after.pieces.markers.size() == 3);
  CHECK(ruling.after.pieces.markers[0] == explosion({0, 0, 1}, 3));
  CHECK(ruling.after.pieces.markers[1].at == Space{1, 1, 2});
  CHECK(ruling.after.pieces.markers[2].at == Space{1, 1, 2});
  REQUIRE(ruling.moves.size() == 1);
  CHECK(ruling.moves[0].id == "crate");
  CHECK(tells(ruling.because, "AOM-COL-4", "Objective 1 falls"));
  CHECK(tells(ruling.because, "OPT-C2", "does not count"));

  const auto whole_tile = ruled(state, question({0}), {{"C2", "tile"}});
  CHECK(whole_tile.damage == 6);
  CHECK(whole_tile.collapsed == std::vector<int>{3});
  CHECK(whole_tile.after.pieces.markers.size() == 2);
}

TEST_CASE("an outside balcony counts only while it is on top") {
  const BoardState state = state_of(tower({kWhole, kMiddleRow, kMiddle}, std::nullopt),
                                    {{}, {}, {explosion({0, 1, 2}, 5)}, {}, {}});
  const auto ruling = ruled(state, question({5, 1, 2}));
  CHECK(ruling.damage == 6);  // 5 and 1: the marker on the balcony is neither Inside nor on top
  CHECK(ruling.collapsed == std::vector<int>{3});
  CHECK(ruling.next == 8);
  CHECK(ruling.carried == 7);  // now the balcony is the topmost Level
}

TEST_CASE("who falls on somebody is displaced") {
  const Pieces pieces{{unit("below", {1, 1, 2}), unit("faller", {1, 1, 3})}, {}, {}, {}, {}};
  const BoardState state = state_of(tower({kWhole, kMiddleRow, kMiddleRow}, kMiddleRow), pieces);
  const auto ruling = ruled(state, question({6}));
  CHECK(move_of(ruling, "below").to == Space{1, 1, 2});
  const CollapseMove& move = move_of(ruling, "faller");
  CHECK(move.choices == std::vector<Space>{{0, 1, 2}, {2, 1, 2}});
  CHECK(move.to == Space{0, 1, 2});
  CHECK(move.chooser == "red");
  CHECK(move.dice == "RRRR");
  CHECK(move_of(ruled(state, question({6}), {{"C3", "owner-chooses"}}), "faller").chooser ==
        "faller's side");

  CollapseQuestion chosen = question({6});
  chosen.chosen = {{2, 1, 2}};
  const auto other = ruled(state, chosen);
  CHECK_FALSE(other.wrong_choice.has_value());
  CHECK(move_of(other, "faller").to == Space{2, 1, 2});
  CHECK(other.after.pieces.units[1].footprint.at == Space{2, 1, 2});
  chosen.chosen = {{0, 0, 1}};
  CHECK(ruled(state, chosen).wrong_choice == 0);
}

TEST_CASE("no adjacent space: the next ring, then below, then downed") {
  Pieces pieces{
      {unit("a", {1, 1, 3}), unit("b", {0, 1, 3}), unit("c", {2, 1, 3}), unit("x", {1, 1, 2})},
      {},
      {},
      {},
      {}};
  const BoardState state = state_of(tower({kWhole, kMiddleRow, kMiddleRow}, kMiddleRow), pieces);
  const auto ruling = ruled(state, question({6}));
  const CollapseMove& move = move_of(ruling, "a");
  CHECK(move.choices == std::vector<Space>{{1, 1, 1}});  // straight below is nearest
  CHECK(tells(ruling.because, "OPT-C4", "next ring outward"));

  const auto downed = ruled(state, question({6}), {{"C4", "downed"}});
  CHECK_FALSE(move_of(downed, "a").to.has_value());
  CHECK(move_of(downed, "a").dice.empty());
  REQUIRE(downed.after.pieces.units.size() == 3);
  CHECK(downed.after.pieces.units[0].id == "b");
  CHECK(tells(downed.because, "OPT-C4", "downed"));

  // One ring farther on the same Level there is room.
  const Plan3 wide_ground = {"+ + + + +", " . . . . ", "+ + + + +"};
  TileMap wide = tower({wide_ground, wide_ground, wide_ground}, wide_ground);
  pieces.units = {unit("a", {0, 0, 3}), unit("b", {1, 0, 3}), unit("x", {0, 0, 2})};
  const auto far = ruled(state_of(wide, pieces), question({6}));
  CHECK(move_of(far, "a").choices == std::vector<Space>{{2, 0, 2}});
}

TEST_CASE("a full map downs who finds no room at all") {
  const Plan3 one = {"+ +", " . ", "+ +"};
  const Pieces pieces{{unit("a", {0, 0, 2}), unit("b", {0, 0, 1})}, {}, {}, {}, {}};
  const auto ruling = ruled(state_of(tower({one, one}, one), pieces), question({8}));
  REQUIRE(ruling.after.pieces.units.size() == 1);
  CHECK(ruling.after.pieces.units[0].id == "b");
}

TEST_CASE("the level beneath is hit under the plate, or all of it") {
  const Pieces pieces{{unit("under", {1, 1, 2}), unit("beside", {0, 1, 2})}, {}, {}, {}, {}};
  const BoardState state = state_of(tower({kWhole, kMiddleRow, kMiddle}, kMiddle), pieces);
  const auto ruling = ruled(state, question({6}));
  REQUIRE(ruling.moves.size() == 1);
  CHECK(ruling.moves[0].id == "under");
  const auto all = ruled(state, question({6}), {{"C5", "moved"}});
  REQUIRE(all.moves.size() == 2);
  CHECK(move_of(all, "beside").to == Space{0, 1, 2});
  CHECK(move_of(all, "beside").dice == "RRRR");
  CHECK(all.after.pieces == ruling.after.pieces);
}

TEST_CASE("large units, vehicles and devices fall whole") {
  Unit large = unit("large", {0, 0, 2}, 2);
  large.main = Space{1, 1, 2};
  Vehicle vehicle;
  vehicle.id = "car";
  vehicle.back = {2, 0, 2};
  vehicle.front = {2, 1, 2};
  Device device{"bomb", DeviceKind::dark_matter_bomb, "red", {{0, 2, 2}, 2, 1}};
  const Pieces pieces{{large, unit("small", {1, 0, 1})}, {vehicle}, {}, {device}, {}};
  const auto ruling = ruled(state_of(tower({kWhole, kWhole}, kWhole), pieces), question({8}));
  // The large unit finds one place on which it does not stand on the small one.
  const CollapseMove& move = move_of(ruling, "large");
  CHECK(move.is_displaced);
  CHECK(move.choices == std::vector<Space>{{0, 1, 1}, {1, 1, 1}});
  CHECK(ruling.after.pieces.units[0].footprint.at == Space{0, 1, 1});
  CHECK(ruling.after.pieces.units[0].main == Space{1, 2, 1});
  CHECK(ruling.after.pieces.vehicles[0].back == Space{2, 0, 1});
  CHECK(ruling.after.pieces.vehicles[0].front == Space{2, 1, 1});
  CHECK(ruling.after.pieces.devices[0].footprint.at == Space{0, 2, 1});
  CHECK(move_of(ruling, "car").dice == "RRRR");
}

TEST_CASE("a large unit across two roofs cannot fall through the one that stands") {
  TileMap map = tower({kWhole, kWhole, kWhole}, kWhole);
  map.layout.push_back({"east", 0, 3, 0, 0});
  const Pieces pieces{{unit("large", {2, 0, 3}, 2)}, {}, {}, {}, {}};
  const auto ruling = ruled(state_of(map, pieces), question({6}));
  const CollapseMove& move = move_of(ruling, "large");
  REQUIRE(move.is_displaced);
  CHECK(move.choices == std::vector<Space>{{1, 0, 2}, {1, 1, 2}});
  // The other entry keeps its tile; this one has a tile of its own.
  REQUIRE(ruling.after.map.tiles.size() == 2);
  CHECK(ruling.after.map.tiles[0].levels.size() == 3);
  CHECK(ruling.after.map.tiles[1].levels.size() == 2);
  CHECK(ruling.after.map.tiles[1].name != ruling.after.map.tiles[0].name);
  CHECK(ruling.after.board->floor({3, 0, 3}));
  CHECK_FALSE(ruling.after.board->floor({2, 0, 3}));
}

TEST_CASE("damage beyond the strength is lost or carried, and may bring down the next level") {
  const BoardState state = state_of(tower({kWhole, kMiddle, kMiddle, kMiddle}, kMiddle));
  const auto lost = ruled(state, question({15}));
  CHECK(lost.collapsed == std::vector<int>{4});
  CHECK(lost.carried == 0);
  CHECK(lost.after.pieces.markers.empty());
  const auto carried = ruled(state, question({15}), {{"C1", "carried"}});
  CHECK(carried.collapsed == std::vector<int>{4, 3});
  CHECK(carried.carried == 5);
  REQUIRE(carried.after.pieces.markers.size() == 1);
  CHECK(carried.after.pieces.markers[0].damage == 5);
  CHECK(carried.after.pieces.markers[0].at == Space{1, 1, 2});
  const auto razed = ruled(state, question({1000, 1000}), {{"C1", "carried"}});
  CHECK(razed.collapsed == std::vector<int>{4, 3, 2});
  CHECK(razed.carried == 0);
  CHECK(razed.damage == 1000);
  CHECK(razed.after.pieces.markers.empty());
}

TEST_CASE("nothing over Level 1: nothing collapses") {
  const auto ruling = ruled(state_of(tower({kGround}, std::nullopt)), question({50}));
  CHECK(ruling.collapsed.empty());
  CHECK_FALSE(ruling.strength.has_value());
  CHECK_FALSE(ruling.next.has_value());
  CHECK(ruling.level == 1);
  CHECK(ruling.after.pieces.markers.empty());
  CHECK(tells(ruling.because, "AOM-COL-1", "Nothing stands"));
}

TEST_CASE("a ramp that the destroyed tile covers is gone") {
  TileMap map = tower(
      {{"+ + + +", " . . . ", "+ + + +", " . R . ", "+ + + +", " R . . ", "+ + + +"}, kMiddleRow},
      kMiddleRow);
  map.tiles.front().ramps = {{1, 1, Heading::east}, {0, 2, Heading::north}};
  const auto ruling = ruled(state_of(map), question({8}));
  REQUIRE(ruling.after.map.tiles.front().ramps.size() == 1);
  CHECK(ruling.after.map.tiles.front().ramps[0].y == 2);
}
