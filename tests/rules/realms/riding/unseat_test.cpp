#include "rules/realms/riding/unseat.h"

#include <algorithm>
#include <catch2/catch.hpp>

#include "rules/realms/riding/boarding.h"
#include "rules/realms/riding/carriers.h"
#include "tests/support/brick_field.h"
#include "tests/support/random_source.h"

namespace {

using namespace parapet;
using namespace parapet::realms;
using namespace parapet::testing;

BrickField plain() {
  BrickField board;
  board.block(36, 12, 1, 0, 0, 0).grid(1, 1, 4, 9, 3);
  return board;
}

// A dragon over B2 with riders.
std::vector<Unit> dragon(const Battlefield& field, int riders, bool airborne = true) {
  std::vector<Unit> units{unit_at(field, "dragon", "B2")};
  units[0].side = "blue";
  units[0].flies = true;
  units[0].airborne = airborne;
  units[0].height = Ratio(12);
  units[0].size = {riders > 1 ? 2 : 1, 1};
  for (int n = 0; n < riders; ++n) {
    units.push_back(unit_at(field, "rider" + std::to_string(n), n == 0 ? "B2" : "C2"));
    units.back().on = "dragon";
  }
  return units;
}

UnseatRuling unseat(const Battlefield& field, const std::vector<Unit>& units, std::size_t unit,
                    UnseatCause cause = UnseatCause::carrier_killed, const Options& options = {}) {
  const auto ruling = rule_unseat(field, units, {unit, cause}, options);
  REQUIRE(ruling);
  CHECK(check_carriers(field, ruling->after));
  return *ruling;
}

std::vector<std::string> names(const Battlefield& field, const std::vector<SpaceId>& spaces) {
  std::vector<std::string> result;
  for (const SpaceId space : spaces) result.push_back(field.name_of(space));
  return result;
}

using Names = std::vector<std::string>;

}  // namespace

TEST_CASE(
    "COR-FLY-6: riders of a flyer that is killed return to land with the wounds of 200 pegs") {
  const Battlefield field = plain().field();
  const UnseatRuling ruling = unseat(field, dragon(field, 1), 0);
  REQUIRE(ruling.falls.size() == 1);
  CHECK(ruling.falls[0].unit == 1);
  CHECK(ruling.falls[0].wounds == 40);
  CHECK(names(field, ruling.falls[0].choices) == Names{"B2"});
  CHECK(ruling.falls[0].to == space_of(field, "B2"));
  CHECK(ruling.falls[0].chooser == "red");
  REQUIRE(ruling.after.size() == 1);
  CHECK(ruling.after[0].id == "rider0");
  CHECK_FALSE(ruling.after[0].on);
  CHECK(ruling.because.front().rule == "COR-FLY-6");
}

TEST_CASE("OPT-K17: the nearest free space and its owner chooses among equals") {
  const Battlefield field = plain().field();
  std::vector<Unit> units = dragon(field, 1);
  units.push_back(unit_at(field, "below", "B2"));
  const UnseatRuling ruling = unseat(field, units, 0);
  CHECK(names(field, ruling.falls[0].choices) == Names{"B1", "A2", "C2", "B3"});
  CHECK(ruling.falls[0].to == space_of(field, "B1"));
  for (const char* at : {"B1", "A2", "C2", "B3"}) units.push_back(unit_at(field, at, at));
  CHECK(names(field, unseat(field, units, 0).falls[0].choices) == Names{"A1", "C1", "A3", "C3"});
  BrickField tiny;
  tiny.block(4, 4, 1, 0, 0, 0).grid(1, 1, 4, 1, 1);
  const Battlefield small = tiny.field();
  std::vector<Unit> crowd{unit_at(small, "bird", "A1"), unit_at(small, "rider", "A1"),
                          unit_at(small, "below", "A1")};
  crowd[0].flies = crowd[0].airborne = true;
  crowd[1].on = "bird";
  CHECK(unseat(small, crowd, 0).falls[0].choices.empty());
  CHECK_FALSE(unseat(small, crowd, 0).falls[0].to);
}

