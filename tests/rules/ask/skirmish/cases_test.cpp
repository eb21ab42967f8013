#include <catch2/catch.hpp>

#include "tests/support/board_session.h"
#include "tests/support/case_runner.h"

// The expected answers of tests/cases for game skirmish (docs/formats.md, case files).

namespace parapet {
namespace {

void run_cases(const std::string& name) { test::run_cases(name, test::realms_session_at); }

TEST_CASE("cases of true line of sight") { run_cases("skirmish"); }
TEST_CASE("cases of the options of true line of sight") { run_cases("options_skirmish"); }

TEST_CASE("an overview of too many figures is refused") {
  std::string units;
  for (int n = 0; n < 25; ++n) {
    units += std::string(n == 0 ? "" : ", ") + R"({"id": "u)" + std::to_string(n) +
             R"(", "side": "red", "at": "A1"})";
  }
  const auto board = test::realms_session("tls-lanes");
  CHECK(test::error_of(board, R"({"ask": "overview", "units": [)" + units + "]}").code == "limit");
}

TEST_CASE("what is asked on a board is what its game has") {
  const auto lanes = test::realms_session("tls-lanes");
  const auto flat = test::realms_session("pegs-flat");
  CHECK(test::error_of(lanes, R"({"ask": "leap", "from": "A1", "to": "B1"})").code ==
        "unknown-ask");
  CHECK(test::error_of(flat, R"({"ask": "overview"})").code == "unknown-ask");
}

TEST_CASE("a board of true sight is written with its game") {
  const auto lanes = test::realms_session("tls-lanes");
  const RealmsBoard& board = *lanes.state().board;
  const std::string text = write_realms_file(board.file, board.field);
  CHECK(text.find(R"("game": "skirmish")") != std::string::npos);
  const auto again = read_realms_file(text, "board", {});
  REQUIRE(again.has_value());
  CHECK(again->file == board.file);
}

}  // namespace
}  // namespace parapet
