#include "rules/realms/riding/boarding.h"

#include <catch2/catch.hpp>

#include "rules/realms/riding/carriers.h"
#include "tests/support/brick_field.h"

namespace {

using namespace parapet;
using namespace parapet::realms;
using namespace parapet::testing;

BrickField plain() {
  BrickField board;
  board.block(36, 12, 1, 0, 0, 0).grid(1, 1, 4, 9, 3);
  return board;
}

// A carrier at B1 so many pegs tall, and a man at A1.
std::vector<Unit> man_and_horse(const BrickField& board, int height) {
  const Battlefield field = board.field();
  std::vector<Unit> units{unit_at(field, "man", "A1"), unit_at(field, "horse", "B1")};
  units[1].height = Ratio(height);
  return units;
}

std::vector<Unit> mounted(const BrickField& board, int height) {
  std::vector<Unit> units = man_and_horse(board, height);
  units[0].at = units[1].at;
  units[0].on = "horse";
  return units;
}

BoardingRuling board_on(const BrickField& board, const std::vector<Unit>& units,
                        const Options& options = {}) {
  const auto ruling = rule_boarding(board.field(), units, {0, 1, std::nullopt}, options);
  REQUIRE(ruling);
  return *ruling;
}

BoardingRuling get_off(const BrickField& board, const std::vector<Unit>& units,
                       const std::string& to, const Options& options = {}) {
  const Battlefield field = board.field();
  const auto ruling = rule_boarding(field, units, {0, 1, space_of(field, to)}, options);
  REQUIRE(ruling);
  return *ruling;
}

std::string carrier_fault(const std::vector<Unit>& units) {
  const Result<void> result = check_carriers(plain().field(), units);
  return result ? std::string() : result.error().code;
}

}  // namespace

TEST_CASE("COR-BRD-1: getting on a carrier follows the rules of height") {
  const auto cost = [](int height) {
    return board_on(plain(), man_and_horse(plain(), height)).step.cost;
  };
  CHECK(cost(1) == 1);
  CHECK(cost(2) == 2);
  CHECK(cost(3) == 2);
  CHECK(cost(10) == 2);
  CHECK_FALSE(cost(11));
  CHECK(board_on(plain(), man_and_horse(plain(), 3)).step.rise == Ratio(3));
  CHECK(board_on(plain(), man_and_horse(plain(), 3)).seat == space_of(plain().field(), "B1"));
  CHECK_FALSE(board_on(plain(), man_and_horse(plain(), 11)).seat);
}

TEST_CASE("COR-BRD-1: getting off drops from the carrier's top") {
  CHECK(get_off(plain(), mounted(plain(), 10), "A1").step.cost == 1);
  CHECK(get_off(plain(), mounted(plain(), 10), "A1").step.wounds == 0);
  CHECK(get_off(plain(), mounted(plain(), 10), "A1").step.drop == Ratio(10));
  CHECK(get_off(plain(), mounted(plain(), 11), "A1").step.wounds == 2);
  CHECK(get_off(plain(), mounted(plain(), 11), "C2").step.cost == 1);
  CHECK_FALSE(get_off(plain(), mounted(plain(), 11), "D1").step.cost);
}

TEST_CASE("OPT-K6: what a rider climbs over is measured from where the option says") {
  const auto with_base = [](const char* value) {
    Options options;
    REQUIRE(options.set("K6", value));
    return options;
  };
  BrickField wall = plain();
  wall.block(1, 12, 14, 4, 0, 1);  // between A and B, 9 pegs above a rider who sits 5 high
  const auto off = [&](const char* value) {
    return get_off(wall, mounted(wall, 5), "A1", with_base(value)).step.cost;
  };
  CHECK(off("leaving") == 2);
  CHECK_FALSE(off("base"));
  CHECK(off("higher") == 2);
  // The same wall with a gap before it: there is only the straight way across.
  BrickField gap;
  gap.block(3, 4, 1, 0, 0, 0).block(1, 4, 15, 4, 0, 0).block(4, 4, 1, 5, 0, 0);
  gap.grid(1, 1, 4, 2, 1);
  const auto on = [&](const char* value) {
    return board_on(gap, man_and_horse(gap, 5), with_base(value)).step.cost;
  };
  CHECK_FALSE(on("leaving"));
  CHECK_FALSE(on("base"));
  CHECK(on("higher") == 2);
  const auto back = [&](const char* value) {
    return get_off(gap, mounted(gap, 5), "A1", with_base(value)).step.cost;
  };
  CHECK(back("leaving") == 2);
  CHECK_FALSE(back("base"));
  CHECK(back("higher") == 2);
}

