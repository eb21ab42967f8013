#include "rules/realms/leap/leap.h"

#include <catch2/catch.hpp>

#include "tests/support/brick_field.h"

namespace {

using namespace parapet;
using namespace parapet::realms;
using namespace parapet::testing;

// Two platforms 30 pegs high with a pit of so many pegs between their plates.
BrickField pit(int gap, int landing = 30) {
  BrickField board;
  board.block(9 + gap, 4, 1, 0, 0, 0).block(3, 4, 30, 0, 0, 1).block(4, 4, landing, 3 + gap, 0, 1);
  board.spot("from", 1, 1).spot("to", 3 + gap, 1);
  return board;
}

// A wall so many pegs high between two spaces on the ground.
BrickField wall(int height, int start = 0) {
  BrickField board;
  board.block(8, 8, 1, 0, 0, 0).block(8, 1, height, 0, 3, 1);
  if (start > 0) board.block(8, 3, start, 0, 0, 1);
  board.spot("near", 3, 0).spot("far", 3, 5);
  return board;
}

struct Asked {
  int movement = 6;
  Ratio height{10};
  bool flies = false;
};

LeapRuling leap(const BrickField& board, const std::string& from, const std::string& to,
                const Options& options = {}, const std::vector<Unit>& units = {},
                Asked asked = {}) {
  const Battlefield field = board.field();
  const auto ruling = rule_leap(field, units,
                                {space_of(field, from), space_of(field, to), asked.height,
                                 asked.movement, asked.flies, std::nullopt},
                                options);
  REQUIRE(ruling);
  return *ruling;
}

bool cites(const Because& because, const std::string& rule) {
  for (const Reason& reason : because) {
    if (reason.rule == rule) return true;
  }
  return false;
}

}  // namespace

TEST_CASE("COR-LEAP-1: a leap uses two movement") {
  CHECK(leap(pit(5), "from", "to", {}, {}, {2}).legal);
  CHECK(leap(pit(5), "from", "to", {}, {}, {2}).cost == 2);
  const LeapRuling short_of_breath = leap(pit(5), "from", "to", {}, {}, {1});
  CHECK_FALSE(short_of_breath.legal);
  CHECK_FALSE(short_of_breath.cost);
  CHECK(cites(short_of_breath.because, "COR-LEAP-1"));
}

TEST_CASE("COR-LEAP-2: five pegs between the plates are allowed and a column more is not") {
  CHECK(leap(pit(5), "from", "to").because.front().text == "The leap is 5 pegs long: at most 5.");
  CHECK(leap(pit(5), "from", "to").distance.text() == "5/1");
  CHECK(leap(pit(5), "from", "to").margin->text() == "0/1");
  CHECK_FALSE(leap(pit(6), "from", "to").legal);
  CHECK(leap(pit(6), "from", "to").margin->text() == "80/1");
  BrickField board = pit(5);
  board.spots[1].plate.first.x += 1;
  CHECK(leap(board, "from", "to").distance.text() == "11/2");
  CHECK_FALSE(leap(board, "from", "to").legal);
  CHECK_FALSE(leap(board, "from", "from").legal);
}

TEST_CASE("COR-LEAP-2: a slanted leap is measured from corner to corner") {
  BrickField board;
  board.block(20, 20, 1, 0, 0, 0).spot("a", 0, 0).spot("b", 5, 6).spot("c", 6, 6);
  CHECK(leap(board, "a", "b").distance.text() == "5/1");
  CHECK(leap(board, "a", "b").legal);
  CHECK(leap(board, "a", "c").distance.text() == "sqrt(32/1)");
  CHECK_FALSE(leap(board, "a", "c").legal);
  CHECK(leap(board, "a", "c").margin->text() == "80/1 * sqrt(32/1) - 400/1");
}

