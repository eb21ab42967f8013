#include <catch2/catch.hpp>
#include <string>

#include "rules/ask/mayhem/mayhem_session.h"
#include "rules/files/json/json_parse.h"
#include "rules/files/json/json_write.h"
#include "rules/files/mayhem/mayhem_file.h"
#include "tests/support/board_session.h"

// The questions `place`, `redeploy`, `objective` and `event` (docs/formats.md, questions).

namespace {

using namespace parapet;
using test::check_answer;
using test::error_code;
using test::open_session;

}  // namespace

TEST_CASE("who may be placed where depends on the side") {
  const auto tiles = open_session("three-tiles");
  // The side's own unit and its own objective ban nothing.
  check_answer(tiles, R"({"ask": "place", "side": "mayhem"})",
               R"({"#spaces": 26, "-spaces": [1, 1, 1], "+spaces": [[4, 1, 1], [7, 1, 2]]})");
  // An enemy's event marker does not, the own one does.
  const std::string event = R"("markers": [{"kind": "event", "id": "1", "side": "mayhem",
                            "at": [7, 1, 2]}], "tile": "2"})";
  check_answer(tiles, R"({"ask": "place", "side": "legion", )" + event, R"({"#spaces": 9})");
  check_answer(tiles, R"({"ask": "place", "side": "mayhem", )" + event, R"({"#spaces": 0})");
  CHECK(error_code(tiles, R"({"ask": "place"})") == "missing-key");
  CHECK(error_code(tiles, R"({"ask": "place", "side": 3})") == "wrong-value");
  CHECK(error_code(tiles, R"({"ask": "place", "side": "legion", "tile": "12"})") ==
        "unknown-entry");
}

TEST_CASE("one unit may be redeployed to any tile, a large one with all it covers") {
  const auto tiles = open_session("three-tiles");
  check_answer(tiles, R"({"ask": "redeploy", "unit": "hero"})",
               R"({"#spaces": 27, "+spaces": [[1, 1, 1]], "-spaces": [7, 1, 1]})");
  check_answer(tiles, R"({"ask": "redeploy", "unit": "B2", "tile": "2"})", R"({"#spaces": 9})");
  const std::string golem = R"("markers": [], "units": [{"id": "golem", "side": "legion",
                            "at": [0, 0, 1], "size": [2, 2]}, {"id": "guard", "side": "legion",
                            "at": [4, 0, 1]}]})";
  // Not over the guard, and not beside the Inside space of the last tile.
  check_answer(tiles, R"({"ask": "redeploy", "unit": "golem", )" + golem,
               R"({"spaces": [[0, 0, 1], [1, 0, 1], [2, 0, 1], [5, 0, 1],
                       [0, 1, 1], [1, 1, 1], [2, 1, 1], [3, 1, 1], [4, 1, 1], [5, 1, 1]]})");
  // On a named tile it lies wholly.
  check_answer(tiles, R"({"ask": "redeploy", "unit": "golem", "tile": "10", )" + golem,
               R"({"#spaces": 4})");
  // No wall under it.
  check_answer(open_session("stub"),
               R"({"ask": "redeploy", "unit": "golem", "units": [{"id": "golem", "side": "legion",
            "at": [0, 0, 1], "size": [2, 2]}]})",
               R"({"#spaces": 33, "-spaces": [2, 1, 1]})");
  CHECK(error_code(tiles, R"({"ask": "redeploy", "unit": "herp"})") == "unknown-id");
  CHECK(error_code(tiles, R"({"ask": "redeploy", "unit": "A1"})") == "wrong-value");
  CHECK(error_code(tiles, R"({"ask": "redeploy", "unit": "Z99"})") == "off-board");
}

TEST_CASE("an objective is taken from its own space too, and not through a floor") {
  const auto house = open_session("house");
  const auto ask = [&](const std::string& unit_at, const std::string& more = "") {
    return R"({"ask": "objective", "objective": "1", "markers": [{"kind": "objective", "id": "1",
              "side": "legion", "at": "F3"}], "units": [{"id": "hero", "side": "mayhem", "at": ")" +
           unit_at + "\"}" + more + "]}";
  };
  check_answer(house, ask("F3"), R"({"flips": true})");
  check_answer(house, ask("F2"), R"({"flips": true})");
  check_answer(house, ask("F3@2"), R"({"flips": false})");
  check_answer(house, ask("E2", R"(, {"id": "guard", "side": "legion", "at": "F3"})"),
               R"({"flips": false})");
  check_answer(house, ask("E2", R"(, {"id": "guard", "side": "legion", "at": "F3@2"})"),
               R"({"flips": true})");
  const std::string twice = R"("markers": [
      {"kind": "objective", "id": "1", "side": "legion", "at": "F3"},
      {"kind": "objective", "id": "1", "side": "mayhem", "at": "A1"}]})";
  CHECK(error_code(house, R"({"ask": "objective", "objective": "1"})") == "unknown-id");
  CHECK(error_code(house, R"({"ask": "objective", "objective": "1", )" + twice) ==
        "two-objectives");
  CHECK(error_code(house, R"({"ask": "objective", "objective": 1})") == "wrong-value");
  CHECK(error_code(house, R"({"ask": "objective"})") == "missing-key");
}

TEST_CASE("events are triggered in order, each once") {
  const auto tiles = open_session("three-tiles");
  const std::string markers = R"("markers": [
      {"kind": "event", "id": "near", "side": "legion", "at": "D1"},
      {"kind": "event", "id": "tile", "side": "mayhem", "at": "F3", "trigger": "tile"},
      {"kind": "event", "id": "roof", "side": "legion", "at": "H2@2", "trigger": "area"},
      {"kind": "event", "id": "inside", "side": "legion", "at": "H2", "trigger": "area"}]})";
  check_answer(
      tiles,
      R"({"ask": "event", "unit": "hero", "path": ["B2", "C2", "D2", "C2", "D2", "E2", "F2", "G2",
            "H2", "G2", "H2@2"], )" +
          markers,
      R"({"triggers": [{"id": "near", "at": [2, 1, 1]}, {"id": "tile", "at": [3, 1, 1]},
                         {"id": "inside", "at": [7, 1, 1]}, {"id": "roof", "at": [7, 1, 2]}]})");
  // The unit stands where its path starts, or comes to its first space from elsewhere.
  check_answer(
      tiles, R"({"ask": "event", "unit": "hero", "path": ["D2"], )" + markers,
      R"({"triggers": [{"id": "near", "at": [3, 1, 1]}, {"id": "tile", "at": [3, 1, 1]}]})");
  check_answer(tiles, R"({"ask": "event", "unit": "hero", "path": [], )" + markers,
               R"({"triggers": []})");
  CHECK(error_code(tiles, R"({"ask": "event", "unit": "hero"})") == "missing-key");
  CHECK(error_code(tiles, R"({"ask": "event", "unit": "hero", "path": "B2"})") == "wrong-value");
  CHECK(error_code(tiles, R"({"ask": "event", "unit": "hero", "path": ["B2", "Z9"]})") ==
        "off-board");
  CHECK(error_code(tiles, R"({"ask": "event", "unit": "nobody", "path": []})") == "unknown-id");
  std::string far = R"({"ask": "event", "unit": "hero", "path": ["B2")";
  for (int n = 0; n < 20000; ++n) far += R"(, "B2")";
  CHECK(error_code(tiles, far + "]}") == "limit");
}