TEST_CASE("OPT-K17: distances are measured from the middle of the token") {
  const Battlefield field = plain().field();
  std::vector<Unit> units = dragon(field, 2);
  const UnseatRuling ruling = unseat(field, units, 0);
  // Over B2 and C2, which are equally near; who comes second gets the other one.
  REQUIRE(ruling.falls.size() == 2);
  CHECK(names(field, ruling.falls[0].choices) == Names{"B2", "C2"});
  CHECK(names(field, ruling.falls[1].choices) == Names{"C2"});
}

TEST_CASE("COR-FLY-8: riders that fly stay in the air") {
  const Battlefield field = plain().field();
  std::vector<Unit> units = dragon(field, 2);
  units[1].flies = true;
  const UnseatRuling ruling = unseat(field, units, 0);
  CHECK(ruling.falls[0].airborne);
  CHECK(ruling.falls[0].wounds == 0);
  CHECK(names(field, ruling.falls[0].choices) == Names{"B2", "C2"});
  CHECK(ruling.after[0].airborne);
  CHECK_FALSE(ruling.falls[1].airborne);
  CHECK(ruling.falls[1].wounds == 40);
}

TEST_CASE("COR-FLY-7 FLY-8: walking off a flyer is a fall unless one flies") {
  const Battlefield field = plain().field();
  std::vector<Unit> units = dragon(field, 1);
  const UnseatRuling off = unseat(field, units, 1, UnseatCause::rider_leaves);
  REQUIRE(off.falls.size() == 1);
  CHECK(off.falls[0].wounds == 40);
  CHECK(names(field, off.falls[0].choices) == Names{"B2"});
  CHECK(off.after.size() == 2);
  CHECK(off.because.front().rule == "COR-FLY-7");
  units[1].flies = true;
  const UnseatRuling away = unseat(field, units, 1, UnseatCause::rider_leaves);
  CHECK(away.falls[0].wounds == 0);
  CHECK(away.falls[0].airborne);
  CHECK(names(field, away.falls[0].choices) == Names{"B1", "A2", "C2", "B3"});
  CHECK(names(field, unseat(field, units, 1, UnseatCause::rider_leaves, option("K16", "no"))
                         .falls[0]
                         .choices) == Names{"B2"});
  const auto none = rule_unseat(field, units, {0, UnseatCause::rider_leaves}, {});
  REQUIRE_FALSE(none);
  CHECK(none.error().code == "not-riding");
}

TEST_CASE("COR-DN-3: off a carrier on the ground the drop is its height") {
  const Battlefield field = plain().field();
  std::vector<Unit> units = dragon(field, 1, false);
  const UnseatRuling ruling = unseat(field, units, 0);
  CHECK(ruling.falls[0].wounds == 2);  // 12 pegs for a unit of 10
  CHECK(names(field, ruling.falls[0].choices) == Names{"B2"});
  units[0].height = Ratio(10);
  CHECK(unseat(field, units, 0).falls[0].wounds == 0);
  units[0].height = Ratio(20);
  CHECK(unseat(field, units, 0).falls[0].wounds == 4);
  units[1].flies = true;
  CHECK(unseat(field, units, 0).falls[0].wounds == 0);
  CHECK_FALSE(unseat(field, units, 0).falls[0].airborne);
}

TEST_CASE("COR-DN-3: who falls does not come down higher than it was") {
  BrickField board = plain();
  board.block(4, 4, 30, 0, 4, 1);  // A2 is 30 pegs up
  const Battlefield field = board.field();
  std::vector<Unit> units = dragon(field, 1, false);
  units.push_back(unit_at(field, "below", "B2"));
  units[2].on = std::nullopt;
  units[2].at = space_of(field, "C2");
  const UnseatRuling leaves = unseat(field, units, 1, UnseatCause::rider_leaves);
  CHECK(names(field, leaves.falls[0].choices) == Names{"B1", "B3"});
  units[0].airborne = true;
  units[2].at = space_of(field, "B2");
  const UnseatRuling sky = unseat(field, units, 0);
  CHECK(names(field, sky.falls[0].choices) == Names{"B1", "A2", "C2", "B3"});
  CHECK(sky.falls[0].wounds == 40);
}