TEST_CASE("OPT-K9: between plates or between centres or through the air") {
  const auto legal = [](int gap, const char* value, int landing = 30) {
    return leap(pit(gap, landing), "from", "to", option("K9", value)).legal;
  };
  CHECK(legal(5, "plates"));
  CHECK_FALSE(legal(5, "centres"));
  CHECK(legal(3, "centres"));
  CHECK_FALSE(legal(4, "centres"));
  CHECK(leap(pit(3), "from", "to", option("K9", "centres")).distance.text() == "5/1");
  CHECK(legal(5, "three-d"));
  CHECK(legal(5, "plates", 29));
  CHECK_FALSE(legal(5, "three-d", 29));
  CHECK(legal(3, "three-d", 26));
  CHECK(leap(pit(3, 26), "from", "to", option("K9", "three-d")).distance.text() == "5/1");
  CHECK_FALSE(legal(3, "three-d", 25));
}

TEST_CASE("COR-LEAP-3: one space may be skipped") {
  BrickField one = pit(5);
  one.block(3, 4, 30, 4, 0, 1).spot("mid1", 4, 1);
  CHECK(leap(one, "from", "to").legal);
  CHECK(leap(one, "from", "to").skipped == 1);
  BrickField two = pit(5);
  two.block(4, 4, 30, 4, 0, 1).spot("mid1", 4, 1, 1, 2).spot("mid2", 6, 1, 1, 2);
  CHECK_FALSE(leap(two, "from", "to").legal);
  CHECK(leap(two, "from", "to").skipped == 2);
  CHECK(cites(leap(two, "from", "to").because, "COR-LEAP-3"));
  CHECK(leap(pit(5), "from", "to").skipped == 0);
}

TEST_CASE("COR-LEAP-3: a plate that the line only touches is not skipped") {
  BrickField board = pit(5);
  // The line runs along y = 2, between the corners (3, 2) and (8, 2).
  board.spot("north", 4, 0).spot("south", 6, 2);
  CHECK(leap(board, "from", "to").skipped == 0);
  board.spot("over", 4, 0, 2, 3);
  CHECK(leap(board, "from", "to").skipped == 1);
}

TEST_CASE("COR-LEAP-3: the surfaces of one spot are skipped once and a spot over nothing never") {
  BrickField board = pit(5);
  board.block(3, 4, 2, 4, 0, 10).spot("bridge", 4, 1);
  CHECK(board.field().surfaces(2).size() == 2);
  CHECK(leap(board, "from", "to").skipped == 1);
  BrickField hole;
  hole.block(3, 4, 1, 0, 0, 0).block(4, 4, 1, 8, 0, 0);
  hole.spot("from", 1, 1).spot("to", 8, 1).spot("void", 4, 1);
  CHECK(leap(hole, "from", "to").skipped == 0);
  CHECK(leap(hole, "from", "to").legal);
}

TEST_CASE("COR-LEAP-4: lower ground and penalties in between do not count") {
  CHECK(leap(pit(5), "from", "to").wounds == 0);
  BrickField rubble = pit(5);
  rubble.block(1, 4, 12, 4, 0, 1).block(1, 4, 29, 6, 0, 1);
  CHECK(leap(rubble, "from", "to").legal);
  CHECK(leap(rubble, "from", "to").cost == 2);
}

TEST_CASE("COR-LEAP-5: exactly four pegs are leapt over and more are not") {
  CHECK(leap(wall(4), "near", "far").legal);
  CHECK(leap(wall(4), "near", "far").distance.text() == "3/1");
  CHECK(leap(wall(4), "near", "far").margin->text() == "0/1");
  CHECK_FALSE(leap(wall(5), "near", "far").legal);
  CHECK(leap(wall(5), "near", "far").margin->text() == "32/1");
  CHECK(cites(leap(wall(5), "near", "far").because, "COR-LEAP-5"));
  BrickField tick = wall(4);
  tick.blocks[1].top += 1;
  CHECK_FALSE(leap(tick, "near", "far").legal);
  CHECK(leap(tick, "near", "far").margin->text() == "1/1");
}

TEST_CASE("COR-LEAP-5: obstructions are measured from the surface that is left") {
  CHECK(leap(wall(6, 2), "near", "far").legal);
  CHECK_FALSE(leap(wall(6, 2), "far", "near").legal);
  CHECK_FALSE(leap(wall(7, 2), "near", "far").legal);
}