TEST_CASE("COR-BRD-1: a tall carrier brings its rider over a wall and onto a cliff") {
  BrickField cliff = plain();
  cliff.block(4, 12, 20, 8, 0, 1);  // C1 to C3, 20 pegs higher
  CHECK_FALSE(get_off(cliff, mounted(cliff, 9), "C1").step.cost);
  CHECK(get_off(cliff, mounted(cliff, 10), "C1").step.cost == 2);
  CHECK(get_off(cliff, mounted(cliff, 20), "C1").step.cost == 1);
  BrickField wall = plain();
  wall.block(1, 12, 14, 4, 0, 1);  // between A and B
  CHECK_FALSE(board_on(wall, man_and_horse(wall, 5)).step.cost);
  CHECK_FALSE(get_off(wall, mounted(wall, 3), "A1").step.cost);
  CHECK(get_off(wall, mounted(wall, 5), "A1").step.cost == 2);
  CHECK(get_off(wall, mounted(wall, 14), "A1").step.cost == 1);
}

TEST_CASE("COR-OCC-1: a carrier has a seat for each of its spaces") {
  std::vector<Unit> units = man_and_horse(plain(), 3);
  units.push_back(units[0]);
  units[2].id = "rider";
  units[2].at = units[1].at;
  units[2].on = "horse";
  CHECK_FALSE(board_on(plain(), units).step.cost);
  units[1].size = {2, 2};
  CHECK(board_on(plain(), units).step.cost == 2);
  CHECK(board_on(plain(), units).seat == space_of(plain().field(), "B2"));
  const Battlefield field = plain().field();
  for (const char* seat : {"B2", "C1", "C2"}) {
    units.push_back(units[2]);
    units.back().id = seat;
    units.back().at = space_of(field, seat);
  }
  CHECK_FALSE(board_on(plain(), units).step.cost);
}

TEST_CASE("COR-OCC-1 OCC-2: getting off needs a free space and getting on needs room") {
  std::vector<Unit> units = mounted(plain(), 3);
  units.push_back(unit_at(plain().field(), "other", "A1"));
  CHECK_FALSE(get_off(plain(), units, "A1").step.cost);
  CHECK(get_off(plain(), units, "A2").step.cost == 1);
  BrickField roofed = plain();
  roofed.block(3, 3, 1, 4, 0, 1 + 12);
  std::vector<Unit> low = man_and_horse(plain(), 3);
  low[1].at = space_of(roofed.field(), "B1/0");
  CHECK_FALSE(board_on(roofed, low).step.cost);
  low[1].height = Ratio(2);
  CHECK(board_on(roofed, low).step.cost == 2);
}

TEST_CASE("COR-BRD-1: from carrier to carrier the tops count") {
  std::vector<Unit> units = mounted(plain(), 9);
  units.push_back(unit_at(plain().field(), "cart", "C1"));
  units[2].height = Ratio(10);
  const auto ruling = rule_boarding(plain().field(), units, {0, 2, std::nullopt}, {});
  REQUIRE(ruling);
  CHECK(ruling->step.cost == 1);
  CHECK(ruling->step.rise == Ratio(1));
}

TEST_CASE("getting on what one rides on or carries oneself is refused") {
  CHECK_FALSE(board_on(plain(), mounted(plain(), 3)).step.cost);
  std::vector<Unit> units = mounted(plain(), 3);
  const auto under = rule_boarding(plain().field(), units, {1, 0, std::nullopt}, {});
  REQUIRE(under);
  CHECK_FALSE(under->step.cost);
  const auto off = rule_boarding(plain().field(), man_and_horse(plain(), 3),
                                 {0, 1, space_of(plain().field(), "A1")}, {});
  REQUIRE_FALSE(off);
  CHECK(off.error().code == "not-riding");
}