TEST_CASE("out of the sky one lands on a bridge and not under it") {
  BrickField board = plain();
  board.block(4, 4, 2, 4, 4, 21);
  const Battlefield field = board.field();
  std::vector<Unit> units = dragon(field, 1);
  CHECK(names(field, unseat(field, units, 0).falls[0].choices) == Names{"B2"});
  CHECK(field.surface(*unseat(field, units, 0).falls[0].to).height == 23 * 32);
}

TEST_CASE("OPT-K1: the free space has room for who falls") {
  BrickField board = plain();
  board.blocks.push_back({10, 10, 1, 1, 32, 200});  // a post on the plate of B2
  const Battlefield field = board.field();
  const UnseatRuling ruling = unseat(field, dragon(field, 1), 0);
  CHECK(names(field, ruling.falls[0].choices) == Names{"B1", "A2", "C2", "B3"});
}

TEST_CASE("COR-BRD-1: who rides on an unseated unit stays on it and falls as far") {
  const Battlefield field = plain().field();
  std::vector<Unit> units = dragon(field, 1);
  units.push_back(unit_at(field, "parrot", "B2"));
  units[2].on = "rider0";
  units[2].height = Ratio(4);
  units.push_back(unit_at(field, "below", "B2"));
  const UnseatRuling ruling = unseat(field, units, 0);
  REQUIRE(ruling.falls.size() == 2);
  CHECK(ruling.falls[1].unit == 2);
  CHECK(ruling.falls[1].wounds == 100);
  CHECK(ruling.falls[1].on == "rider0");
  CHECK(ruling.falls[1].to == ruling.falls[0].to);
  CHECK(ruling.after[1].at == ruling.after[0].at);
  CHECK(ruling.after[1].on == "rider0");
}

TEST_CASE("COR-DN-3: a carrier that rode itself leaves its rider on what carried it") {
  const Battlefield field = plain().field();
  std::vector<Unit> units = dragon(field, 1, false);
  units.push_back(unit_at(field, "ship", "B2"));
  units[0].on = "ship";
  const UnseatRuling ruling = unseat(field, units, 0);
  CHECK(ruling.falls[0].wounds == 2);
  CHECK(ruling.falls[0].on == "ship");
  CHECK(ruling.after[0].on == "ship");
}

TEST_CASE("a carrier without riders falls alone") {
  const Battlefield field = plain().field();
  const UnseatRuling ruling = unseat(field, dragon(field, 0), 0);
  CHECK(ruling.falls.empty());
  CHECK(ruling.after.empty());
}

TEST_CASE("OPT-K17: the choices are those that a look over all spaces finds") {
  RandomSource random(61);
  for (int round = 0; round < 100; ++round) {
    const Battlefield field = plain().field();
    std::vector<Unit> units = dragon(field, 1);
    const std::vector<SpaceId> spaces = field.spaces();
    units[0].at = units[1].at = random.pick(spaces);
    std::vector<SpaceId> taken = spaces;
    random.shuffle(taken);
    taken.resize(static_cast<std::size_t>(random.between(0, 25)));
    for (std::size_t n = 0; n < taken.size(); ++n) {
      units.push_back(unit_at(field, "u" + std::to_string(n), "A1"));
      units.back().at = taken[n];
    }
    std::int64_t least = -1;
    std::vector<SpaceId> expected;
    for (const SpaceId space : spaces) {
      if (std::find(taken.begin(), taken.end(), space) != taken.end()) continue;
      const auto a = field.centre(space.spot);
      const auto b = field.centre(units[0].at.spot);
      const std::int64_t far = (a.x - b.x) * (a.x - b.x) + (a.y - b.y) * (a.y - b.y);
      if (least >= 0 && far > least) continue;
      if (far != least) expected.clear();
      least = far;
      expected.push_back(space);
    }
    CAPTURE(round);
    CHECK(unseat(field, units, 0).falls[0].choices == expected);
  }
}