TEST_CASE("COR-LEAP-5: what touches the edge of the swept strip is not on it") {
  BrickField gate = pit(5);
  gate.block(1, 1, 40, 5, 0, 1).block(1, 1, 40, 5, 3, 1);
  CHECK(leap(gate, "from", "to").legal);
  BrickField inside = pit(5);
  inside.blocks.push_back({10, 0, 2, 3, 32, 1312});  // half a stud over the edge
  CHECK_FALSE(leap(inside, "from", "to").legal);
}

TEST_CASE("COR-LEAP-5: a slanted strip is met by what lies over a part of it") {
  BrickField board;
  board.block(20, 20, 1, 0, 0, 0).spot("a", 0, 0).spot("b", 5, 5);
  const auto with_post = [&](int x, int y) {
    BrickField posted = board;
    posted.blocks.push_back({x, y, 1, 1, 32, 32 * 20});
    return leap(posted, "a", "b").legal;
  };
  // The sides run from (4, 0) to (14, 10) and from (0, 4) to (10, 14), in columns.
  CHECK(with_post(6, 1));
  CHECK_FALSE(with_post(6, 2));
  CHECK_FALSE(with_post(6, 3));
  CHECK(with_post(1, 6));
  CHECK_FALSE(with_post(2, 6));
  CHECK(with_post(14, 14));
  CHECK_FALSE(with_post(13, 13));
}

TEST_CASE("OPT-K21: between two tall things or along one") {
  const Options gap_too = option("K21", "gap-too");
  BrickField gate = pit(5);
  gate.block(1, 1, 40, 5, 0, 1).block(1, 1, 40, 5, 3, 1);
  CHECK(leap(gate, "from", "to").legal);
  CHECK_FALSE(leap(gate, "from", "to", gap_too).legal);
  CHECK(cites(leap(gate, "from", "to", gap_too).because, "OPT-K21"));
  BrickField one_side = pit(5);
  one_side.block(1, 1, 40, 5, 0, 1);
  CHECK(leap(one_side, "from", "to", gap_too).legal);
  BrickField low = pit(5);
  low.block(1, 1, 40, 5, 0, 1).block(1, 1, 34, 5, 3, 1);
  CHECK(leap(low, "from", "to", gap_too).legal);
  BrickField apart = pit(5);
  apart.block(1, 1, 40, 5, 0, 1).blocks.push_back({10, 7, 2, 1, 32, 1312});
  CHECK(leap(apart, "from", "to", gap_too).legal);
  BrickField behind = pit(5);
  behind.block(1, 4, 40, 0, 0, 31);
  CHECK(leap(behind, "from", "to", gap_too).legal);
}

TEST_CASE("OPT-K13: how much higher a leap may land") {
  const auto legal = [](int higher, const char* value) {
    return leap(pit(5, 30 + higher), "from", "to", option("K13", value)).legal;
  };
  CHECK(legal(4, "four"));
  CHECK_FALSE(legal(5, "four"));
  CHECK(legal(1, "two"));
  CHECK_FALSE(legal(2, "two"));
  CHECK(legal(0, "no"));
  CHECK(legal(-3, "no"));
  CHECK_FALSE(legal(1, "no"));
  BrickField tick = pit(5, 34);
  tick.blocks[2].top += 1;
  CHECK_FALSE(leap(tick, "from", "to").legal);
  CHECK(leap(tick, "from", "to").margin->text() == "1/1");
  BrickField below_two = pit(5, 32);
  below_two.blocks[2].top -= 1;
  CHECK(leap(below_two, "from", "to", option("K13", "two")).legal);
  CHECK(leap(below_two, "from", "to", option("K13", "two")).margin->text() == "0/1");
}

