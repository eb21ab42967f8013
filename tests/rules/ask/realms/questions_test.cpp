#include <catch2/catch.hpp>

#include "rules/files/json/json_write.h"
#include "tests/support/board_session.h"

// How questions of brick boards are read and their answers written; the rules have tests of their
// own.

namespace parapet {
namespace {

using test::answer_of;
using test::check_answer;
using test::realms_session;
using test::realms_session_of;

// Two floors: the ground, and a deck 20 pegs above it over the two western columns of spaces.
std::string deck_board(const std::string& more = {}) {
  return test::board_of(
      R"([{"box": [16, 8, 1], "at": [0, 0, 0]}, {"box": [8, 8, 1], "at": [0, 0, 20]}])",
      R"({"grid": {"at": [1, 1], "pitch": 4, "count": [4, 2]}})",
      R"("peg": {"run_mm": 8, "rise_mm": 3.2})" + (more.empty() ? more : ", " + more));
}

TEST_CASE("the highest surface has the plain name and the others their numbers") {
  const auto session = realms_session_of(deck_board());
  check_answer(session, R"({"ask": "elevation", "at": "A1"})",
               R"({"pegs": "21/1", "mm": 67.2, "surfaces": ["1/1", "21/1"]})");
  check_answer(session, R"({"ask": "elevation", "at": "A1/1"})", R"({"pegs": "21/1"})");
  check_answer(session, R"({"ask": "elevation", "at": "A1/0"})", R"({"pegs": "1/1", "mm": 3.2})");
  check_answer(session, R"({"ask": "elevation", "at": "C1"})", R"({"surfaces": ["1/1"]})");
  const JsonValue told =
      answer_of(session, R"({"ask": "elevation", "at": "A1", "explain": false})");
  CHECK(write_json_line(told) == R"({"pegs":"21","mm":67.2,"surfaces":["1","21"]})");
  check_answer(
      session, R"({"ask": "reach", "from": "C1/0", "height": 10, "movement": 1})",
      R"({"spaces": [{"at": "B1/0"}, {"at": "B2/0"}, {"at": "C2"}, {"at": "D1"}, {"at": "D2"}]})");
  check_answer(session,
               R"({"ask": "route", "from": "C1", "to": "A1/0", "height": 10, "movement": 2})",
               R"({"cost": 2, "path": ["C1", "B1/0", "A1/0"], "costs": [1, 1], "wounds": 0})");
}

TEST_CASE("a space that stands lower by its level keeps the plain name") {
  const auto session = realms_session_of(test::board_of(
      R"([{"box": [4, 4, 1], "at": [0, 0, 0]}, {"box": [4, 4, 1], "at": [0, 0, 20]}])",
      R"({"extra": [{"id": "cellar", "at": [1, 1], "level": 0}]})"));
  check_answer(session, R"({"ask": "elevation", "at": "cellar"})", R"({"mm": 3.2})");
  check_answer(session, R"({"ask": "elevation", "at": "cellar/1"})", R"({"mm": 67.2})");
}

TEST_CASE("the elevation of a place in millimetres is that of its column") {
  const auto session = realms_session_of(deck_board());
  check_answer(session, R"({"ask": "elevation", "at": [100, 10]})", R"({"pegs": "1/1"})");
  check_answer(session, R"({"ask": "elevation", "at": [10.1, "5/2"]})",
               R"({"pegs": "21/1", "surfaces": ["1/1", "21/1"]})");
  check_answer(session, R"({"ask": "elevation", "at": [64, 10]})", R"({"pegs": "21/1"})");
  check_answer(session, R"({"ask": "elevation", "at": [500, 10]})",
               R"({"pegs": null, "mm": null, "surfaces": []})");
}

TEST_CASE("a peg that is no whole number of ticks gives exact fractions") {
  const auto session = realms_session_of(test::board_of(R"([{"box": [4, 4, 1], "at": [0, 0, 0]}])",
                                                        R"({"extra": [{"id": "a", "at": [1, 1]}]})",
                                                        R"("peg": {"rise_mm": "7/3"})"));
  check_answer(session, R"({"ask": "elevation", "at": "a"})", R"({"pegs": "48/35", "mm": 3.2})");
}

const char* const kUnits =
    R"("units": [{"id": "knight", "side": "red", "at": "C1", "height": 12, "movement": 1},
                 {"id": "imp", "side": "blue", "at": "D1", "height": 5, "movement": 3, "flies": true}])";

