#include "rules/realms/battlefield.h"

#include <catch2/catch.hpp>

#include "rules/realms/neighbours.h"
#include "rules/realms/occupancy.h"
#include "rules/realms/unit_plate.h"
#include "tests/support/brick_field.h"

namespace parapet::realms {
namespace {

using testing::BrickField;
using testing::space_of;

BrickField bridge() {
  BrickField table;
  table.block(12, 4, 1, 0, 0, 0).block(12, 4, 1, 0, 0, 20).grid(1, 1, 4, 3, 1);
  return table;
}

TEST_CASE("a space is one place for each surface under its centre") {
  const Battlefield field = bridge().field();
  CHECK(field.surfaces(1).size() == 2);
  CHECK(field.surface(space_of(field, "B1")) == Surface{21 * 32, std::nullopt});
  CHECK(field.surface(space_of(field, "B1/0")) == Surface{32, 20 * 32});
  CHECK(space_of(field, "B1/1") == space_of(field, "B1"));
  CHECK(field.name_of(space_of(field, "B1/1")) == "B1");
  CHECK(field.name_of(space_of(field, "B1/0")) == "B1/0");
  CHECK(field.spaces().size() == 6);
  for (const char* name : {"B1/2", "B1/-1", "B1/", "B1/00", "B1/x", "B2", "D1", "", "/0"}) {
    CAPTURE(name);
    CHECK_FALSE(field.find(name));
  }
}

TEST_CASE("the level of a space is what its plain name means") {
  BrickField table = bridge();
  Spot spot;
  spot.name = "under";
  spot.plate = {{2, 2}, 4, 4};
  spot.level = 0;
  const Battlefield field = table.spot(spot).field();
  CHECK(field.surface(space_of(field, "under")).height == 32);
  CHECK(field.name_of(space_of(field, "under")) == "under");
  CHECK(field.name_of(space_of(field, "under/1")) == "under/1");
}

TEST_CASE("a space over nothing has no surface") {
  const Battlefield field = BrickField().block(4, 4, 1, 0, 0, 0).spot("off", 20, 20).field();
  CHECK(field.surfaces(0).empty());
  CHECK_FALSE(field.find("off"));
  CHECK(field.spaces().empty());
}

TEST_CASE("where columns at the centre differ the highest of each storey counts") {
  const Battlefield field = BrickField()
                                .block(4, 4, 1, 0, 0, 0)
                                .block(2, 4, 2, 0, 0, 1)
                                .block(2, 4, 1, 2, 0, 20)
                                .spot("edge", 1, 1)
                                .field();
  REQUIRE(field.surfaces(0).size() == 2);
  CHECK(field.surfaces(0)[0] == Surface{3 * 32, 20 * 32});
  CHECK(field.surfaces(0)[1] == Surface{21 * 32, std::nullopt});
}

TEST_CASE("six pegs are neighbouring and a hair more is not") {
  const Peg peg{Ratio(80), Ratio(32)};
  const auto near = [&](std::int64_t east, std::int64_t south) {
    return nearness_of(peg, east, south);
  };
  CHECK(near(480, 0) == Nearness{true, true});
  CHECK(near(480, 1) == Nearness{false, false});
  CHECK(near(-288, 384) == Nearness{true, false});
  CHECK(near(-288, 385) == Nearness{false, false});
  CHECK(nearness_of(peg, 1, 1, true) == Nearness{true, true});
  const Peg odd{Ratio::of(1, 3), Ratio(1)};
  CHECK(nearness_of(odd, 2, 0) == Nearness{true, true});
  CHECK(nearness_of(odd, 3, 0) == Nearness{false, false});
  const Battlefield field = bridge().field();
  CHECK(nearness(field, space_of(field, "A1"), space_of(field, "A1")) == Nearness{false, false});
  CHECK(nearness(field, space_of(field, "A1"), space_of(field, "A1/0")) == Nearness{true, true});
  CHECK(nearness(field, space_of(field, "A1"), space_of(field, "C1")) == Nearness{false, false});
  CHECK(field.spots_near(1).size() == 3);
  CHECK(field.spots_near(0).size() == 2);
}

TEST_CASE("a pad carries one stud on its surface in its middle") {
  const auto pads = [](std::vector<Point> studs) {
    BrickField table;
    table.block(4, 4, 1, 0, 0, 0);
    for (const Point& stud : studs) table.stud(stud);
    return table.spot("pad", 1, 1).field().pads().size();
  };
  CHECK(pads({{160, 160, 32}}) == 1);
  CHECK(pads({{160, 160, 32}, {40, 40, 32}}) == 1);
  CHECK(pads({{160, 160, 32}, {80, 160, 32}}) == 0);
  CHECK(pads({{161, 160, 32}}) == 0);
  CHECK(pads({{160, 160, 0}}) == 0);
  CHECK(pads({}) == 0);
  CHECK(pads({{120, 120, 32}, {200, 120, 32}, {120, 200, 32}, {200, 200, 32}}) == 0);
}

TEST_CASE("all pads link only if the option says so") {
  BrickField table;
  table.block(40, 4, 1, 0, 0, 0).stud({160, 160, 32}).stud({1600, 160, 32});
  table.spot("a", 1, 1).spot("b", 19, 1).spot("c", 30, 1);
  const Battlefield field = table.link(LinkKind::pads, "a", "c").field();
  Options all;
  REQUIRE(all.set("K14", "all"));
  CHECK_FALSE(link_between(field, space_of(field, "a"), space_of(field, "b"), {}));
  CHECK(link_between(field, space_of(field, "a"), space_of(field, "b"), all) == LinkKind::pads);
  CHECK(link_between(field, space_of(field, "c"), space_of(field, "a"), {}) == LinkKind::pads);
  CHECK_FALSE(link_between(field, space_of(field, "c"), space_of(field, "b"), all));
  CHECK(links_of(field, space_of(field, "a"), all).size() == 2);
}

TEST_CASE("a large unit covers its spaces and what lies between them") {
  BrickField table;
  table.block(20, 20, 1, 0, 0, 0).grid(1, 1, 4, 4, 4).spot("between", 7, 7).spot("aside", 11, 7);
  const Battlefield field = table.field();
  const std::vector<Unit> units{testing::unit_at(field, "giant", "B2", {2, 2})};
  const Occupancy taken(field, units);
  for (const char* name : {"B2", "C2", "B3", "C3", "between"}) {
    CAPTURE(name);
    CHECK(taken.on_ground(space_of(field, name)) == 0U);
  }
  for (const char* name : {"A1", "D2", "C4", "A2", "aside"}) {
    CAPTURE(name);
    CHECK_FALSE(taken.on_ground(space_of(field, name)));
  }
  CHECK_FALSE(Occupancy(field, units, 0).on_ground(space_of(field, "B2")));
  CHECK_FALSE(covered_spaces(field, space_of(field, "D4"), {2, 1}));
  CHECK_FALSE(covered_spaces(field, space_of(field, "between"), {2, 1}));
}

TEST_CASE("riders and units in the air are not in the way on the ground") {
  const Battlefield field = BrickField().block(12, 4, 1, 0, 0, 0).grid(1, 1, 4, 3, 1).field();
  std::vector<Unit> units{testing::unit_at(field, "bird", "A1"),
                          testing::unit_at(field, "horse", "B1"),
                          testing::unit_at(field, "rider", "B1")};
  units[0].airborne = true;
  units[2].on = "horse";
  const Occupancy all(field, units);
  CHECK_FALSE(all.on_ground(space_of(field, "A1")));
  CHECK(all.in_air(space_of(field, "A1")) == 0U);
  CHECK(all.on_ground(space_of(field, "B1")) == 1U);
  CHECK_FALSE(Occupancy(field, units, 1).on_ground(space_of(field, "B1")));
  CHECK_FALSE(Occupancy(field, units, 2).on_ground(space_of(field, "B1")));
}

TEST_CASE("boards without end are refused") {
  const auto code = [](std::vector<Spot> spots, Peg peg = {}) {
    const auto field = Battlefield::make(peg, {{}}, {{Box::spanning({0, 0, 0}, {80, 80, 32}), 0}},
                                         std::move(spots));
    return field ? std::string("none") : field.error().code;
  };
  const auto plate = [](int x, int width) {
    Spot spot;
    spot.plate = {{x, 0}, width, 4};
    return spot;
  };
  CHECK(code({plate(0, 0)}) == "wrong-value");
  CHECK(code({plate(0, 129)}) == "limit");
  CHECK(code({plate(2147483000, 4)}) == "out-of-range");
  CHECK(code(std::vector<Spot>(65'537, plate(0, 4))) == "limit");
  CHECK(code(std::vector<Spot>(65'536, plate(0, 4))) == "limit");  // all in one place
  CHECK(code(std::vector<Spot>(1000, plate(0, 4)), {Ratio(1'000'000), Ratio(1)}) == "none");
}

}  // namespace
}  // namespace parapet::realms