TEST_CASE("OPT-K12: landing more than its height lower wounds") {
  const auto wounds = [](int landing, const Options& options = {}, Asked asked = {}) {
    const LeapRuling ruling = leap(pit(5, landing), "from", "to", options, {}, asked);
    CHECK(ruling.legal);
    return ruling.wounds;
  };
  CHECK(wounds(20) == 0);
  CHECK(wounds(19) == 2);
  CHECK(wounds(10) == 4);
  CHECK(wounds(19, option("K12", "none")) == 0);
  CHECK(wounds(19, {}, {6, Ratio(10), true}) == 0);
  CHECK(wounds(19, {}, {6, Ratio::of(11, 2), false}) == 4);
}

TEST_CASE("COR-OCC-1 OCC-2: a leap ends where there is a free place and room") {
  const BrickField board = pit(5);
  const Battlefield field = board.field();
  CHECK_FALSE(leap(board, "from", "to", {}, {unit_at(field, "other", "to")}).legal);
  CHECK(cites(leap(board, "from", "to", {}, {unit_at(field, "other", "to")}).because, "COR-OCC-1"));
  BrickField post = pit(5);
  post.blocks.push_back({16, 2, 1, 1, 31 * 32, 34 * 32});
  CHECK_FALSE(leap(post, "from", "to").legal);
  CHECK(cites(leap(post, "from", "to").because, "COR-OCC-2"));
  CHECK(leap(board, "from", "to", {}, {unit_at(field, "self", "from")}).legal);
}

TEST_CASE("COR-LEAP-5: no leap goes through a unit") {
  BrickField board = pit(5);
  board.block(3, 4, 30, 4, 0, 1).spot("mid1", 4, 1);
  const Battlefield field = board.field();
  CHECK_FALSE(leap(board, "from", "to", {}, {unit_at(field, "own", "mid1")}).legal);
  Unit flyer = unit_at(field, "bird", "mid1");
  flyer.flies = true;
  flyer.airborne = true;
  CHECK(leap(board, "from", "to", {}, {flyer}).legal);
}

TEST_CASE("COR-LEAP-5: a unit is leapt over while it does not rise above the surface left") {
  const auto legal = [](int pillar, int height) {
    BrickField board = pit(5);
    board.block(3, 4, pillar, 4, 0, 1).spot("mid1", 4, 1);
    const Battlefield field = board.field();
    Unit unit = unit_at(field, "low", "mid1");
    unit.height = Ratio(height);
    return leap(board, "from", "to", {}, {unit}).legal;
  };
  CHECK(legal(20, 10));
  CHECK_FALSE(legal(21, 10));
  CHECK_FALSE(legal(30, 1));
  CHECK(legal(4, 10));
}

TEST_CASE("COR-LEAP-5: a unit beside the swept strip is not in the way") {
  BrickField board = pit(5);
  board.block(3, 8, 30, 4, -4, 1).spot("beside", 4, -1).spot("over", 4, 0);
  const Battlefield field = board.field();
  CHECK(leap(board, "from", "to", {}, {unit_at(field, "own", "beside")}).legal);
  CHECK_FALSE(leap(board, "from", "to", {}, {unit_at(field, "own", "over")}).legal);
}

TEST_CASE("a leap passes under a bridge where there is room for its height") {
  const auto legal = [](int underside, int height) {
    BrickField board = pit(5);
    board.block(2, 4, 3, 5, 0, 31 + underside);
    return leap(board, "from", "to", {}, {}, {6, Ratio(height), false}).legal;
  };
  CHECK(legal(10, 10));
  CHECK_FALSE(legal(9, 10));
  CHECK(legal(9, 9));
  CHECK(legal(20, 10));
}

TEST_CASE("a leap goes from column to column at one height") {
  const auto legal = [](int underside) {
    BrickField board = pit(5);
    board.block(1, 4, 3, 4, 0, 31 + underside).block(1, 4, 34, 5, 0, 1);
    return leap(board, "from", "to").legal;
  };
  CHECK(legal(14));  // under the roof and over the block of 4 pegs at once: 10 pegs between
  CHECK_FALSE(legal(13));
}

