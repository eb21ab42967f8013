#include <catch2/catch.hpp>
#include <string>

#include "rules/ask/mayhem/mayhem_session.h"
#include "rules/files/json/json_parse.h"
#include "rules/files/json/json_write.h"
#include "rules/files/mayhem/dice_file.h"
#include "rules/files/mayhem/mayhem_file.h"
#include "tests/support/board_session.h"

// The questions `map`, `build` and `odds`: what is wrong in them, and what is very large.

namespace {

using namespace parapet;
using test::answer_of;
using test::error_code;
using test::open_session;

std::string map_of(const std::string& layout) {
  return R"({"ask": "map", "layout": )" + layout + "}";
}

std::string build_of(const std::string& rest) {
  return R"({"ask": "build", "side": "mayhem", "layout": [{"tile": "a", "at": [0, 0]}], )" + rest +
         "}";
}

std::string entries(int count, int step) {
  std::string list;
  for (int n = 0; n < count; ++n) {
    if (n > 0) list += ", ";
    list += R"({"tile": "a", "at": [)" + std::to_string(n % 80 * step) + ", " +
            std::to_string(n / 80 * step) + "]}";
  }
  return "[" + list + "]";
}

}  // namespace

TEST_CASE("a layout that cannot be read is an error, one that is no map is answered") {
  const auto session = open_session("map-tiles");
  CHECK(error_code(session, map_of(R"([{"tile": "z", "at": [0, 0]}])")) == "unknown-tile");
  CHECK(error_code(session, map_of(R"([{"tile": "a"}])")) == "missing-key");
  CHECK(error_code(session, map_of(R"([{"tile": "a", "at": [0, 0], "turn": 4}])")) ==
        "wrong-value");
  CHECK(error_code(session, map_of(R"([{"tile": "a", "at": [0, 0], "flip": 1}])")) ==
        "unknown-key");
  CHECK(error_code(session, map_of(R"([{"tile": "a", "at": [1e9, 0]}])")) == "wrong-value");
  CHECK(error_code(session, map_of(R"([{"tile": "a", "at": [0, -257]}])")) == "wrong-value");
  CHECK(error_code(session, map_of(R"([{"tile": "a", "at": [0, 0, 2]}])")) == "wrong-value");
  CHECK(error_code(session, map_of("3")) == "wrong-value");
  CHECK(error_code(session, map_of(entries(4000, 6))) == "wrong-value");  // beyond any board
  for (const std::string& layout :
       {std::string("[]"), std::string(R"([{"tile": "a", "at": "B3"}])"), entries(2, 0),
        entries(10'000, 0), entries(4000, 3)}) {
    const JsonValue answer = answer_of(session, map_of(layout));
    REQUIRE(answer.find("valid") != nullptr);
    CHECK_FALSE(answer.find("valid")->as_bool());
    CHECK(!answer.find("why")->items().empty());
  }
}

TEST_CASE("a question of building that cannot be read is an error") {
  const auto session = open_session("map-tiles");
  CHECK(error_code(session, R"({"ask": "build", "side": "mayhem"})") == "missing-key");
  CHECK(error_code(session, R"({"ask": "build", "left": []})") == "missing-key");
  CHECK(error_code(session, build_of(R"("left": ["z"])")) == "unknown-tile");
  CHECK(error_code(session, build_of(R"("left": "b")")) == "wrong-value");
  CHECK(error_code(session, build_of(R"("left": [], "place": {})")) == "wrong-value");
  CHECK(error_code(session, build_of(R"("left": [], "turns": {"mayhem": 2})")) == "wrong-value");
  CHECK(error_code(session, build_of(R"("left": [], "turns": {"red": 2, "blue": 2})")) ==
        "wrong-value");
  CHECK(error_code(session, build_of(R"("left": [], "turns": {"mayhem": -1, "legion": 2})")) ==
        "wrong-value");
  CHECK(error_code(session, build_of(R"("left": [], "ended": 3)")) == "wrong-value");
  CHECK(error_code(session, build_of(R"("left": [], "plase": [])")) == "unknown-key");
  std::string many = R"("b")";
  for (int n = 0; n < 1000; ++n) many += R"(, "b")";
  CHECK(error_code(session, build_of(R"("left": [)" + many + "]")) == "limit");
  CHECK(error_code(session, build_of(R"("left": [], "place": )" + entries(1001, 6))) == "limit");
}

TEST_CASE("an answer about a very large layout lists a part of the placements and says so") {
  const auto session = open_session("map-tiles");
  const JsonValue answer = answer_of(
      session, R"({"ask": "build", "side": "mayhem", "left": ["a", "b", "c", "d", "e", "f"],
                   "layout": )" +
                   [] {
                     std::string comb;  // a wall of tiles with a gap behind each
                     for (int n = 0; n < 20; ++n) {
                       comb += (n > 0 ? ", " : "") + std::string(R"({"tile": "a", "at": [)") +
                               std::to_string(6 * n) + R"(, 0]}, {"tile": "e", "at": [)" +
                               std::to_string(6 * n) + ", 6]}";
                       for (int k = 2; k < 30; ++k) {
                         comb += R"(, {"tile": "e", "at": [)" + std::to_string(6 * n) + ", " +
                                 std::to_string(6 * k) + "]}";
                       }
                     }
                     return "[" + comb + "]";
                   }() +
                   "}");
  INFO(write_json_spaced(answer).substr(0, 300));
  REQUIRE(answer.find("placements") != nullptr);
  const std::size_t count = answer.find("placements")->items().size();
  CHECK((count < 20'000) == (answer.find("all_placements") == nullptr));
  CHECK(count <= 20'000);
}

TEST_CASE("odds that cannot be read or counted are an error") {
  const auto session = open_session("open-6x6");
  CHECK(error_code(session, R"({"ask": "odds"})") == "missing-key");
  CHECK(error_code(session, R"({"ask": "odds", "dice": "RX"})") == "wrong-value");
  CHECK(error_code(session, R"({"ask": "odds", "dice": "R", "net": 301})") == "wrong-value");
  CHECK(error_code(session, R"({"ask": "odds", "dice": "R", "net": 1000000000000})") ==
        "wrong-value");
  CHECK(error_code(session, R"({"ask": "odds", "dice": ")" + std::string(36, 'R') + R"("})") ==
        "limit");
  CHECK(error_code(session, R"({"ask": "odds", "dice": "RRRR", "net": 300})") == "limit");
  CHECK(error_code(session, R"({"ask": "odds", "dice": "R", "faces": {"R": []}})") ==
        "wrong-value");
  CHECK(error_code(session, R"({"ask": "odds", "dice": "R", "faces": {"B": [[]]}})") ==
        "unknown-key");
  CHECK(error_code(session, R"({"ask": "odds", "dice": "R", "faces": {"R": [["hit", "miss"]]}})") ==
        "wrong-value");
  const JsonValue most = answer_of(
      session, R"({"ask": "odds", "net": 20, "dice": ")" + std::string(35, 'W') + R"("})");
  REQUIRE(most.find("results") != nullptr);
  CHECK(most.find("results")->items().size() == 11);
}

TEST_CASE("a session may have other dice, and the faces of a question win over them") {
  const auto session = open_session("open-6x6");
  mayhem::FaceTable sure;
  for (mayhem::Die* die : {&sure.red, &sure.yellow, &sure.white}) die->push_back({{1, 0, 0, 0}});
  const auto other = session.with_faces(sure);
  const auto hits = [](const ask::MayhemSession& asked, const std::string& more) {
    const JsonValue answer = answer_of(asked, R"({"ask": "odds", "dice": "RR")" + more + "}");
    REQUIRE(answer.find("hits") != nullptr);
    return write_json_spaced(*answer.find("hits"));
  };
  CHECK(hits(session, "").find("\"1/9\"") != std::string::npos);
  CHECK(hits(other, "") == R"([{"n": 2, "p": "1/1"}])");
  CHECK(hits(other, R"(, "faces": {"R": [[]]})") == R"([{"n": 0, "p": "1/1"}])");
  CHECK(hits(other, R"(, "faces": {"W": [[]]})") == R"([{"n": 2, "p": "1/1"}])");
}

TEST_CASE("null for a key of `build` that may be left out is no key") {
  const auto session = open_session("map-tiles");
  const std::string left = R"("left": [])";
  CHECK(answer_of(session, build_of(left + R"(, "place": null, "turns": null, "ended": null)")) ==
        answer_of(session, build_of(left)));
  CHECK(answer_of(session, map_of("null")) == answer_of(session, R"({"ask": "map"})"));
}
