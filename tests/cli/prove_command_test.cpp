#include <catch2/catch.hpp>
#include <string>

#include "rules/files/json/json_parse.h"
#include "tests/support/case_file.h"
#include "tests/support/command.h"

// `parapet prove` as a whole process. What it tries is tested in tests/rules/prove/.

namespace {

using parapet::testing::Outcome;

const std::string kGarden = std::string(PARAPET_SOURCE_DIR) + "/boards/garden.board.json";

Outcome prove(const std::string& words) {
  return parapet::testing::run_line("'" PARAPET_COMMAND "' prove " + words);
}

}  // namespace

TEST_CASE("a board is proven as its page shows it") {
  // Without the notes of how far it is, which a slow machine gets.
  const Outcome outcome =
      parapet::testing::run_line("{ '" PARAPET_COMMAND "' prove '" + kGarden + "' 2>/dev/null; }");
  INFO(outcome.out);
  CHECK(outcome.status == 0);
  const std::size_t last = outcome.out.find(kGarden);  // then comes the time that it took
  REQUIRE(last != std::string::npos);
  const std::string page =
      parapet::test::read_text_file(std::string(PARAPET_SOURCE_DIR) + "/docs/proving-a-board.md");
  CHECK(page.find(outcome.out.substr(0, last)) != std::string::npos);
  CHECK(outcome.has("everything holds that was tried"));
}

TEST_CASE("a report says as JSON what was tried and what was not") {
  const Outcome outcome = prove("'" + kGarden + "' --json --pairs 20 --questions 12");
  INFO(outcome.out);
  CHECK(outcome.status == 0);
  const auto report = parapet::parse_json(outcome.out, "report");
  REQUIRE(report);
  CHECK(report->find("holds")->as_bool());
  CHECK(report->find("proofs")->items().size() == 7);
  const parapet::JsonValue& first = report->find("proofs")->items().front();
  CHECK(first.find("property")->text() == "sight-both-ways");
  CHECK(first.find("tried")->digits() == "20");
  CHECK(first.find("left_out")->items().size() == 1);
}

TEST_CASE("what cannot be proven ends with its own status") {
  CHECK(prove("'" + kGarden + ".none'").status == 3);
  CHECK(prove("'" + kGarden + "' --pairs many").status == 2);
  CHECK(prove("'" + kGarden + "' --pairs=-1").status == 2);
}