TEST_CASE("a leap does not dive below both of its ends nor through a floor") {
  BrickField hanging = pit(5);
  hanging.block(1, 4, 30, 5, 0, 20);  // from 20 to 50: free below, far down
  CHECK_FALSE(leap(hanging, "from", "to").legal);
  BrickField deck;
  deck.block(12, 4, 1, 0, 0, 0).block(12, 4, 1, 0, 0, 12).spot("a", 1, 1).spot("b", 6, 1);
  CHECK(leap(deck, "a", "b").legal);
  CHECK(leap(deck, "a/0", "b/0").legal);
  CHECK_FALSE(leap(deck, "a", "b/0").legal);
  CHECK_FALSE(leap(deck, "b/0", "a").legal);
  BrickField ledge;
  ledge.block(12, 4, 1, 0, 0, 0).block(4, 4, 1, 0, 0, 12).spot("a", 1, 1).spot("b", 6, 1);
  CHECK(leap(ledge, "a", "b").legal);
}

TEST_CASE("OPT-K1: room for the box of the figure or for its foot alone") {
  BrickField low = pit(5);
  low.block(1, 4, 2, 8, 0, 40);  // hangs over the landing, 9 pegs above it
  CHECK_FALSE(leap(low, "from", "to/0").legal);
  CHECK(leap(low, "from", "to/0", {}, {}, {6, Ratio(9), false}).legal);
  CHECK(leap(low, "from", "to/0", option("K1", "footprint")).legal);
  BrickField post = pit(5);
  post.blocks.push_back({16, 2, 1, 1, 31 * 32, 34 * 32});
  CHECK_FALSE(leap(post, "from", "to").legal);
  CHECK_FALSE(leap(post, "from", "to", option("K1", "footprint")).legal);
}

TEST_CASE("a rider leaps from the top of its carrier") {
  BrickField board;
  board.block(14, 4, 1, 0, 0, 0).block(4, 4, 14, 8, 0, 1).spot("low", 1, 1).spot("high", 8, 1);
  const Battlefield field = board.field();
  Unit horse = unit_at(field, "horse", "low");
  Unit knight = unit_at(field, "knight", "low");
  knight.on = "horse";
  const std::vector<Unit> units{horse, knight};
  const LeapQuestion question{
      space_of(field, "low"), space_of(field, "high"), Ratio(10), 2, false, 1};
  CHECK(rule_leap(field, units, question, {})->legal);
  CHECK_FALSE(leap(board, "low", "high").legal);
}

TEST_CASE("COR-FLY-5: a unit in the air does not leap") {
  const BrickField board = pit(5);
  const Battlefield field = board.field();
  Unit bird = unit_at(field, "bird", "from");
  bird.flies = true;
  bird.airborne = true;
  const std::vector<Unit> units{bird};
  const LeapQuestion question{
      space_of(field, "from"), space_of(field, "to"), Ratio(10), 2, false, 0};
  CHECK_FALSE(rule_leap(field, units, question, {})->legal);
  const std::vector<Unit> landed{unit_at(field, "bird", "from")};
  CHECK(rule_leap(field, landed, question, {})->legal);
}

TEST_CASE("a large unit leaps with all of its plates") {
  BrickField board;
  board.block(40, 20, 1, 0, 0, 0).grid(1, 1, 4, 6, 4);
  const Battlefield field = board.field();
  Unit giant = unit_at(field, "giant", "A1");
  giant.size = {2, 2};
  const std::vector<Unit> units{giant};
  const auto ask = [&](const char* to) {
    return *rule_leap(field, units,
                      {space_of(field, "A1"), space_of(field, to), Ratio(10), 2, false, 0}, {});
  };
  CHECK(ask("C1").distance.text() == "2/1");
  CHECK(ask("C1").legal);
  CHECK(ask("C1").skipped == 0);
  CHECK(ask("D1").distance.text() == "6/1");
  CHECK_FALSE(ask("D1").legal);
  CHECK_FALSE(ask("F1").legal);
  CHECK(ask("B1").distance.text() == "0/1");
}
