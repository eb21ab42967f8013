#include <algorithm>
#include <catch2/catch.hpp>

#include "rules/files/json/json_parse.h"
#include "rules/files/json/json_write.h"
#include "rules/files/mayhem/mayhem_file.h"
#include "tests/rules/files/sample_boards.h"

namespace parapet {
namespace {

using test::mayhem_boards;
using test::read_whole;

bool same_level(const TileLevel& a, const TileLevel& b) {
  return a.label == b.label && a.plan == b.plan;
}

bool same_tile(const Tile& a, const Tile& b) {
  const auto same_ramp = [](const Ramp& r, const Ramp& s) {
    return r.x == s.x && r.y == s.y && r.up == s.up;
  };
  return a.name == b.name &&
         std::equal(a.levels.begin(), a.levels.end(), b.levels.begin(), b.levels.end(),
                    same_level) &&
         a.destroyed.has_value() == b.destroyed.has_value() &&
         (!a.destroyed || same_level(*a.destroyed, *b.destroyed)) &&
         std::equal(a.ramps.begin(), a.ramps.end(), b.ramps.begin(), b.ramps.end(), same_ramp);
}

bool same_board(const MayhemFile& a, const MayhemFile& b) {
  const auto same_entry = [](const Placement& p, const Placement& q) {
    return p.id == q.id && p.tile == q.tile && p.x == q.x && p.y == q.y && p.turn == q.turn;
  };
  return a.name == b.name && a.pieces == b.pieces && a.options == b.options && a.scale == b.scale &&
         std::equal(a.map.tiles.begin(), a.map.tiles.end(), b.map.tiles.begin(), b.map.tiles.end(),
                    same_tile) &&
         std::equal(a.map.layout.begin(), a.map.layout.end(), b.map.layout.begin(),
                    b.map.layout.end(), same_entry);
}

TEST_CASE("every shared board of game mayhem is read, and is the same after it was written") {
  const auto boards = mayhem_boards();
  REQUIRE(boards.size() > 80);
  for (const auto& path : boards) {
    INFO(path);
    const auto board = read_mayhem_file(read_whole(path), path.string());
    if (!board) FAIL(to_text(board.error()));
    const std::string text = write_mayhem_file(*board);
    const auto again = read_mayhem_file(text, "again");
    if (!again) FAIL(to_text(again.error()));
    CHECK(same_board(*board, *again));
    CHECK(write_mayhem_file(*again) == text);
  }
}

TEST_CASE("a board is written in the style of the shared ones") {
  for (const char* name : {"house", "collapse-four", "three-tiles", "march"}) {
    INFO(name);
    const std::string path = std::string(PARAPET_TEST_DATA) + "/boards/" + name + ".board.json";
    const std::string text = read_whole(path);
    const auto board = read_mayhem_file(text, path);
    REQUIRE(board.has_value());
    CHECK(write_mayhem_file(*board) == text);
  }
}

TEST_CASE("the value of each shared board is the same after it was written") {
  for (const auto& path : mayhem_boards()) {
    INFO(path);
    const auto value = parse_json(read_whole(path), path.string());
    REQUIRE(value.has_value());
    CHECK(parse_json(write_json_pretty(*value), "pretty") == *value);
    CHECK(parse_json(write_json_line(*value), "line") == *value);
    CHECK(parse_json(write_json_spaced(*value), "spaced") == *value);
  }
}

TEST_CASE("a board with every key is the same after it was written") {
  const std::string text =
      test::replaced(test::small_board(R"(,
    "units": [
      { "id": "scout", "side": "mayhem", "at": "hut:B2@2", "facing": "NE" },
      { "id": "brute", "side": "legion", "at": [2, 0, 1], "facing": "W", "size": [2, 2],
        "main": [3, 1], "turret": "SE" } ],
    "vehicles": [
      { "id": "car", "side": "mayhem", "back": "A1", "front": [1, 0], "speed": 9,
        "maneuverability": 3, "ram": "W" },
      { "id": "d1", "side": "legion", "kind": "drone", "back": [0, 1, 1], "front": [0, 0, 1] } ],
    "markers": [
      { "kind": "explosion", "at": "B2@2", "damage": 2, "size": "large" },
      { "kind": "objective", "id": "1", "side": "legion", "at": "D3" },
      { "kind": "event", "id": "3", "side": "legion", "at": "D2", "trigger": "area" },
      { "kind": "event", "id": "4", "side": "legion", "at": "D2" },
      { "kind": "object", "id": "crate", "side": "legion", "at": "C3" } ],
    "devices": [
      { "id": "bomb", "kind": "dark-matter-bomb", "side": "legion", "at": "A1", "size": [2, 2] } ],
    "explosions": { "large": { "radius": 2, "dice": "RRRR" },
                    "small": { "radius": 0, "dice": "WWWW" } },
    "options": { "L12": "eye:3/8", "F2": "eight" },
    "scale": { "space_mm": 30, "storey_mm": "63.5", "plate_mm": "3/2" })"),
                     R"("levels": [)", R"("destroyed": { "label": "hut-D", "plan": [
          "         ",
          "         ",
          "  + +    ",
          "   .     ",
          "  + +    ",
          "         ",
          "         "] },
      "ramps": [ { "at": [0, 2], "facing": "E" } ],
      "levels": [)");
  const auto board = read_mayhem_file(text, "b.json");
  if (!board) FAIL(to_text(board.error()));

  CHECK(board->pieces.units[0].footprint.at == Space{1, 1, 2});
  CHECK(board->pieces.units[0].facing == Facing::north_east);
  CHECK(board->pieces.units[1].main == Space{3, 1, 1});
  CHECK(board->pieces.units[1].turret == Facing::south_east);
  CHECK(board->pieces.units[1].footprint == mayhem::Footprint{{2, 0, 1}, 2, 2});
  CHECK(board->pieces.vehicles[0].front == Space{1, 0, 1});
  CHECK(board->pieces.vehicles[1].kind == mayhem::VehicleKind::drone);
  CHECK(board->pieces.markers[2].trigger == mayhem::EventTrigger::area);
  CHECK(board->pieces.markers[3].trigger == mayhem::EventTrigger::near);
  CHECK(board->pieces.devices[0].kind == mayhem::DeviceKind::dark_matter_bomb);
  CHECK(board->pieces.explosions[1].dice == "WWWW");
  CHECK(board->options.eye_height() == Ratio::of(3, 8));
  CHECK(board->scale.storey_mm == Ratio::of(127, 2));
  CHECK(board->scale.plate_mm == Ratio::of(3, 2));
  REQUIRE(board->map.tiles[0].ramps.size() == 1);
  CHECK(board->map.tiles[0].ramps[0].up == Heading::east);
  CHECK(board->map.tiles[0].destroyed->label == "hut-D");

  const std::string written = write_mayhem_file(*board);
  const auto again = read_mayhem_file(written, "again");
  if (!again) FAIL(to_text(again.error()));
  CHECK(same_board(*board, *again));
  CHECK(write_mayhem_file(*again) == written);
}

TEST_CASE("what a board leaves out has its default") {
  const auto board = read_mayhem_file(test::small_board(), "b.json");
  REQUIRE(board.has_value());
  CHECK(board->map.layout[0].id == "hut");
  CHECK(board->scale == BoardScale());
  CHECK(board->scale.space_mm == Ratio::of(254, 10));
  CHECK(board->options == Options());
  CHECK(board->pieces == mayhem::Pieces());
}

}  // namespace
}  // namespace parapet
