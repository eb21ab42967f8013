#include <catch2/catch.hpp>

#include "rules/ask/skyline/rail_answer.h"
#include "rules/ask/skyline/skyline_questions.h"
#include "rules/ask/skyline/surd_text.h"
#include "rules/files/json/json_parse.h"
#include "tests/support/case_runner.h"
#include "tests/support/sky_board.h"
#include "tests/support/temporary_folder.h"

// The question `rail` of game skyline (docs/formats.md).

namespace parapet {
namespace {

using test::answer_of;
using test::error_of;

ask::SkylineSession opened(const std::string& text, const std::string& path) {
  const auto board = parse_json(text, path);
  REQUIRE(board.has_value());
  auto session = ask::SkylineSession::open(*board, path);
  INFO((session ? std::string() : to_text(session.error())));
  REQUIRE(session.has_value());
  return *std::move(session);
}

ask::SkylineSession opened_at(const std::string& path) {
  return opened(test::read_text_file(path), path);
}

ask::SkylineSession rails() { return opened_at(test::board_path("sky-rails")); }

void check_error(const std::string& line, const std::string& code, const std::string& part) {
  const auto error = error_of(rails(), line);
  INFO(line << "\n" << error.message);
  CHECK(error.code == code);
  CHECK(error.message.find(part) != std::string::npos);
}

TEST_CASE("cases of rails") { test::run_cases("skyline_rails", opened_at); }

TEST_CASE("a question about a rail that is wrong says where and what is expected") {
  check_error(R"({"ask": "rail", "from": "a"})", "missing-key", "to");
  check_error(R"({"ask": "rail", "to": "a", "from": null})", "missing-key", "from");
  check_error(R"({"ask": "rail", "from": "a", "to": "z"})", "unknown-id", "/to");
  check_error(R"({"ask": "rail", "from": "1", "to": "b"})", "unknown-id", "/from");
  check_error(R"({"ask": "rail", "from": "a", "to": "c"})", "no-rail", "one of b, d or f");
  check_error(R"({"ask": "rail", "from": "a", "to": "a"})", "no-rail", "/to");
  check_error(R"({"ask": "rail", "from": "e", "to": "d"})", "no-place", "space \"e\"");
  check_error(R"({"ask": "rail", "clearance_mm": -1})", "wrong-value", "/clearance_mm");
  check_error(R"({"ask": "rail", "clearance_mm": "far"})", "wrong-value", "millimetres");
  check_error(R"({"ask": "rail", "clearance_mm": 100001})", "wrong-value", "100000");
  check_error(R"({"ask": "rail", "form": "a"})", "unknown-key", "from");
}

TEST_CASE("an answer about a rail says why and hangs on no option") {
  const JsonValue answer = answer_of(rails(), R"({"ask": "rail", "from": "a", "to": "b"})");
  REQUIRE(answer.find("because") != nullptr);
  std::vector<std::string> rules;
  for (const JsonValue& reason : answer.find("because")->items()) {
    rules.emplace_back(reason.find("rule")->text());
  }
  CHECK(rules == std::vector<std::string>{"RAIL-1", "RAIL-2", "RAIL-3", "RAIL-4"});
  CHECK(answer.find("options")->items().empty());
  CHECK(answer.find("margin") == nullptr);
  CHECK(answer.find("because")->items()[2].find("text")->text() ==
        "The rail from a to b comes nearest to high tower, by 10.3 mm.");
}

TEST_CASE("rails on a board without terrain have lengths and slopes alone") {
  const auto session =
      test::sky_session_of(test::with(test::small_sky_board(), R"("id": "b", "location": "2")",
                                      R"("id": "b", "location": "2", "at_mm": [0, 80.5, 60])"));
  const JsonValue answer = answer_of(session, R"({"ask": "rail", "from": "a", "to": "b",
                                                  "clearance_mm": 5})");
  CHECK(answer.find("length")->text() == "40/1");
  CHECK(answer.find("clearance")->is_null());
  CHECK(answer.find("room_below")->is_null());
  CHECK(answer.find("keeps_clear")->as_bool());
  CHECK(answer.find("margin") == nullptr);
}

TEST_CASE("a scan that may be off by more than the margin is too close to call") {
  testing::TemporaryFolder folder;
  // A triangle 20 mm below the rail, which is 60 mm up all along.
  folder.file("hill.ply",
              "ply\nformat ascii 1.0\nelement vertex 4\nproperty float x\nproperty float y\n"
              "property float z\nelement face 4\nproperty list uchar int vertex_indices\n"
              "end_header\n0 -50 40\n100 -50 40\n50 50 40\n50 0 0\n"
              "3 0 1 2\n3 1 0 3\n3 2 1 3\n3 0 2 3\n");
  const std::string text = test::with(
      test::with(test::with(test::small_sky_board(), "[0, 40.5, 60]", "[0, 0, 60]"),
                 R"("id": "b", "location": "2")",
                 R"("id": "b", "location": "2", "at_mm": [100, 0, 60])"),
      "\"tokens\"", R"("terrain": [{"id": "hill", "mesh": "hill.ply", "error_mm": 1}], "tokens")");
  const auto session = opened(text, folder.file("b.board.json", text));
  const auto ask = [&session](const std::string& limit) {
    return answer_of(session,
                     R"({"ask": "rail", "from": "a", "to": "b", "clearance_mm": )" + limit + "}");
  };
  CHECK(ask("20").find("clearance")->text() == "20/1");
  for (const char* close : {"20", "19", "21", "20.5"}) {
    INFO(close);
    REQUIRE(ask(close).find("too_close") != nullptr);
    CHECK(ask(close).find("too_close")->find("error_mm")->text() == "1/1");
  }
  for (const char* far : {"18.9", "21.1", "0"}) CHECK(ask(far).find("too_close") == nullptr);
  CHECK(ask("20.5").find("too_close")->find("margin_mm")->text() == "1/2");
  CHECK(ask("19").find("keeps_clear")->as_bool());
  CHECK_FALSE(ask("21").find("keeps_clear")->as_bool());
}

TEST_CASE("terrain of a network board that is wrong is told with its place") {
  const std::string path = "b.board.json";
  const std::string text =
      test::with(test::small_sky_board(), "\"tokens\"",
                 R"("terrain": [{"box": [1, 1, 1]}, {"box": [0, 1, 1]}], "tokens")");
  const auto board = parse_json(text, path);
  REQUIRE(board.has_value());
  const auto session = ask::SkylineSession::open(*board, path);
  REQUIRE_FALSE(session.has_value());
  CHECK(session.error().place == "/terrain/1/box");
}

TEST_CASE("lengths that are no fractions are written as roots") {
  CHECK(ask::root_text(WideRatio::of(25, 4)) == "5/2");
  CHECK(ask::root_text(WideRatio(2)) == "sqrt(2/1)");
  CHECK(ask::distance_text_mm(WideRatio(100)) == "1/1");
  CHECK(ask::difference_text(WideRatio(9), Ratio(5)) == "2/1");
  CHECK(ask::difference_text(WideRatio(9), Ratio::of(5, 2)) == "1/2");
  CHECK(ask::difference_text(WideRatio(10), Ratio(3)) == "sqrt(10/1) - 3/1");
  CHECK(ask::difference_text(WideRatio(10), Ratio(4)) == "4/1 - sqrt(10/1)");
  RootSum sum;
  CHECK(ask::sum_text_mm(sum) == "0/1");
  sum.add_root(200);
  sum.add_root(25);
  CHECK(ask::sum_text_mm(sum) == "1/2 + 1/1 * sqrt(2/1)");
}

}  // namespace
}  // namespace parapet
