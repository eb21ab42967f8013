#include "geometry/tiles/plan.h"

#include <catch2/catch.hpp>

#include "tests/support/board_generator.h"

using namespace parapet;
using namespace parapet::testing;

namespace {

using Rows = std::vector<std::string>;

// Rejected with a fault at a place, that says what was found and, among other words, expected.
Fault fault_of(Rows rows) {
  const Result<Plan> plan = Plan::read(std::move(rows));
  REQUIRE_FALSE(plan);
  CHECK(plan.error().code == "bad-plan");
  return plan.error();
}

void check_fault(const Rows& rows, const std::string& place, const std::string& found,
                 const std::string& expected, const std::string& excerpt) {
  const Fault fault = fault_of(rows);
  CHECK(fault.place == place);
  CHECK(fault.found == found);
  CHECK_THAT(fault.expected, Catch::Contains(expected));
  CHECK(fault.excerpt == excerpt);
}

const Rows& every_print() {
  // clang-format off
  static const Rows rows = {
      "+-o=#~+  ",
      "|.~S=*|  ",
      "+ + + +  ",
      " % > <   ",
      "+ + + + +",
      " ^ v R . ",
      "+ + + + +",
  };
  // clang-format on
  return rows;
}

Plan plan_of(const Rows& rows) {
  const Result<Plan> plan = Plan::read(rows);
  REQUIRE(plan);
  return *plan;
}

std::vector<Plan> random_plans() {
  std::vector<Plan> plans;
  for (std::uint64_t seed = 1; seed <= 300; ++seed) {
    RandomSource random(seed);
    const TileMap map = random_map(random_recipe(random, 9, 3), random);
    for (const TileLevel& level : map.tiles.front().levels) plans.push_back(level.plan);
  }
  return plans;
}

}  // namespace

TEST_CASE("Plan (1): what is read comes out again, and is the same plan") {
  CHECK(plan_of(every_print()).rows() == every_print());
  for (const Plan& plan : random_plans()) {
    CHECK(plan_of(plan.rows()) == plan);
  }
}

TEST_CASE("Every character of a plan has its meaning") {
  const Plan plan = plan_of(every_print());
  CHECK(plan.width() == 4);
  CHECK(plan.height() == 3);
  CHECK(plan.dot(0, 0) == DotPrint::clear);
  CHECK(plan.dot(1, 0) == DotPrint::obstacle);
  CHECK(plan.dot(2, 0) == DotPrint::cover);
  CHECK(plan.horizontal_edge(0, 0) == EdgePrint::wall);
  CHECK(plan.horizontal_edge(1, 0) == EdgePrint::opening);
  CHECK(plan.horizontal_edge(2, 0) == EdgePrint::obstacle);
  CHECK(plan.vertical_edge(0, 0) == EdgePrint::wall);
  CHECK(plan.vertical_edge(1, 0) == EdgePrint::obstacle);
  CHECK(plan.vertical_edge(2, 0) == EdgePrint::opening);
  CHECK(plan.vertical_edge(0, 1) == EdgePrint::clear);
  CHECK(plan.space(0, 0) == SpacePrint{true, false, false, false, std::nullopt});
  CHECK(plan.space(1, 0) == SpacePrint{true, true, false, false, std::nullopt});
  CHECK(plan.space(2, 0) == SpacePrint{true, false, true, false, std::nullopt});
  CHECK(plan.space(3, 0) == SpacePrint{});
  CHECK(plan.space(0, 1) == SpacePrint{true, true, true, false, std::nullopt});
  CHECK(plan.space(1, 1).lane == Heading::east);
  CHECK(plan.space(2, 1).lane == Heading::west);
  CHECK(plan.space(0, 2).lane == Heading::north);
  CHECK(plan.space(1, 2).lane == Heading::south);
  CHECK(plan.space(2, 2).ramp);
  CHECK_FALSE(plan.floor(3, 1));
  CHECK_FALSE(plan.floor(-1, 0));
  CHECK_FALSE(plan.floor(0, 3));
}

TEST_CASE("A wall may be drawn with either character on either kind of edge") {
  const Plan plan = plan_of({"+|+", "-.-", "+|+"});
  CHECK(plan.horizontal_edge(0, 0) == EdgePrint::wall);
  CHECK(plan.vertical_edge(0, 0) == EdgePrint::wall);
}

