#include "rules/mayhem/area/area_attack.h"

#include <algorithm>
#include <catch2/catch.hpp>

#include "tests/support/board_generator.h"
#include "tests/support/sight_question.h"

using namespace parapet;
using namespace parapet::mayhem;
using namespace parapet::testing;

namespace {

Unit unit(const char* id, const char* side, Space at, Facing facing = Facing::west, int size = 1) {
  return {id, side, {at, size, size}, std::nullopt, facing, std::nullopt};
}

Vehicle car(const char* id, const char* side, Space back, Space front) {
  return {id, side, VehicleKind::car, back, front, 9, 3, "W"};
}

Marker object(const char* id, const char* side, Space at) {
  Marker marker;
  marker.kind = MarkerKind::object;
  marker.id = id;
  marker.side = side;
  marker.at = at;
  return marker;
}

AreaQuestion question(Space center, int radius, std::vector<std::string> targets = {}) {
  AreaQuestion result;
  result.center = Stand::at(center);
  result.radius = radius;
  result.targets = std::move(targets);
  return result;
}

AreaQuestion attack(Space from, Space center, int radius, std::vector<std::string> targets = {}) {
  AreaQuestion result = question(center, radius, std::move(targets));
  result.attacker = AreaAttacker{Stand::at(from), "mayhem"};
  return result;
}

AreaRuling rule(const Board& board, const Pieces& pieces, const AreaQuestion& asked,
                const Chosen& chosen = {}) {
  Options options;
  for (const auto& [id, value] : chosen) REQUIRE(options.set(id, value));
  return rule_area({board, board}, pieces, asked, options);
}

using Ids = std::vector<std::string>;

// Clear ground of 9 x 5 with Obstacle dots at the west side of the space (5, 2).
const Rows kBarrels = {"+ + + + + + + + + +", " . . . . . . . . . ", "+ + + + + + + + + +",
                       " . . . . . . . . . ", "+ + + + + o + + + +", " . . . . . . . . . ",
                       "+ + + + + o + + + +", " . . . . . . . . . ", "+ + + + + + + + + +",
                       " . . . . . . . . . ", "+ + + + + + + + + +"};

Board barrels() { return assembled(map_of_plans({kBarrels})); }

}  // namespace

TEST_CASE("AOM-AOE-1: enemies of every kind, in the order of the board, explosions both Sides") {
  const Board board = barrels();
  Pieces pieces;
  pieces.units = {unit("far", "legion", {8, 4, 1}), unit("foe", "legion", {4, 2, 1}),
                  unit("friend", "mayhem", {4, 1, 1})};
  pieces.vehicles = {car("van", "legion", {5, 3, 1}, {6, 3, 1})};
  pieces.devices = {{"tower", DeviceKind::hell_tower, "legion", {{2, 0, 1}, 2, 2}}};
  pieces.markers = {object("crate", "legion", {3, 3, 1}), object("safe", "mayhem", {3, 2, 1})};
  CHECK(rule(board, pieces, attack({0, 2, 1}, {4, 2, 1}, 1)).hits ==
        Ids{"foe", "van", "tower", "crate"});
  CHECK(rule(board, pieces, attack({0, 2, 1}, {4, 2, 1}, 1), {{"A7", "on"}}).hits ==
        Ids{"foe", "friend", "van", "tower", "crate", "safe"});
  CHECK(rule(board, pieces, question({4, 2, 1}, 1)).hits ==
        Ids{"foe", "friend", "van", "tower", "crate", "safe"});
}

TEST_CASE("an attacker of no side has only enemies") {
  Pieces pieces;
  pieces.units = {unit("a", "legion", {4, 2, 1}), unit("b", "mayhem", {4, 1, 1})};
  AreaQuestion asked = attack({0, 2, 1}, {4, 2, 1}, 1);
  asked.attacker->side.clear();
  CHECK(rule(barrels(), pieces, asked).hits == Ids{"a", "b"});
}

TEST_CASE("AOM-AOE-2: no sight to the Center, no attack, the spaces are told all the same") {
  const Rows rows = {"+ + + + +", " . .|. . ", "+ + + + +", " . .|. . ",
                     "+ + + + +", " . .|. . ", "+ + + + +"};
  const Board board = assembled(map_of_plans({rows}));
  Pieces pieces;
  pieces.units = {unit("foe", "legion", {3, 1, 1})};
  const AreaRuling ruling = rule(board, pieces, attack({0, 1, 1}, {3, 1, 1}, 1, {"foe"}));
  CHECK_FALSE(ruling.legal);
  CHECK(ruling.hits.empty());
  CHECK(ruling.spaces.size() == 6);
  CHECK_FALSE(ruling.targets.front().hit);
}