TEST_CASE("who moves may be told in several ways") {
  const auto session = realms_session_of(deck_board(kUnits));
  // Its own height: a passage of 19 pegs is high enough for 12, not for 20.
  check_answer(session, R"({"ask": "step", "unit": "knight", "to": "B1/0"})", R"({"cost": 1})");
  check_answer(session, R"({"ask": "step", "from": "knight", "to": "B1/0"})", R"({"cost": 1})");
  check_answer(session, R"({"ask": "step", "from": "C1", "to": "B1/0"})", R"({"cost": 1})");
  check_answer(session, R"({"ask": "step", "from": "C1", "to": "B1/0", "height": 20})",
               R"({"cost": null})");
  check_answer(session, R"({"ask": "step", "unit": "knight", "to": "B1/0", "height": 20})",
               R"({"cost": null})");
  // Its own movement, unless the question has one.
  check_answer(session, R"({"ask": "route", "from": "knight", "to": "A1/0"})", R"({"cost": null})");
  check_answer(session, R"({"ask": "route", "from": "knight", "to": "A1/0", "movement": 2})",
               R"({"cost": 2})");
  check_answer(session, R"({"ask": "route", "from": "knight", "to": "A1/0", "movement": null})",
               R"({"cost": 2})");
  check_answer(session, R"({"ask": "walk", "path": ["knight", "B1/0", "A1/0"]})",
               R"({"legal": false, "left": [0], "stopped_at": 1})");
  check_answer(session, R"({"ask": "walk", "path": ["C1", "B1/0", "A1/0"], "height": 10})",
               R"({"legal": true, "costs": [1, 1], "-left": 0, "-stopped_at": 1})");
  // Another unit is in the way, the mover itself is not.
  check_answer(session, R"({"ask": "step", "from": "C1", "to": "D1", "height": 10})",
               R"({"cost": null})");
  check_answer(session, R"({"ask": "step", "from": "C2", "to": "C1", "height": 10})",
               R"({"cost": null})");
  // Who flies falls unhurt.
  check_answer(session, R"({"ask": "fall", "unit": "imp", "drop": 100})", R"({"wounds": 0})");
  check_answer(session, R"({"ask": "fall", "unit": "knight", "drop": 25})", R"({"wounds": 4})");
}

TEST_CASE("a space that a large unit covers is that unit's whichever is named") {
  const auto session = realms_session_of(
      deck_board(R"("units": [{"id": "horse", "side": "red", "at": "C1", "size": [2, 1],
                               "height": 8, "movement": 4}])"));
  check_answer(session, R"({"ask": "step", "from": "C1", "to": "D1", "height": 10})",
               R"({"cost": 1})");
  check_answer(session, R"({"ask": "step", "from": "D1", "to": "C1", "height": 10})",
               R"({"cost": 1})");
  check_answer(session, R"({"ask": "step", "from": "D2", "to": "C1", "height": 10})",
               R"({"cost": null})");
  // Its own step is told from its north-west space.
  check_answer(session, R"({"ask": "step", "from": "C1", "to": "C2"})", R"({"cost": 1})");
  check_answer(session, R"({"ask": "step", "from": "D1", "to": "D2"})",
               R"({"error": {"code": "missing-key"}})");
  // A told figure leaps alone, from any of its spaces; the unit leaps with all of them.
  check_answer(session, R"({"ask": "leap", "from": "D1", "to": "C2", "height": 10})",
               R"({"legal": true, "cost": 2})");
  check_answer(session, R"({"ask": "leap", "from": "C1", "to": "D2", "height": 10})",
               R"({"legal": true, "cost": 2})");
  check_answer(session, R"({"ask": "leap", "from": "C1", "to": "D2"})", R"({"legal": false})");
}

TEST_CASE("units of the question replace those of the board") {
  const auto session = realms_session_of(deck_board(kUnits));
  check_answer(session, R"({"ask": "step", "from": "C2", "to": "C1", "height": 10, "units": []})",
               R"({"cost": 1})");
  CHECK(test::error_of(session, R"({"ask": "step", "unit": "knight", "to": "C2", "units": []})")
            .code == "unknown-id");
}

TEST_CASE("neighbours of links and riders and told offsets") {
  const auto pads = realms_session("pegs-pads");
  check_answer(pads, R"({"ask": "neighbour", "from": "west", "to": "east"})",
               R"({"neighbouring": true, "adjacent": true})");
  check_answer(pads, R"({"ask": "neighbour", "from": "west", "to": "next"})",
               R"({"neighbouring": false})");
  const auto session = realms_session_of(deck_board());
  const std::string riders =
      R"(, "units": [{"id": "horse", "side": "r", "at": "C1"}, {"id": "rider", "side": "r", "on": "horse"},
                     {"id": "foe", "side": "b", "at": "D2"}])";
  check_answer(session, R"({"ask": "neighbour", "from": "horse", "to": "foe")" + riders + "}",
               R"({"neighbouring": true, "adjacent": false})");
  check_answer(session, R"({"ask": "neighbour", "from": "rider", "to": "foe")" + riders + "}",
               R"({"neighbouring": true, "adjacent": true, "options": ["K18"]})");
  check_answer(session, R"({"ask": "neighbour", "offset": ["18/5", "24/5"]})",
               R"({"neighbouring": true, "adjacent": false})");
  check_answer(session, R"({"ask": "neighbour", "offset": ["3601/1000", 4.8]})",
               R"({"neighbouring": false})");
  check_answer(session, R"({"ask": "neighbour", "offset": [0, -6]})",
               R"({"neighbouring": true, "adjacent": true})");
  check_answer(session, R"({"ask": "neighbour", "offset": [0, "-6001/1000"]})",
               R"({"neighbouring": false})");
  check_answer(session, R"({"ask": "neighbour", "offset": [1000, "999/1000"]})",
               R"({"neighbouring": false})");
}

