#include <catch2/catch.hpp>
#include <string>

#include "rules/ask/mayhem/mayhem_session.h"
#include "rules/files/json/json_parse.h"
#include "rules/files/json/json_write.h"
#include "rules/files/mayhem/mayhem_file.h"
#include "tests/support/board_session.h"

// The questions `push` and `fall` (docs/formats.md, questions).

namespace {

using namespace parapet;
using test::check_answer;
using test::error_code;
using test::open_session;

const std::string kData = PARAPET_TEST_DATA;

const std::string kHead = R"({"ask": "push", )";

}  // namespace

TEST_CASE("the option cases of pushes and placement name the option they show") {
  const auto cases = test::read_cases(kData + "/cases/options_push.cases.jsonl");
  REQUIRE(cases.has_value());
  REQUIRE(cases->size() > 40);
  for (const test::Case& one : *cases) {
    const JsonValue answer = open_session(one.board).answer(one.ask);
    const std::size_t at = one.rules.find("OPT-");
    REQUIRE(at != std::string::npos);
    const std::string id = one.rules.substr(at + 4, 2);
    INFO(one.id << ": " << write_json_spaced(answer));
    const JsonValue* options = answer.find("options");
    REQUIRE(options != nullptr);
    bool is_named = false;
    for (const JsonValue& option : options->items()) is_named = is_named || option.text() == id;
    CHECK(is_named);
  }
}

TEST_CASE("a push that cannot lead farther leads sideways, and in a corner nowhere") {
  const auto open = open_session("open-5x3");
  check_answer(open, kHead + R"("attacker": "A2", "target": "E2", "pushes": 1})",
               R"({"mp": 1, "spaces": [[4, 0, 1], [4, 2, 1]]})");
  check_answer(open, kHead + R"("attacker": "A2", "target": "E2", "pushes": 2, "to": "E1"})",
               R"({"legal": true, "levels_fallen": 0, "dice": ""})");
  // All round it is taken.
  const std::string ring =
      R"(, "units": [{"id": "a", "side": "legion", "at": "D1", "facing": "N"},
         {"id": "b", "side": "legion", "at": "D2", "facing": "N"},
         {"id": "c", "side": "mayhem", "at": "E2", "facing": "N"}]})";
  check_answer(open, kHead + R"("attacker": "A1", "target": "E1", "pushes": 5, "to": "E1")" + ring,
               R"({"spaces": [], "legal": true, "ends": [[4, 0, 1]]})");
  check_answer(open, kHead + R"("attacker": "A1", "target": "E1", "pushes": 5, "to": "E3")" + ring,
               R"({"spaces": [], "legal": false, "dice": ""})");
}

TEST_CASE("an obstacle takes three pushes, and what is left goes on behind it") {
  const auto fence = open_session("push-fence");
  check_answer(fence, kHead + R"("attacker": "E4", "target": "F4", "pushes": 3, "to": "G4"})",
               R"({"legal": true})");
  check_answer(fence, kHead + R"("attacker": "E4", "target": "F4", "pushes": 3, "to": "H4"})",
               R"({"legal": false})");
  check_answer(fence, kHead + R"("attacker": "E4", "target": "F4", "pushes": 4, "to": "H4"})",
               R"({"legal": true})");
  // With too few it leads sideways, and there it may only be moved on to where it is no nearer.
  check_answer(fence, kHead + R"("attacker": "E4", "target": "F4", "pushes": 2})",
               R"({"spaces": [[4, 2, 1], [5, 2, 1], [4, 4, 1], [5, 4, 1]]})");
}

TEST_CASE("who falls may be pushed on below, and all Levels count") {
  const auto cliff = open_session("cliff");
  check_answer(cliff, kHead + R"("attacker": "E5@4", "target": "G5@4", "pushes": 3, "to": "J5"})",
               R"({"legal": true, "levels_fallen": 3, "dice": "RRR"})");
  check_answer(cliff, kHead + R"("attacker": "E5@4", "target": "G5@4", "pushes": 3, "to": "H5@4"})",
               R"({"legal": false})");
}