TEST_CASE("AOM-AOE-7: the band is that of the Center, out of range there is no attack") {
  Pieces pieces;
  pieces.units = {unit("foe", "legion", {6, 2, 1})};
  AreaQuestion asked = attack({0, 2, 1}, {4, 2, 1}, 2);
  asked.bands = RangeBands{{3, 4, std::nullopt}};
  CHECK(rule(barrels(), pieces, asked).band == Band::yellow);
  CHECK(rule(barrels(), pieces, asked).hits == Ids{"foe"});
  asked.bands = RangeBands{{3, std::nullopt, std::nullopt}};
  CHECK_FALSE(rule(barrels(), pieces, asked).band.has_value());
  CHECK(rule(barrels(), pieces, asked).hits.empty());
}

TEST_CASE("AOM-TGT-1: a turret has to look at the Center") {
  Pieces pieces;
  pieces.units = {unit("foe", "legion", {4, 2, 1})};
  AreaQuestion asked = attack({0, 2, 1}, {4, 2, 1}, 1);
  asked.attacker->stand.turret = Facing::west;
  CHECK(rule(barrels(), pieces, asked).hits.empty());
  asked.attacker->stand.turret = Facing::east;
  CHECK(rule(barrels(), pieces, asked).hits == Ids{"foe"});
}

TEST_CASE("AOM-AOE-3: Protection and Flank from the Center, of its own space from the Attacker") {
  Pieces pieces;
  pieces.units = {unit("in", "legion", {5, 2, 1}, Facing::west),
                  unit("behind", "legion", {7, 2, 1}, Facing::east)};
  // The Center is the protected space itself: the Attacker's line counts.
  AreaRuling ruling = rule(barrels(), pieces, attack({1, 2, 1}, {5, 2, 1}, 2, {"in", "behind"}));
  CHECK(ruling.targets[0].is_protected);
  CHECK_FALSE(ruling.targets[0].flank);
  CHECK(ruling.targets[0].net == -2);
  CHECK_FALSE(ruling.targets[1].is_protected);
  CHECK(ruling.targets[1].flank);
  CHECK(ruling.targets[1].net == 2);
  // From the Center behind it the same unit has no Protection, and its Flank to the blast.
  ruling = rule(barrels(), pieces, attack({1, 2, 1}, {7, 2, 1}, 2, {"in"}));
  CHECK_FALSE(ruling.targets[0].is_protected);
  CHECK(ruling.targets[0].flank);
}

TEST_CASE("AOM-AOE-6: Protection at distance 1 of the Center, none at Range 1 of the Attacker") {
  Pieces pieces;
  pieces.units = {unit("in", "legion", {5, 2, 1}, Facing::west)};
  CHECK(rule(barrels(), pieces, attack({1, 2, 1}, {4, 2, 1}, 1, {"in"})).targets[0].is_protected);
  // The Attacker itself beside the Center: an attack as any other at Range 1.
  CHECK_FALSE(
      rule(barrels(), pieces, attack({4, 2, 1}, {5, 2, 1}, 1, {"in"})).targets[0].is_protected);
  // An explosion on the space of its target: nothing is between.
  CHECK_FALSE(rule(barrels(), pieces, question({5, 2, 1}, 1, {"in"})).targets[0].is_protected);
  CHECK(rule(barrels(), pieces, question({4, 2, 1}, 1, {"in"})).targets[0].is_protected);
}

TEST_CASE("AOM-EXP-1: between barrels on all sides, an explosion on the own space meets none") {
  const Rows rows = {"+ + + +", " . . . ", "+ o o +", " . . . ", "+ o o +", " . . . ", "+ + + +"};
  const Board board = assembled(map_of_plans({rows}));
  Pieces pieces;
  pieces.units = {unit("in", "legion", {1, 1, 1})};
  CHECK_FALSE(rule(board, pieces, question({1, 1, 1}, 1, {"in"})).targets[0].is_protected);
  CHECK(rule(board, pieces, question({1, 0, 1}, 1, {"in"})).targets[0].is_protected);
}

TEST_CASE("AOM-MOD-3: of two equally close lines a blocked one does not spare the Protection") {
  const Rows rows = {"+ + + + + +", " . .|. . . ", "+ + + + + +", " . .|. . . ",
                     "+ + + + o +", " . . . . . ", "+ + + + + +"};
  const Board board = assembled(map_of_plans({rows}));
  Pieces pieces;
  pieces.units = {unit("foe", "legion", {4, 1, 1})};
  CHECK(rule(board, pieces, question({1, 1, 1}, 3, {"foe"})).targets[0].is_protected);
}

TEST_CASE("AOM-MOD-2: Levels are those of attacker and target, an explosion has none") {
  const Rows roof = {"+ + +  ", " . .   ", "+ + +  "};
  const Board board = assembled(map_of_plans({open_ground(3, 1), roof}));
  Pieces pieces;
  pieces.units = {unit("foe", "legion", {0, 0, 2}, Facing::east)};
  CHECK(rule(board, pieces, attack({2, 0, 1}, {1, 0, 2}, 1, {"foe"})).targets[0].net == -2);
  CHECK(rule(board, pieces, question({1, 0, 2}, 1, {"foe"})).targets[0].net == 0);
}