TEST_CASE("sight takes points and units and spaces") {
  const auto session = realms_session("pegs-tower");
  check_answer(
      session, R"({"ask": "sight", "from": [16, 16, 40], "to": [48, 16, 40]})",
      R"({"sight": true, "policy": "hair", "contacts": [], "blocked_by": [], "certificate": {"shift": [0, 0, 0]},
                   "line": {"from": [16, 16, 40], "to": [48, 16, 40]}})");
  check_answer(session, R"({"ask": "sight", "from": [16, 16, 40], "to": [144, 16, 40]})",
               R"({"sight": false, "blocked_by": [{"id": "t1", "enter": "3/8", "leave": "5/8"}],
                   "certificate": {"crossed": "t1"}})");
  check_answer(session, R"({"ask": "sight", "from": "A1", "to": "B1"})", R"({"sight": true})");
  check_answer(session, R"({"ask": "sight", "from": "A1", "to": "E1"})", R"({"sight": false})");
  // Along the tower's side: only touched.
  const std::string skim = R"({"ask": "sight", "from": [16, 0, 40], "to": [144, 0, 40])";
  check_answer(session, skim + "}", R"({"sight": true})");
  check_answer(session, skim + R"(, "policy": "open"})", R"({"sight": true, "policy": "open"})");
  check_answer(session, skim + R"(, "policy": "closed"})",
               R"({"sight": false, "policy": "closed"})");
}

TEST_CASE("a unit of the board leaps from where it stands") {
  const auto session = realms_session("pegs-leap-5");
  const std::string units =
      R"(, "units": [{"id": "cat", "side": "red", "at": "from", "height": 10, "movement": 2}]})";
  check_answer(session, R"({"ask": "leap", "unit": "cat", "to": "to")" + units,
               R"({"legal": true, "cost": 2, "distance": 5})");
  check_answer(session, R"({"ask": "leap", "unit": "cat", "movement": 1, "to": "to")" + units,
               R"({"legal": false, "cost": null})");
  CHECK(test::error_of(session, R"({"ask": "leap", "height": 10, "to": "to"})").code ==
        "missing-key");
}

TEST_CASE("the margin says by how much it was decided") {
  const auto session = realms_session("pegs-tower");
  // The line passes 0.8 mm above the tower, whose top is 131.2 mm up.
  check_answer(session, R"({"ask": "sight", "from": [16, 16, 132], "to": [144, 16, 132]})",
               R"({"sight": true, "margin": {"ticks": "8/1"}})");
  const auto leap = realms_session("pegs-leap-5");
  check_answer(leap, R"({"ask": "leap", "from": "from", "to": "to", "height": 10, "movement": 2})",
               R"({"legal": true, "distance": 5, "margin": {"ticks": "0/1"}})");
  const JsonValue told = answer_of(session, R"({"ask": "fall", "drop": 11, "height": 10})");
  CHECK(told.find("margin") == nullptr);
}

TEST_CASE("the exposure of a unit is a fraction of its points") {
  const auto session = realms_session("pegs-tower");
  check_answer(session, R"({"ask": "exposure", "from": "A1", "to": "B1"})",
               R"({"visible": "1/1"})");
  check_answer(session, R"({"ask": "exposure", "from": "A1", "to": "E1"})",
               R"({"visible": "0/1"})");
}

TEST_CASE("the board after a fall is a board") {
  const auto session = realms_session_of(deck_board(
      R"("units": [{"id": "drake", "side": "r", "at": "C1", "height": 20, "flies": true, "airborne": true},
                   {"id": "rider", "side": "r", "on": "drake", "height": 10}],
         "options": {"K22": "yes"})"));
  const JsonValue answer =
      answer_of(session, R"({"ask": "unseat", "unit": "drake", "cause": "killed"})");
  INFO(write_json_spaced(answer));
  REQUIRE(answer.find("falls") != nullptr);
  REQUIRE(answer.find("falls")->items().size() == 1);
  const JsonValue& fall = answer.find("falls")->items()[0];
  CHECK(fall.find("id")->text() == "rider");
  CHECK(fall.find("chooser")->text() == "r");
  const auto after = read_realms_file(*answer.find("after"), "after", {});
  if (!after) FAIL(to_text(after.error()));
  REQUIRE(after->file.units.units.size() == 1);
  CHECK(after->file.units.units[0].id == "rider");
  CHECK(after->field.name_of(after->file.units.units[0].at) == fall.find("to")->text());
  CHECK(after->file.options.is("K22", "yes"));
}

TEST_CASE("a reason points at a space by its name") {
  const auto session = realms_session("pegs-flat");
  const JsonValue answer = answer_of(session, R"({"ask": "neighbour", "from": "A1", "to": "B2"})");
  CHECK(answer.find("because")->items()[0].find("at")->text() == "B2");
}

}  // namespace
}  // namespace parapet