TEST_CASE("a large unit and a vehicle are pushed whole") {
  const auto open = open_session("open-12x9");
  const std::string golem =
      R"(, "units": [{"id": "golem", "side": "legion", "at": "F5", "facing": "W", "size": [2, 2]}])";
  check_answer(open, kHead + R"("attacker": "E5", "target": "golem", "pushes": 1)" + golem + "}",
               R"({"mp": 1, "spaces": [[6, 3, 1], [6, 4, 1], [6, 5, 1]]})");
  // The same by one of its spaces.
  check_answer(open, kHead + R"("attacker": "E5", "target": "G6", "pushes": 1)" + golem + "}",
               R"({"spaces": [[6, 3, 1], [6, 4, 1], [6, 5, 1]]})");
  const std::string vehicle =
      R"(, "vehicles": [{"id": "car", "side": "legion", "back": "F6", "front": "F5", "speed": 9,
          "maneuverability": 3}])";
  check_answer(open, kHead + R"("attacker": "E5", "target": "car", "pushes": 1)" + vehicle + "}",
               R"({"mp": 0, "spaces": []})");
  check_answer(open, kHead + R"("attacker": "E5", "target": "car", "pushes": 3)" + vehicle + "}",
               R"({"mp": 1, "spaces": [[6, 4, 1], [6, 5, 1], [6, 6, 1]]})");
  // Who rides on it does not stand in its way; another does.
  const std::string rider = R"(, "units": [{"id": "driver", "side": "legion", "at": "F5"},
                               {"id": "bystander", "side": "mayhem", "at": "G4"}]})";
  check_answer(open, kHead + R"("attacker": "E5", "target": "car", "pushes": 2)" + vehicle + rider,
               R"({"mp": 1, "spaces": [[6, 5, 1], [6, 6, 1]]})");
  // The space of a vehicle with a rider is the rider's.
  check_answer(open, kHead + R"("attacker": "E5", "target": "F5", "pushes": 1)" + vehicle + rider,
               R"({"mp": 1, "spaces": [[6, 4, 1], [6, 5, 1]]})");
  // Half over the edge of a Level nothing that is large goes.
  check_answer(
      open_session("cliff"),
      kHead + R"("attacker": "E5@4", "target": "car", "pushes": 2, "vehicles": [{"id": "car",
          "side": "legion", "back": "G5@4", "front": "G4@4", "speed": 9, "maneuverability": 3}]})",
      R"({"spaces": [[7, 3, 1], [7, 4, 1], [7, 5, 1]]})");
  check_answer(
      open_session("cliff"),
      kHead + R"("attacker": "E5@4", "target": "car", "pushes": 2, "vehicles": [{"id": "car",
          "side": "legion", "back": "F5@4", "front": "G5@4", "speed": 9, "maneuverability": 3}]})",
      R"({"spaces": [[4, 5, 4], [5, 5, 4], [4, 3, 4], [5, 3, 4]]})");
}

TEST_CASE("a large unit is pushed neither Inside nor over a Wall or an Opening") {
  const auto house = open_session("house");
  const std::string golem = R"(, "units": [{"id": "golem", "side": "legion", "at": "F5",
                              "facing": "N", "size": [2, 2]}]})";
  // The door lies behind it.
  check_answer(house, kHead + R"("attacker": "F8", "target": "golem", "pushes": 1)" + golem,
               R"({"spaces": [[4, 4, 1], [6, 4, 1]]})");
}

TEST_CASE("pushes that cannot be read are told, and those without effect answered") {
  const auto open = open_session("open-6x6");
  const std::string at = R"("attacker": "A1", "target": "B2", )";
  CHECK(error_code(open, kHead + at + R"("pushes": 1000000000})") == "wrong-value");
  CHECK(error_code(open, kHead + at + R"("pushes": -1})") == "wrong-value");
  CHECK(error_code(open, kHead + at + R"("pushes": "many"})") == "wrong-value");
  CHECK(error_code(open, kHead + R"("attacker": "A1", "target": "B2"})") == "missing-key");
  CHECK(error_code(open, kHead + R"("attacker": "A1", "pushes": 1})") == "missing-key");
  CHECK(error_code(open, kHead + R"("attacker": "Z9", "target": "B2", "pushes": 1})") ==
        "off-board");
  CHECK(error_code(open, kHead + R"("attacker": "A1", "target": "nobody", "pushes": 1})") ==
        "unknown-id");
  CHECK(error_code(open, kHead + at + R"("pushes": 1, "to": [0, 0, 99]})") == "off-board");
  CHECK(error_code(open, kHead + at + R"("pushes": 1, "too": "A1"})") == "unknown-key");
  CHECK(error_code(open, kHead + R"("attacker": "A1", "target": "B2@9", "pushes": 1})") ==
        "no-floor");
  check_answer(open, kHead + R"("attacker": "A1@9", "target": "B2", "pushes": 1})",
               R"({"#spaces": 5})");
  check_answer(open, kHead + at + R"("pushes": 0, "to": "C3"})",
               R"({"mp": 0, "spaces": [], "legal": false})");
  check_answer(open, kHead + R"("attacker": "B2", "target": "B2", "pushes": 1})",
               R"({"#spaces": 8})");
  check_answer(open, kHead + at + R"("pushes": 100, "to": "F6"})", R"({"legal": true})");
  // A device stays.
  check_answer(open,
               kHead + R"("attacker": "A1", "target": "bomb", "pushes": 9, "to": "B2", "devices":
        [{"id": "bomb", "kind": "dark-matter-bomb", "side": "legion", "at": "B2", "size": [2, 2]}]})",
               R"({"mp": 0, "spaces": [], "legal": true})");
}

TEST_CASE("falls") {
  const auto open = open_session("open-6x6");
  check_answer(open, R"({"ask": "fall", "levels": 0, "forced": true, "dash": false})",
               R"({"dice": ""})");
  check_answer(open, R"({"ask": "fall", "levels": 8, "forced": true})", R"({"dice": "RRRRRRRR"})");
  check_answer(open, R"({"ask": "fall", "levels": 8})", R"({"dice": ""})");
  CHECK(error_code(open, R"({"ask": "fall", "levels": 1000000000, "forced": true})") ==
        "wrong-value");
  CHECK(error_code(open, R"({"ask": "fall", "levels": -1, "forced": true})") == "wrong-value");
  CHECK(error_code(open, R"({"ask": "fall", "levels": 1, "forced": "yes"})") == "wrong-value");
  CHECK(error_code(open, R"({"ask": "fall", "forced": true})") == "missing-key");
}
