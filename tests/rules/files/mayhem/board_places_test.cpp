#include "rules/files/mayhem/board_places.h"

#include <catch2/catch.hpp>

#include "rules/files/json/json_parse.h"
#include "rules/files/json/json_write.h"
#include "rules/files/mayhem/mayhem_file.h"
#include "rules/files/mayhem/tile_map_json.h"
#include "rules/files/place_json.h"
#include "tests/rules/files/sample_boards.h"

namespace parapet {
namespace {

// One tile of 4 x 3 spaces in four turns, side by side, and two entries of one id.
const char* const kLayout = R"("layout": [
    { "tile": "hut", "at": [0, 0], "turn": 0 },
    { "tile": "hut", "at": [4, 0], "turn": 1, "id": "east" },
    { "tile": "hut", "at": [7, 0], "turn": 2, "id": "far:south" },
    { "tile": "hut", "at": [11, 0], "turn": 3, "id": "west" },
    { "tile": "hut", "at": [0, 5], "id": "twin" },
    { "tile": "hut", "at": [4, 5], "id": "twin" } ])";

class Fixture {
 public:
  Fixture() {
    const auto file = read_mayhem_file(
        test::replaced(test::small_board(),
                       R"("layout": [ { "tile": "hut", "at": [0, 0], "turn": 0 } ])", kLayout),
        "b.json");
    if (!file) FAIL(to_text(file.error()));
    map = file->map;
  }

  Result<Space> read(std::string_view json) const {
    const auto board = assemble_board(map, "b.json");
    REQUIRE(board.has_value());
    const auto value = parse_json(json, "");
    REQUIRE(value.has_value());
    return BoardPlaces(map, *board).read(JsonCursor(*value, "b.json", "/at"));
  }

  Fault fault(std::string_view json) const {
    const auto space = read(json);
    REQUIRE_FALSE(space.has_value());
    CHECK(space.error().place.starts_with("/at"));
    return space.error();
  }

  TileMap map;
};

TEST_CASE_METHOD(Fixture, "a place may be written as numbers or letters") {
  CHECK(read("[5, 6, 2]") == Space{5, 6, 2});
  CHECK(read(R"("F7@2")") == Space{5, 6, 2});
  CHECK(read(R"("F7")") == Space{5, 6, 1});
  CHECK(read(R"(["5", 6.0, 2])") == Space{5, 6, 2});
}

TEST_CASE_METHOD(Fixture, "a space of a tile is turned and moved with it") {
  CHECK(read(R"("hut:A1")") == Space{0, 0, 1});
  CHECK(read(R"("hut:D3@2")") == Space{3, 2, 2});
  // A quarter turn clockwise puts the north-west corner into the north-east one.
  CHECK(read(R"("east:A1")") == Space{6, 0, 1});
  CHECK(read(R"("east:D1")") == Space{6, 3, 1});
  CHECK(read(R"("east:D3")") == Space{4, 3, 1});
  CHECK(read(R"("far:south:A1")") == Space{10, 2, 1});
  CHECK(read(R"("far:south:D1")") == Space{7, 2, 1});
  CHECK(read(R"("west:A1")") == Space{11, 3, 1});
  CHECK(read(R"("west:D1")") == Space{11, 0, 1});
}

TEST_CASE_METHOD(Fixture, "a turned space has the print of its plan") {
  const auto board = assemble_board(map, "");
  REQUIRE(board.has_value());
  for (const char* text : {R"("hut:A3")", R"("east:A3")", R"("far:south:A3")", R"("west:A3")"}) {
    const auto space = read(text);
    REQUIRE(space.has_value());
    CHECK(board->print(*space).ramp);
  }
}

TEST_CASE_METHOD(
    Fixture, "an entry that is not there names the nearest, one that is there twice is an error") {
  CHECK(fault(R"("eats:A1")").code == "unknown-entry");
  CHECK(fault(R"("eats:A1")").expected == "an entry of the layout such as \"east\"");
  CHECK(fault(R"("twin:A1")").code == "two-entries");
  CHECK(fault(R"("twin:A1")").found == "\"twin:A1\"");
}

TEST_CASE_METHOD(Fixture, "a place off the board or off the tile says what there is") {
  for (const char* text :
       {R"("O1")", R"("A9")", "[-1, 0, 1]", "[14, 0, 1]", "[0, 8, 1]", "[0, 0, 0]", "[0, 0, 10]"}) {
    INFO(text);
    CHECK(fault(text).code == "off-board");
    CHECK(fault(text).expected ==
          "a space of the board: A1 to N8 (x 0 to 13, y 0 to 7), level 1 to 9");
  }
  CHECK(fault(R"("hut:E1")").code == "off-board");
  CHECK(fault(R"("hut:E1")").expected ==
        "a space of that tile: A1 to D3 (x 0 to 3, y 0 to 2), level 1 to 9");
}

TEST_CASE_METHOD(Fixture, "what is no place at all is an error of its own") {
  for (const char* text :
       {R"("f7")", R"("")", "7", "null", "[1, 2]", "[1, 2, 3, 4]", "{}", "[]", R"("F7@0")",
        R"(["a", 1, 1])", "[0.5, 1, 1]", "[1e99, 0, 1]", "[99999999999999999999, 0, 1]"}) {
    INFO(text);
    CHECK(fault(text).code == "wrong-value");
  }
  CHECK(fault(R"([0, "x", 1])").place == "/at/1");
}

TEST_CASE("places are written in the array form") {
  CHECK(write_json_line(place_json(Space{5, 6, 2})) == "[5,6,2]");
  CHECK(write_json_line(place_json(Dot{5, 6, 2})) == R"({"dot":[5,6,2]})");
  CHECK(write_json_line(place_json(Edge{EdgeAxis::vertical, 5, 6, 2})) ==
        R"({"edge":["V",5,6,2]})");
  CHECK(write_json_line(place_json(Edge{EdgeAxis::horizontal, 5, 6, 1})) ==
        R"({"edge":["H",5,6,1]})");
  CHECK(write_json_line(place_json(Plate{{5, 6, 2}})) == R"({"plate":[5,6,2]})");
  CHECK(write_json_line(place_json(Place())) == "null");
}

}  // namespace
}  // namespace parapet