TEST_CASE("AOM-AOE-8, LRG-4: large units once, and no dot protects them") {
  Pieces pieces;
  pieces.units = {unit("golem", "legion", {5, 2, 1}, Facing::east, 2)};
  const AreaRuling ruling = rule(barrels(), pieces, attack({0, 2, 1}, {4, 2, 1}, 3, {"golem"}));
  CHECK(ruling.hits == Ids{"golem"});
  CHECK_FALSE(ruling.targets[0].is_protected);
  CHECK(ruling.targets[0].flank);
}

TEST_CASE("OPT-A6: the nearest space of a vehicle, or the one that is best for it") {
  Pieces pieces;
  pieces.vehicles = {car("van", "legion", {4, 2, 1}, {5, 2, 1})};
  const AreaQuestion asked = question({2, 2, 1}, 3, {"van"});
  CHECK_FALSE(rule(barrels(), pieces, asked).targets[0].is_protected);
  CHECK(rule(barrels(), pieces, asked, {{"A6", "target-best"}}).targets[0].is_protected);
  // A space that is not in the area does not count.
  const AreaQuestion small = question({2, 2, 1}, 2, {"van"});
  CHECK_FALSE(rule(barrels(), pieces, small, {{"A6", "target-best"}}).targets[0].is_protected);
}

TEST_CASE("OPT-A6: of equally near spaces the Attacker takes the one without Protection") {
  Pieces pieces;
  pieces.vehicles = {car("van", "legion", {5, 2, 1}, {5, 3, 1})};
  const AreaQuestion asked = question({3, 3, 1}, 2, {"van"});
  // Both are two spaces away: one behind the barrels, the other beside them.
  CHECK_FALSE(rule(barrels(), pieces, asked).targets[0].is_protected);
  CHECK(rule(barrels(), pieces, asked, {{"A6", "target-best"}}).targets[0].is_protected);
}

TEST_CASE("OPT-R3 main-space: a large unit is where its main space is") {
  Pieces pieces;
  pieces.units = {unit("golem", "legion", {3, 2, 1}, Facing::east, 2)};
  CHECK(rule(barrels(), pieces, question({5, 2, 1}, 1)).hits == Ids{"golem"});
  CHECK(rule(barrels(), pieces, question({5, 2, 1}, 1), {{"R3", "main-space"}}).hits.empty());
}

TEST_CASE("a Center given by a large piece is its space nearest to the Attacker") {
  AreaQuestion asked = attack({1, 2, 1}, {0, 0, 1}, 1);
  asked.center = Stand::of(unit("golem", "legion", {4, 2, 1}, Facing::east, 2));
  CHECK(rule(barrels(), {}, asked).center == Space{4, 2, 1});
  asked.attacker->stand = Stand::at({8, 4, 1});
  CHECK(rule(barrels(), {}, asked).center == Space{5, 3, 1});
  CHECK(rule(barrels(), {}, asked, {{"R3", "main-space"}}).center == Space{4, 2, 1});
}

TEST_CASE("OPT-P6: what Pushes lead away from") {
  const AreaQuestion asked = attack({0, 2, 1}, {4, 2, 1}, 1);
  CHECK(rule(barrels(), {}, asked).push_from == Space{0, 2, 1});
  CHECK(rule(barrels(), {}, asked, {{"P6", "center"}}).push_from == Space{4, 2, 1});
  CHECK(rule(barrels(), {}, question({4, 2, 1}, 1)).push_from == Space{4, 2, 1});
}

TEST_CASE("AOM-EXP-3: explosive spaces are attacked, and explosive objects have no Protection") {
  const Rows rows = {"+ + + + +", " . . . . ", "+ + o + +", " . . * . ",
                     "+ + o + +", " . . . . ", "+ + + + +"};
  const Board board = assembled(map_of_plans({rows}));
  Pieces pieces;
  pieces.markers = {object("tank", "legion", {2, 1, 1})};
  const AreaRuling ruling = rule(board, pieces, question({1, 1, 1}, 1, {"tank"}));
  CHECK(ruling.explosive == std::vector<Space>{{2, 1, 1}});
  CHECK(ruling.targets[0].hit);
  CHECK_FALSE(ruling.targets[0].is_protected);
}

TEST_CASE("OPT-A2 flood: what the Center does not see is judged by its closest lines") {
  const Rows rows = {"+ + + + +", " . . . . ", "+ +-o-o-+", " . . . . ", "+ + + + +"};
  const Board board = assembled(map_of_plans({rows}));
  Pieces pieces;
  pieces.units = {unit("foe", "legion", {2, 0, 1}, Facing::north)};
  const AreaQuestion asked = question({2, 1, 1}, 4, {"foe"});
  CHECK_FALSE(rule(board, pieces, asked).targets[0].hit);
  const AreaRuling flooded = rule(board, pieces, asked, {{"A2", "flood"}});
  CHECK(flooded.targets[0].hit);
  CHECK(flooded.targets[0].is_protected);
  CHECK(flooded.targets[0].flank);
  CHECK(flooded.targets[0].net == 0);
}