TEST_CASE("Plan (2): whatever is printed borders floor") {
  for (const Plan& plan : random_plans()) {
    for (int y = 0; y <= plan.height(); ++y) {
      for (int x = 0; x <= plan.width(); ++x) {
        const bool blank = plan.rows()[std::size_t(2 * y)][std::size_t(2 * x)] == ' ';
        CHECK(blank != plan.has_dot(x, y));
        if (y < plan.height() && plan.vertical_edge(x, y) != EdgePrint::clear) {
          CHECK(plan.has_vertical_edge(x, y));
        }
        if (x < plan.width() && plan.horizontal_edge(x, y) != EdgePrint::clear) {
          CHECK(plan.has_horizontal_edge(x, y));
        }
      }
    }
  }
}

TEST_CASE("Plan (3): turned four quarters it is the plan again") {
  for (const Plan& plan : random_plans()) {
    CHECK(plan.turned(4) == plan);
    CHECK(plan.turned(0) == plan);
    CHECK(plan.turned(1).turned(1).turned(1).turned(1) == plan);
    CHECK(plan.turned(1).turned(2) == plan.turned(3));
    CHECK(plan.turned(-1) == plan.turned(3));
    CHECK(plan_of(plan.turned(1).rows()) == plan.turned(1));
  }
}

TEST_CASE("A plan turns clockwise, and walls and lanes turn with it") {
  const Plan plan = plan_of({
      "+-o=+",
      "~> ^ ",
      "+ # +",
  });
  CHECK(plan.turned(1).rows() == Rows{
                                     "+~+",
                                     " v|",
                                     "# o",
                                     " >=",
                                     "+ +",
                                 });
  CHECK(plan.turned(2).rows() == Rows{
                                     "+ # +",
                                     " v <~",
                                     "+=o-+",
                                 });
}

TEST_CASE("A plan of the wrong shape is refused") {
  check_fault({"+ +", " . "}, "plan", "2 rows", "an odd number of rows", "");
  check_fault({"+ +"}, "plan", "1 rows", "at least 3", "");
  check_fault({}, "plan", "0 rows", "at least 3", "");
  check_fault({"+ + ", " .  ", "+ + "}, "row 1, column 5", "4 characters", "an odd number",
              "    + + \n        ^");
  check_fault({"+", " ", "+"}, "row 1, column 2", "1 characters", "at least 3", "    +\n     ^");
  check_fault({"+ +", " . |", "+ +"}, "row 2, column 4", "4 characters", "3 as in the first row",
              "     . |\n       ^");
  check_fault({"+ +", " . ", "+"}, "row 3, column 2", "1 characters", "3 as in the first row",
              "    +\n     ^");
}

TEST_CASE("A plan longer or wider than 256 spaces is refused, one of 256 is not") {
  const auto rows = [](std::size_t width, std::size_t height) {
    return Rows(2 * height + 1, std::string(2 * width + 1, ' '));
  };
  CHECK(Plan::read(rows(256, 256)));
  CHECK(fault_of(rows(1, 257)).found == "257 spaces from north to south");
  CHECK(fault_of(rows(257, 1)).found == "257 spaces from west to east");
  CHECK(fault_of(rows(257, 1)).expected == "at most 256");
}

TEST_CASE("A character that stands for nothing is refused where it stands") {
  check_fault({"x +", " . ", "+ +"}, "row 1, column 1", "'x'", "a dot:", "    x +\n    ^");
  check_fault({"+ +", "#. ", "+ +"}, "row 2, column 1", "'#'", "an edge:", "    #. \n    ^");
  check_fault({"+.+", " . ", "+ +"}, "row 1, column 2", "'.'", "an edge:", "    +.+\n     ^");
  check_fault({"+ +", " = ", "+ +"}, "row 2, column 2", "'='", "a space:", "     = \n     ^");
  check_fault({"+ +", " .\t", "+ +"}, "row 2, column 3", "byte 9", "an edge:", "     .\t\n      ^");
  check_fault({"+ +", " . ", "+\xE2\x94\x80+"}, "row 3, column 2", "'\xE2\x94\x80'",
              "a character of a plan", "    +\xE2\x94\x80+\n     ^");
}

TEST_CASE("Prints stand beside floor, and every corner of floor has a dot") {
  check_fault({"+  ", " . ", "+ +"}, "row 1, column 3", "no dot", "the corner of a floor",
              "    +  \n      ^");
  check_fault({"+ + +", " .   ", "+ +  "}, "row 1, column 5", "'+'", "no floor",
              "    + + +\n        ^");
  check_fault({"+ +  ", " .  |", "+ +  "}, "row 2, column 5", "'|'", "no floor",
              "     .  |\n        ^");
  check_fault({"+ +- ", " .   ", "+ +  "}, "row 1, column 4", "'-'", "no floor",
              "    + +- \n       ^");
}
