#include <catch2/catch.hpp>
#include <string>

#include "rules/files/mayhem/mayhem_file.h"
#include "tests/rules/files/sample_boards.h"

namespace parapet {
namespace {

using test::board_fault;
using test::replaced;
using test::small_board;

TEST_CASE("a wrong character of a plan is shown with tile, level, row, column and a caret") {
  const Fault fault = board_fault(replaced(small_board(), "\"   . .   \"", "\"   . x   \""));
  CHECK(fault.code == "bad-plan");
  CHECK(fault.place ==
        "/tiles/hut/levels/1/plan/3 (line 20): tile \"hut\", level 2 (label hut-2), row 4, "
        "column 6");
  CHECK(fault.found == "'x'");
  CHECK(fault.expected.starts_with("a space: '.' floor"));
  CHECK(fault.excerpt == "       . x   \n         ^");
}

TEST_CASE("a row that is too short says how long it should be") {
  const Fault fault = board_fault(replaced(small_board(), "\" . . .=. \"", "\" . . .=.\""));
  CHECK(fault.code == "bad-plan");
  CHECK(fault.place ==
        "/tiles/hut/levels/0/plan/3 (line 12): tile \"hut\", level 1 (label hut-1), row 4, "
        "column 9");
  CHECK(fault.found == "8 characters");
  CHECK(fault.expected == "9 as in the first row");
  CHECK(fault.excerpt == "     . . .=.\n            ^");
}

TEST_CASE("a wall where no floor is, is found") {
  const Fault fault = board_fault(replaced(small_board(), "\"  + + +  \"", "\"  + + + -\""));
  CHECK(fault.code == "bad-plan");
  CHECK(fault.place.find("row 3, column") != std::string::npos);
  CHECK_FALSE(fault.expected.empty());
  const Fault wall = board_fault(replaced(small_board(), "\"   . .   \"", "\"|  . .   \""));
  CHECK(wall.place.find("level 2 (label hut-2), row 4, column 1") != std::string::npos);
  CHECK(wall.found == "'|'");
  CHECK(wall.excerpt == "    |  . .   \n    ^");
}

TEST_CASE("a fault of the destroyed side names it") {
  const Fault fault = board_fault(replaced(
      small_board(), "\"levels\"", R"("destroyed": {"plan": ["+ +", "x", "+ +"]}, "levels")"));
  CHECK(fault.place.find("tile \"hut\", destroyed, row 2") != std::string::npos);
}

TEST_CASE("a Level 1 that does not cover its tile, and Levels of two sizes, are errors") {
  const Fault hole = board_fault(replaced(small_board(), "\" R . . . \"", "\" R .   . \""));
  CHECK(hole.code == "bad-map");
  CHECK(hole.place == "/tiles/hut: tile \"hut\", level 1 (hut-1), space C3");
  CHECK(hole.found == "no floor");
  const Fault size = board_fault(replaced(
      small_board(), "\"levels\"", R"("destroyed": {"plan": ["+ +", " . ", "+ +"]}, "levels")"));
  CHECK(size.code == "bad-map");
  CHECK(size.found == "1 x 1 spaces");
}

TEST_CASE("a tile over another is an error of the layout") {
  const Fault fault = board_fault(replaced(small_board(), "\"turn\": 0 }",
                                           "\"turn\": 0 }, { \"tile\": \"hut\", \"at\": [3, 2] }"));
  CHECK(fault.code == "bad-map");
  CHECK(fault.place == "/layout/1: layout entry 1 (\"hut\")");
  CHECK(fault.found == "a tile over entry 0 (\"hut\")");
  CHECK(fault.expected == "tiles side by side");
}

TEST_CASE("a tile that is not there names the nearest") {
  const Fault fault =
      board_fault(replaced(small_board(), "\"tile\": \"hut\"", "\"tile\": \"hat\""));
  CHECK(fault.code == "unknown-tile");
  CHECK(fault.place == "/layout/0/tile");
  CHECK(fault.found == "\"hat\"");
  CHECK(fault.expected == "a tile such as \"hut\"");
}

TEST_CASE("an entry of the layout has its limits") {
  const auto entry_fault = [](const char* entry) {
    return board_fault(
        replaced(small_board(), R"({ "tile": "hut", "at": [0, 0], "turn": 0 })", entry));
  };
  CHECK(entry_fault(R"({ "tile": "hut", "at": [0, 0], "turn": 4 })").place == "/layout/0/turn");
  CHECK(entry_fault(R"({ "tile": "hut", "at": [-1, 0] })").code == "off-board");
  CHECK(entry_fault(R"({ "tile": "hut", "at": [256, 0] })").code == "off-board");
  CHECK(entry_fault(R"({ "tile": "hut", "at": [253, 0] })").code == "bad-map");
  CHECK(entry_fault(R"({ "tile": "hut", "at": [0, 0, 2] })").place == "/layout/0/at");
  CHECK(entry_fault(R"({ "tile": "hut" })").code == "missing-key");
  CHECK(entry_fault(R"({ "tile": "hut", "at": [0, 0], "trun": 1 })").expected ==
        "a key such as \"turn\"");
  CHECK(entry_fault("").found == "no entry");
}

std::string open_tile(int width, int height, int levels) {
  std::string dots;
  std::string spaces;
  for (int x = 0; x < width; ++x) {
    dots += "+ ";
    spaces += " .";
  }
  dots += "+";
  spaces += " ";
  std::string plan = "{\"plan\": [\"" + dots + "\"";
  for (int y = 0; y < height; ++y) plan += ",\n\"" + spaces + "\",\n\"" + dots + "\"";
  plan += "]}";
  std::string text =
      R"({"format": "parapet-board/1", "game": "mayhem", "tiles": {"t": {"levels": [)" + plan;
  for (int level = 1; level < levels; ++level) text += ", " + plan;
  return text + R"(]}}, "layout": [{"tile": "t", "at": [0, 0]}]})";
}

TEST_CASE("a board may have 256 x 256 spaces and 9 Levels, and no more") {
  const auto largest = read_mayhem_file(open_tile(256, 256, 9), "b.json");
  CHECK(largest.has_value());

  const Fault levels = board_fault(open_tile(2, 2, 10));
  CHECK(levels.code == "limit");
  CHECK(levels.found == "10 levels");
  CHECK(levels.expected == "at most 9");
  const Fault rows = board_fault(open_tile(2, 257, 1));
  CHECK(rows.code == "limit");
  CHECK(rows.expected.find("256 spaces from north to south") != std::string::npos);
  const Fault columns = board_fault(open_tile(257, 2, 1));
  CHECK(columns.code == "bad-plan");
  CHECK(columns.expected == "at most 256");
}

TEST_CASE("a ramp stands on an R of Level 1, once") {
  const auto ramp_fault = [](const char* ramps) {
    return board_fault(replaced(small_board(), "\"levels\"", ramps + std::string(", \"levels\"")));
  };
  CHECK(ramp_fault(R"("ramps": [{"at": [1, 2], "facing": "E"}])").expected ==
        "a space of Level 1 with an R in its plan");
  CHECK(ramp_fault(R"("ramps": [{"at": [9, 2], "facing": "E"}])").code == "off-board");
  CHECK(ramp_fault(R"("ramps": [{"at": [0, 2], "facing": "NE"}])").place ==
        "/tiles/hut/ramps/0/facing");
  CHECK(ramp_fault(R"("ramps": [{"at": [0, 2], "facing": "E"}, {"at": "A3", "facing": "W"}])")
            .place == "/tiles/hut/ramps/1");
}

}  // namespace
}  // namespace parapet