TEST_CASE("COR-FLY-7 FLY-8: in the air only flyers get on and off") {
  std::vector<Unit> units = mounted(plain(), 10);
  units[1].flies = units[1].airborne = true;
  CHECK_FALSE(get_off(plain(), units, "A1").step.cost);
  units[0].flies = true;
  CHECK(get_off(plain(), units, "A1").step.cost == 1);
  CHECK_FALSE(get_off(plain(), units, "B1").step.cost);  // OPT-K16: the carrier's token
  CHECK(get_off(plain(), units, "B1", option("K16", "no")).step.cost == 1);
  CHECK_FALSE(get_off(plain(), units, "D1").step.cost);
  std::vector<Unit> ground = man_and_horse(plain(), 10);
  ground[1].flies = ground[1].airborne = true;
  CHECK_FALSE(board_on(plain(), ground).step.cost);
  ground[0].flies = true;
  CHECK_FALSE(board_on(plain(), ground).step.cost);
  ground[0].airborne = true;
  CHECK(board_on(plain(), ground).step.cost == 1);
  ground[1].airborne = false;
  CHECK_FALSE(board_on(plain(), ground).step.cost);
}

TEST_CASE("COR-BRD-1: riders move with their carrier and their riders too") {
  const Battlefield field = plain().field();
  std::vector<Unit> units = mounted(plain(), 5);
  units.push_back(unit_at(field, "parrot", "B1"));
  units[2].on = "man";
  CHECK(carried(units, 1) == std::vector<std::size_t>{0, 2});
  CHECK(carried(units, 0) == std::vector<std::size_t>{2});
  CHECK(carried(units, 2).empty());
  const auto moved = moved_with_riders(field, units, 1, space_of(field, "C3"));
  REQUIRE(moved);
  for (const Unit& unit : *moved) CHECK(unit.at == space_of(field, "C3"));
  CHECK((*moved)[2].on == "man");
  const auto off = moved_with_riders(field, units, 0, space_of(field, "A1"));
  REQUIRE(off);
  CHECK_FALSE((*off)[0].on);
  CHECK((*off)[2].at == space_of(field, "A1"));
  CHECK((*off)[1].at == units[1].at);
  CHECK(feet_of(field, units, 0) == 32 + 5 * 32);
  CHECK(feet_of(field, units, 2) == 32 + 15 * 32);
}

TEST_CASE("riders keep their seats on a large carrier") {
  const Battlefield field = plain().field();
  std::vector<Unit> units = mounted(plain(), 5);
  units[1].size = {2, 2};
  units[0].at = space_of(field, "C2");
  const auto moved = moved_with_riders(field, units, 1, space_of(field, "E2"));
  REQUIRE(moved);
  CHECK((*moved)[0].at == space_of(field, "F3"));
  CHECK_FALSE(moved_with_riders(field, units, 1, space_of(field, "I3")));
}

TEST_CASE("carriers that are missing or in a ring or taken or elsewhere are errors") {
  std::vector<Unit> units = mounted(plain(), 5);
  CHECK(carrier_fault(units).empty());
  units[1].on = "man";
  CHECK(carrier_fault(units) == "carrier-cycle");
  units[1].on = "horse";
  CHECK(carrier_fault(units) == "carrier-cycle");
  units[1].on = "nobody";
  CHECK(carrier_fault(units) == "no-such-unit");
  units = mounted(plain(), 5);
  units[0].airborne = true;
  CHECK(carrier_fault(units) == "airborne-rider");
  units = mounted(plain(), 5);
  units[0].at = space_of(plain().field(), "A1");
  CHECK(carrier_fault(units) == "off-carrier");
  units = mounted(plain(), 5);
  units.push_back(units[0]);
  units[2].id = "second";
  CHECK(carrier_fault(units) == "seat-taken");
}

TEST_CASE("ten thousand units on each other are refused at once") {
  const Battlefield field = plain().field();
  std::vector<Unit> units;
  for (int n = 0; n < 10'000; ++n) {
    units.push_back(unit_at(field, "u" + std::to_string(n), "A1"));
    if (n > 0) units.back().on = "u" + std::to_string(n - 1);
  }
  CHECK(carrier_fault(units) == "limit");
  units.resize(17);
  CHECK(carrier_fault(units).empty());
  units[0].on = "u16";
  CHECK(carrier_fault(units) == "carrier-cycle");
}
