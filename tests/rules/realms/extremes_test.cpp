#include <catch2/catch.hpp>

#include "rules/realms/attack/attack.h"
#include "rules/realms/flight/fall.h"
#include "rules/realms/leap/leap.h"
#include "rules/realms/riding/boarding.h"
#include "rules/realms/riding/unseat.h"
#include "rules/realms/sight/unit_sight.h"
#include "tests/support/brick_field.h"

namespace {

using namespace parapet;
using namespace parapet::realms;
using namespace parapet::testing;

// The least and greatest numbers that a file may hold, and some with large parts.
const std::vector<Ratio> kExtremes = {Ratio::of(1, 1'000'000), Ratio(1'000'000),
                                      Ratio::of(999'983, 999'979), Ratio::of(1'000'000, 999'999)};

}  // namespace

TEST_CASE("the greatest and least pegs and heights and drops are ruled on without overflow") {
  int ruled = 0;
  for (const Ratio& run : kExtremes) {
    for (const Ratio& rise : kExtremes) {
      BrickField board;
      board.peg = {run, rise};
      board.block(20, 8, 1, 0, 0, 0).block(1, 8, 2, 4, 0, 1);
      board.spot("a", 1, 1).spot("b", 6, 2).spot("c", 15, 5);
      const Battlefield field = board.field();
      const Terrain terrain = board.terrain();
      for (const Ratio& height : kExtremes) {
        std::vector<Unit> units{unit_at(field, "u", "a"), unit_at(field, "v", "b"),
                                unit_at(field, "w", "b")};
        for (Unit& unit : units) unit.height = height;
        units[2].on = "v";
        units[2].eye = Ratio(1'000'000);
        const Options options = option("K22", "yes");
        for (const char* measure : {"plates", "three-d"}) {
          const auto leap =
              rule_leap(field, units,
                        {space_of(field, "a"), space_of(field, "c"), height, 1'000'000, false, 0},
                        option("K9", measure));
          REQUIRE(leap);
          CHECK_FALSE(leap->distance.text().empty());
          if (leap->margin) CHECK_FALSE(leap->margin->text().empty());
        }
        // Either an answer or an error that says so; each of them without overflow.
        const auto attack =
            rule_attack(field, terrain, units, {std::size_t{0}, std::size_t{1}, 3}, options);
        const auto exposure = rule_exposure(field, terrain, units, std::size_t{0}, std::size_t{1},
                                            SightPolicy::hair, options);
        const auto off = rule_boarding(field, units, {2, 1, space_of(field, "a")}, {});
        const auto fall = rule_unseat(field, units, {1, UnseatCause::carrier_killed}, {});
        for (const Fault* fault :
             {attack ? nullptr : &attack.error(), exposure ? nullptr : &exposure.error(),
              off ? nullptr : &off.error(), fall ? nullptr : &fall.error()}) {
          if (fault != nullptr) CHECK(fault->code == "out-of-range");
        }
        ruled += attack && exposure && off ? 1 : 0;
        for (const Ratio& drop : kExtremes) CHECK(fall_wounds(drop, height, false) % 2 == 0);
      }
    }
  }
  CHECK(ruled > 0);
}

TEST_CASE("a leap over more columns than anyone would build is refused") {
  BrickField board;
  board.peg.run = Ratio(1'000'000);
  for (const int x : {-13'000, 12'800}) {
    board.blocks.push_back({x, 0, 128, 128, 0, 32});
    board.spot(x < 0 ? "west" : "east", 0, 0);
    board.spots.back().plate = {{x, 0}, 128, 128};
  }
  const Battlefield field = board.field();
  const auto leap = rule_leap(
      field, {}, {space_of(field, "west"), space_of(field, "east"), Ratio(10), 2, false, {}}, {});
  REQUIRE_FALSE(leap);
  CHECK(leap.error().code == "limit");
}
