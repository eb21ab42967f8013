#include <catch2/catch.hpp>
#include <sstream>

#include "rules/ask/mayhem/mayhem_session.h"
#include "rules/files/json/json_parse.h"
#include "rules/files/json/json_write.h"
#include "rules/files/mayhem/mayhem_file.h"
#include "rules/mayhem/sight/sight.h"
#include "tests/support/board_session.h"
#include "tests/support/case_file.h"
#include "tests/support/case_runner.h"

// The expected answers of tests/cases (docs/formats.md, case files).

namespace {

using namespace parapet;

const std::string kData = PARAPET_TEST_DATA;

void run_cases(const std::string& name) { test::run_cases(name, test::session_at); }

}  // namespace

TEST_CASE("cases of sight on one level") { run_cases("sight_one_level"); }
TEST_CASE("cases of sight between levels") { run_cases("sight_levels"); }
TEST_CASE("cases of range, front and dice") { run_cases("range_front_dice"); }
TEST_CASE("cases of attacks") { run_cases("attack"); }
TEST_CASE("cases of moving") { run_cases("moving"); }
TEST_CASE("cases of zones of control") { run_cases("zone_of_control"); }
TEST_CASE("cases of jumps and falls") { run_cases("jump_fall"); }
TEST_CASE("cases of pushes, areas and explosions") { run_cases("push_area_explosion"); }
TEST_CASE("cases of collapses") { run_cases("collapse"); }
TEST_CASE("cases of large units, vehicles and drones") { run_cases("large_vehicles_drones"); }
TEST_CASE("cases of placement, objectives and maps") { run_cases("placement_objectives_map"); }
TEST_CASE("cases of maps and odds") { run_cases("map_and_odds"); }

TEST_CASE("cases of the options of sight") { run_cases("options_sight"); }
TEST_CASE("cases of the options of moving") { run_cases("options_moving"); }
TEST_CASE("cases of the options of pushes") { run_cases("options_push"); }
TEST_CASE("cases of the options of areas") { run_cases("options_area"); }
TEST_CASE("cases of the options of collapses") { run_cases("options_collapse"); }
TEST_CASE("cases of the options of vehicles") { run_cases("options_vehicle"); }

TEST_CASE("a case that expects something else is told") {
  const auto disagree = [](const char* expect, const char* answer) {
    return !test::disagreements(*parse_json(expect, "expect"), *parse_json(answer, "answer"))
                .empty();
  };
  CHECK_FALSE(disagree(R"({"a": [[1, 2], [3, 4]]})", R"({"a": [[3, 4], [1, 2]], "b": 1})"));
  CHECK(disagree(R"({"a": [[1, 2]]})", R"({"a": [[2, 1]]})"));
  CHECK(disagree(R"({"a": [[1, 2]]})", R"({"a": [[1, 2], [1, 2]]})"));
  CHECK(disagree(R"({"path": ["x", "y"]})", R"({"path": ["y", "x"]})"));
  CHECK_FALSE(
      disagree(R"({"a": 2.4, "b": [{"c": 1}]})", R"({"a": "12/5", "b": [{"c": 1, "d": 2}]})"));
  CHECK(disagree(R"({"-a": 1})", R"({"a": [2, 1]})"));
  CHECK_FALSE(disagree(R"({"-a": 3, "-b": 1})", R"({"a": [2, 1]})"));
  CHECK(disagree(R"({"+a": ["L2"]})", R"({"a": ["L1"]})"));
  CHECK(disagree(R"({"#a": 2})", R"({"a": [1]})"));
  CHECK(disagree(R"({"a": true})", R"({})"));
  CHECK(disagree(R"({"a": null})", R"({"a": 0})"));
}

TEST_CASE("everything that sees everything on the random boards, both ways") {
  int boards = 0;
  for (int number = 1; number < 60; ++number) {
    const std::string name =
        kData + "/cases/random_sight/" + (number < 10 ? "0" : "") + std::to_string(number);
    const std::string rows = test::read_text_file(name + ".sight.txt");
    if (rows.empty()) continue;
    ++boards;
    INFO(name);
    const ask::MayhemSession session = test::session_at(name + ".board.json");
    const Board& board = session.state().board();
    const auto rules = mayhem::SightRules::from(session.state().options);
    std::istringstream lines(rows);
    std::size_t source = 0;
    for (std::string line; std::getline(lines, line); ++source) {
      REQUIRE(source < board.spaces().size());
      const Space from = board.spaces()[source];
      const std::string head = std::to_string(from.x) + "," + std::to_string(from.y) + "," +
                               std::to_string(from.level) + ": ";
      std::string found = head;
      std::string backwards = head;
      for (const Space& to : board.spaces()) {
        found += mayhem::sees(board, from, to, rules) ? '1' : '0';
        backwards += mayhem::sees(board, to, from, rules) ? '1' : '0';
      }
      REQUIRE(found == line);
      REQUIRE(backwards == line);
    }
    REQUIRE(source == board.spaces().size());
  }
  REQUIRE(boards == 30);
}
