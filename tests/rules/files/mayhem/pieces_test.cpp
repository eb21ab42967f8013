#include <catch2/catch.hpp>
#include <string>

#include "rules/files/json/json_parse.h"
#include "rules/files/mayhem/mayhem_file.h"
#include "rules/files/mayhem/pieces_json.h"
#include "rules/files/mayhem/tile_map_json.h"
#include "rules/files/options_json.h"
#include "tests/rules/files/sample_boards.h"

namespace parapet {
namespace {

using test::small_board;
using test::small_board_fault;

Fault unit_fault(const std::string& unit, const std::string& more = "") {
  return small_board_fault(", \"units\": [ { " + unit + " } ]" + more);
}

TEST_CASE("a wrong facing lists the four, or the eight where the board has them") {
  const Fault fault = unit_fault(R"("id": "a", "side": "x", "at": "A1", "facing": "Q")");
  CHECK(to_text(fault) == "b.json: /units/0/facing: found \"Q\", expected one of N, E, S or W");
  CHECK(unit_fault(R"("id": "a", "side": "x", "at": "A1", "facing": "NE")").expected ==
        "one of N, E, S or W: the others only with option F2 `eight`");
  CHECK(unit_fault(R"("id": "a", "side": "x", "at": "A1", "facing": "Q")",
                   R"(, "options": {"F2": "eight"})")
            .expected == "one of N, NE, E, SE, S, SW, W or NW");
  // The options count wherever they stand in the file.
  CHECK(read_mayhem_file(small_board(R"(, "units": [
      { "id": "a", "side": "x", "at": "A1", "facing": "NE" } ], "options": {"F2": "eight"})"),
                         "")
            .has_value());
}

TEST_CASE("a unit stands on floor of the board") {
  const Fault fault = unit_fault(R"("id": "a", "side": "x", "at": "A1@2")");
  CHECK(fault.code == "no-floor");
  CHECK(fault.place == "/units/0/at");
  CHECK(fault.found == "\"A1@2\", and no floor at A1@2");
  CHECK(unit_fault(R"("id": "a", "side": "x", "at": "E1")").code == "off-board");
  CHECK(unit_fault(R"("id": "a", "side": "x", "at": "D3", "size": [2, 1])").found ==
        "\"D3\", and a piece that reaches from there to E3");
  CHECK(unit_fault(R"("id": "a", "side": "x", "at": "A2@2", "size": [2, 1])").code == "no-floor");
  CHECK(read_mayhem_file(small_board(R"(, "units": [
      { "id": "a", "side": "x", "at": "A2@2", "size": [2, 1] } ], "options": {"G3": "overhang"})"),
                         "")
            .has_value());
}

TEST_CASE("sizes, main spaces and ids of units are checked") {
  CHECK(unit_fault(R"("id": "a", "side": "x", "at": "A1", "size": [0, 1])").place ==
        "/units/0/size/0");
  CHECK(unit_fault(R"("id": "a", "side": "x", "at": "A1", "size": [2])").place == "/units/0/size");
  CHECK(unit_fault(R"("id": "a", "side": "x", "at": "A1", "size": [2, 2], "main": [2, 0])")
            .expected == "one of the unit's own spaces");
  CHECK(unit_fault(R"("id": "F7", "side": "x", "at": "A1")").code == "id-reads-as-place");
  CHECK(unit_fault(R"("id": "hut:F7@2", "side": "x", "at": "A1")").code == "id-reads-as-place");
  CHECK(unit_fault(R"("id": "", "side": "x", "at": "A1")").code == "wrong-value");
  CHECK(unit_fault(R"("id": 7, "side": "x", "at": "A1")").code == "wrong-value");
  CHECK(unit_fault(R"("id": "a", "at": "A1")").code == "missing-key");
  CHECK(unit_fault(R"("id": "a", "side": "x", "at": "A1", "faceing": "N")").expected ==
        "a key such as \"facing\"");
}

TEST_CASE("the ids of units, vehicles, devices and objects are all different") {
  const Fault fault = small_board_fault(R"(, "units": [
      { "id": "a", "side": "x", "at": "A1" }, { "id": "b", "side": "x", "at": "B1" } ],
      "markers": [ { "kind": "object", "id": "b", "side": "x", "at": "A2" } ])");
  CHECK(fault.code == "duplicate-id");
  CHECK(fault.place == "/markers/0/id");
  CHECK(fault.found == "\"b\", the id at /units/1/id too");
  // Objectives and events are asked for by their kind.
  CHECK(read_mayhem_file(small_board(R"(, "units": [ { "id": "1", "side": "x", "at": "A1" } ],
      "markers": [ { "kind": "objective", "id": "1", "side": "x", "at": "A2" },
                   { "kind": "event", "id": "1", "side": "x", "at": "A2" } ])"),
                         "")
            .has_value());
}

TEST_CASE("a board has at most 10,000 units") {
  std::string units = ", \"units\": [ 0";
  for (int n = 0; n < 10'000; ++n) units += ", 0";
  const Fault fault = small_board_fault(units + " ]");
  CHECK(fault.code == "limit");
  CHECK(fault.place == "/units");
  CHECK(fault.found == "10001 units");
  CHECK(fault.expected == "at most 10000");
}

TEST_CASE("the two halves of a vehicle lie side by side, and a car has its numbers") {
  const auto vehicle_fault = [](const std::string& vehicle) {
    return small_board_fault(", \"vehicles\": [ { \"id\": \"v\", \"side\": \"x\", " + vehicle +
                             " } ]");
  };
  CHECK(
      vehicle_fault(R"("back": [0, 0], "front": [2, 0], "speed": 9, "maneuverability": 3)").place ==
      "/vehicles/0/front");
  CHECK(vehicle_fault(R"("back": [0, 0], "front": [0, 0], "speed": 9, "maneuverability": 3)")
            .expected == "a space beside its back, A1");
  CHECK(vehicle_fault(R"("back": [0, 0], "front": [1, 0], "maneuverability": 3)").code ==
        "missing-key");
  CHECK(vehicle_fault(R"("kind": "dron", "back": [0, 0], "front": [1, 0])").expected ==
        "one of car or drone");
  CHECK(vehicle_fault(R"("kind": "drone", "back": [0, 0], "front": [1, 0], "ram": "G")").place ==
        "/vehicles/0/ram");
  CHECK(
      vehicle_fault(R"("back": [0, 0], "front": [4, 0], "speed": 9, "maneuverability": 3)").code ==
      "off-board");
}

TEST_CASE("each kind of marker has its own keys") {
  const auto marker_fault = [](const std::string& marker) {
    return small_board_fault(", \"markers\": [ { " + marker + " } ]");
  };
  CHECK(marker_fault(R"("kind": "explosive", "at": "A1")").place == "/markers/0/kind");
  CHECK(marker_fault(R"("at": "A1")").code == "missing-key");
  CHECK(marker_fault(R"("kind": "explosion", "at": "A1", "size": "large")").code == "missing-key");
  CHECK(marker_fault(R"("kind": "explosion", "at": "A1", "damage": -1, "size": "large")").place ==
        "/markers/0/damage");
  CHECK(marker_fault(R"("kind": "explosion", "at": "A1", "damage": 1, "size": "huge")").expected ==
        "one of small, medium or large");
  CHECK(
      marker_fault(R"("kind": "objective", "id": "1", "side": "x", "at": "A1", "trigger": "near")")
          .code == "unknown-key");
  CHECK(marker_fault(R"("kind": "event", "id": "1", "side": "x", "at": "A1", "trigger": "far")")
            .expected == "one of near, tile or area");
}

TEST_CASE("devices, explosions, options and the scale are checked") {
  CHECK(small_board_fault(R"(, "devices": [ { "id": "d", "kind": "hell-towre", "side": "x",
                                "at": "A1" } ])")
            .expected.ends_with("; the nearest is hell-tower"));
  CHECK(small_board_fault(R"(, "explosions": { "large": { "radius": 2, "dice": "RRG" } })").place ==
        "/explosions/large/dice");
  CHECK(
      small_board_fault(R"(, "explosions": { "lagre": { "radius": 2, "dice": "RR" } })").expected ==
      "a key such as \"large\"");
  const Fault value = small_board_fault(R"(, "options": { "L2": "alow" })");
  CHECK(value.code == "wrong-option");
  CHECK(value.place == "/options/L2");
  CHECK(value.expected == "block or allow");
  CHECK(small_board_fault(R"(, "options": { "L99": "allow" })").code == "wrong-option");
  CHECK(small_board_fault(R"(, "options": { "L2": true })").code == "wrong-value");
  CHECK(small_board_fault(R"(, "scale": { "space_mm": 25.45 })").expected ==
        "a length in whole ticks of 0.1 mm");
  CHECK(small_board_fault(R"(, "scale": { "space_mm": "1/3" })").place == "/scale/space_mm");
  CHECK(small_board_fault(R"(, "scale": { "space_mm": 0 })").code == "wrong-value");
  CHECK(small_board_fault(R"(, "scale": { "space_mm": 13107.3 })").code == "wrong-value");
  CHECK(small_board_fault(R"(, "scale": { "plate_mm": 51 })").expected ==
        "a plate_mm below the storey_mm");
  CHECK(read_mayhem_file(small_board(R"(, "scale": { "space_mm": 13107.2, "plate_mm": 1e1 })"), "")
            .has_value());
}

TEST_CASE("a question's pieces are read against the board, with its options over the board's") {
  const auto file = read_mayhem_file(small_board(R"(, "options": { "L2": "allow" })"), "b.json");
  REQUIRE(file.has_value());
  const auto board = assemble_board(file->map, "b.json");
  REQUIRE(board.has_value());
  const BoardPlaces places(file->map, *board);
  const auto question = parse_json(
      R"({"options": {"F2": "eight"},
          "units": [{"id": "a", "side": "x", "at": "hut:B2@2", "facing": "SW"}]})",
      "", kLineLimits);
  REQUIRE(question.has_value());
  const JsonCursor cursor(*question, "");
  const auto options = read_options(*cursor.member("options"), file->options);
  REQUIRE(options.has_value());
  CHECK(options->is("F2", "eight"));
  CHECK(options->is("L2", "allow"));
  const auto units = read_units(*cursor.member("units"), {*board, places, *options});
  REQUIRE(units.has_value());
  CHECK(units->front().facing == Facing::south_west);
  const auto refused = read_units(*cursor.member("units"), {*board, places, file->options});
  CHECK(refused.error().place == "/units/0/facing");
}

TEST_CASE("the main space of a large unit is written as it is read: on its unit's Level") {
  const auto file = read_mayhem_file(small_board(R"(, "units": [
      { "id": "a", "side": "x", "at": "A1", "size": [2, 2], "main": "B2" } ])"),
                                     "");
  REQUIRE(file.has_value());
  const JsonValue written = units_json(file->pieces.units);
  const JsonValue* main = written.items()[0].find("main");
  REQUIRE(main != nullptr);
  REQUIRE(main->items().size() == 2);
  CHECK(main->items()[0] == JsonValue::from_integer(1));
  CHECK(main->items()[1] == JsonValue::from_integer(1));
}

}  // namespace
}  // namespace parapet
