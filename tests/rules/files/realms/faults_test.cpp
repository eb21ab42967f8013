#include <catch2/catch.hpp>
#include <cstdint>
#include <filesystem>
#include <fstream>
#include <string>

#include "rules/files/realms/realms_file.h"
#include "tests/support/realms_text.h"
#include "tests/support/temporary_folder.h"

namespace parapet {
namespace {

using test::board_of;
using test::flat_board;

struct Expected {
  const char* what;
  std::string board;
  const char* code;
  const char* place;
  const char* found = nullptr;
};

Fault fault_of(const std::string& text, const RealmsSources& sources = {}) {
  const auto board = read_realms_file(text, "b.json", sources);
  if (board) return {};
  CHECK(board.error().file == "b.json");
  CHECK_FALSE(board.error().found.empty());
  CHECK_FALSE(board.error().expected.empty());
  CHECK(to_text(board.error()).size() < 2000);
  return board.error();
}

void check_faults(const std::vector<Expected>& table, const RealmsSources& sources = {}) {
  for (const Expected& row : table) {
    INFO(row.what);
    const Fault fault = fault_of(row.board, sources);
    INFO(to_text(fault));
    CHECK(fault.code == row.code);
    CHECK(fault.place == row.place);
    if (row.found != nullptr) CHECK(fault.found == row.found);
  }
}

std::string with_terrain(const std::string& entry) { return board_of("[" + entry + "]"); }

std::string with_spaces(const std::string& spaces) {
  return board_of(R"([{"box": [12, 8, 1], "at": [0, 0, 0]}])", spaces);
}

std::string with_unit(const std::string& unit) {
  return flat_board("\"units\": [{\"id\": \"k\", \"side\": \"r\", \"at\": \"A1\"}, " + unit + "]");
}

TEST_CASE("each fault of terrain has its place and says what was found") {
  check_faults({
      {"no terrain", R"({"format": "parapet-board/1", "game": "realms"})", "missing-key", "",
       "no key \"terrain\""},
      {"no list", board_of("{}"), "wrong-value", "/terrain"},
      {"no object", with_terrain("3"), "wrong-value", "/terrain/0", "3"},
      {"no kind", with_terrain("{}"), "missing-key", "/terrain/0"},
      {"two kinds", with_terrain(R"({"box": [1, 1, 1], "ldraw": "a.ldr"})"), "wrong-value",
       "/terrain/0", "both the keys \"ldraw\" and \"box\""},
      {"a key of another kind", with_terrain(R"({"box": [1, 1, 1], "turn": 1})"), "unknown-key",
       "/terrain/0", "the unknown key \"turn\""},
      {"a flat box", with_terrain(R"({"box": [1, 0, 1]})"), "wrong-value", "/terrain/0/box"},
      {"a box of two sides", with_terrain(R"({"box": [1, 1]})"), "wrong-value", "/terrain/0/box"},
      {"a length below a tick", with_terrain(R"({"box": [1, 1, 1], "at_mm": [0, 0.05, 0]})"),
       "too-fine", "/terrain/0/at_mm/1", "0.05"},
      {"a plate below a tick", with_terrain(R"({"box": [1, 1, "1/7"]})"), "too-fine",
       "/terrain/0/box/2"},
      {"too far", with_terrain(R"({"box": [1, 1, 1], "at_mm": [52428.9, 0, 0]})"), "out-of-range",
       "/terrain/0/at_mm/0"},
      {"far beyond any number", with_terrain(R"({"box": [1, 1, 1], "at_mm": [1e300, 0, 0]})"),
       "wrong-value", "/terrain/0/at_mm/0"},
      {"a box that ends too far", with_terrain(R"({"box": [2, 1, 1], "at_mm": [52428.8, 0, 0]})"),
       "out-of-range", "/terrain/0"},
      {"two places", with_terrain(R"({"box": [1, 1, 1], "at": [0, 0, 0], "at_mm": [0, 0, 0]})"),
       "wrong-value", "/terrain/0"},
      {"a colour", with_terrain(R"({"box": [1, 1, 1], "color": "#12345"})"), "wrong-value",
       "/terrain/0/color", "\"#12345\""},
      {"a colour of other letters", with_terrain(R"({"box": [1, 1, 1], "color": "#12g"})"),
       "wrong-value", "/terrain/0/color"},
      {"no mass", with_terrain(R"({"box": [1, 1, 1], "mass_g": 0})"), "wrong-value",
       "/terrain/0/mass_g"},
      {"a scan", with_terrain(R"({"mesh": "hill.ply", "at_mm": [0, 0, 0], "error_mm": "0.8"})"),
       "no-such-file", "/terrain/0/mesh", "\"hill.ply\""},
      {"a scan outside the folder", with_terrain(R"({"mesh": "../hill.ply"})"), "outside-folder",
       "/terrain/0/mesh"},
      {"an error below nothing", with_terrain(R"({"mesh": "hill.ply", "error_mm": -0.1})"),
       "wrong-value", "/terrain/0/error_mm", "-0.1"},
      {"an error of a metre and more", with_terrain(R"({"mesh": "hill.ply", "error_mm": 1000.1})"),
       "wrong-value", "/terrain/0/error_mm"},
      {"a scan on studs", with_terrain(R"({"mesh": "hill.ply", "at": [0, 0, 0]})"), "unknown-key",
       "/terrain/0", "the unknown key \"at\""},
      {"a scan with pieces", with_terrain(R"({"mesh": "hill.ply", "without": ["t0/1"]})"),
       "unknown-key", "/terrain/0"},
      {"a flat solid", with_terrain(R"({"solid": [[0,0,0], [80,0,0], [0,80,0], [80,80,0]]})"),
       "flat-solid", "/terrain/0/solid"},
      {"an empty solid", with_terrain(R"({"solid": []})"), "flat-solid", "/terrain/0/solid"},
      {"a corner between ticks", with_terrain(R"({"solid": [[0,0,0.5]]})"), "too-fine",
       "/terrain/0/solid/0/2"},
      {"an id twice",
       with_terrain(R"({"box": [1, 1, 1], "id": "a"}, {"box": [1, 1, 1], "id": "a"})"),
       "duplicate-id", "/terrain/1", "a second piece with the id \"a\""},
      {"an id that another has by its number",
       with_terrain(R"({"box": [1, 1, 1], "id": "t1"}, {"box": [1, 1, 1]})"), "duplicate-id",
       "/terrain/1"},
      {"a solid with the id of a block", with_terrain(R"({"box": [1, 1, 1], "id": "a"},
                       {"solid": [[0,0,0], [80,0,0], [0,80,0], [0,0,80]], "id": "a"})"),
       "duplicate-id", "/terrain/1"},
  });
}

TEST_CASE("each fault of a model in the terrain has its place") {
  const RealmsSources sources = test::folder_of({{"keep.ldr", test::kTwoBricks}});
  check_faults(
      {
          {"no such file", with_terrain(R"({"ldraw": "kepp.ldr"})"), "no-such-file",
           "/terrain/0/ldraw", "\"kepp.ldr\""},
          {"an absolute path", with_terrain(R"({"ldraw": "/etc/passwd"})"), "outside-folder",
           "/terrain/0/ldraw"},
          {"a way up", with_terrain(R"({"ldraw": "sub/../../keep.ldr"})"), "outside-folder",
           "/terrain/0/ldraw"},
          {"a way up with backslashes", with_terrain(R"({"ldraw": "sub\\..\\..\\keep.ldr"})"),
           "outside-folder", "/terrain/0/ldraw"},
          {"a drive", with_terrain(R"({"ldraw": "C:keep.ldr"})"), "outside-folder",
           "/terrain/0/ldraw"},
          {"an empty path", with_terrain(R"({"ldraw": ""})"), "wrong-value", "/terrain/0/ldraw"},
          {"five turns", with_terrain(R"({"ldraw": "keep.ldr", "turn": 5})"), "wrong-value",
           "/terrain/0/turn"},
          {"a piece that it has not", with_terrain(R"({"ldraw": "keep.ldr", "without": ["t0/2"]})"),
           "unknown-id", "/terrain/0/without/0", "\"t0/2\""},
          {"a piece taken away twice",
           with_terrain(R"({"ldraw": "keep.ldr", "without": ["t0/1", "t0/1"]})"), "unknown-id",
           "/terrain/0/without/1"},
          {"a piece by the number of an entry with an id",
           with_terrain(R"({"ldraw": "keep.ldr", "id": "keep", "without": ["t0/1"]})"),
           "unknown-id", "/terrain/0/without/0"},
          {"a fallen piece that has not fallen", with_terrain(R"({"ldraw": "keep.ldr"},
                           {"solid": [[0,0,0], [80,0,0], [0,80,0], [0,0,80]], "id": "t0/1"})"),
           "duplicate-id", "/terrain/1"},
      },
      sources);
}

TEST_CASE("each fault of spaces has its place") {
  check_faults({
      {"a fraction of a half stud",
       with_spaces(R"({"grid": {"at": [1.25, 1], "pitch": 4, "count": [1, 1]}})"), "too-fine",
       "/spaces/grid/at/0", "1.25"},
      {"no spaces", with_spaces(R"({"grid": {"at": [1, 1], "pitch": 4, "count": [0, 1]}})"),
       "wrong-value", "/spaces/grid/count/0"},
      {"too many", with_spaces(R"({"grid": {"at": [1, 1], "pitch": 4, "count": [257, 1]}})"),
       "limit", "/spaces/grid/count/0"},
      {"no pitch", with_spaces(R"({"grid": {"at": [1, 1], "pitch": 0, "count": [2, 2]}})"),
       "wrong-value", "/spaces/grid/pitch"},
      {"a plate of nothing",
       with_spaces(R"({"grid": {"at": [1, 1], "pitch": 4, "count": [1, 1], "plate": [0, 2]}})"),
       "wrong-value", "/spaces/grid/plate/0"},
      {"a grid beyond the world",
       with_spaces(R"({"grid": {"at": [1, 1], "pitch": 4000, "count": [3, 1]}})"), "out-of-range",
       "/spaces/grid"},
      {"an id of the grid", with_spaces(R"({"grid": {"at": [1, 1], "pitch": 4, "count": [2, 1]},
                       "extra": [{"id": "x", "at": [9, 1]}, {"id": "B1", "at": [9, 1]}]})"),
       "duplicate-id", "/spaces/extra/1/id", "\"B1\""},
      {"an id with a slash", with_spaces(R"({"extra": [{"id": "x/1", "at": [9, 1]}]})"),
       "wrong-value", "/spaces/extra/0/id"},
      {"a level that it has not",
       with_spaces(R"({"extra": [{"id": "x", "at": [1, 1], "level": 1}]})"), "no-surface",
       "/spaces/extra/0/level"},
      {"a link to nowhere",
       with_spaces(
           R"({"extra": [{"id": "x", "at": [1, 1]}], "links": [{"kind": "pads", "from": "x", "to": "y"}]})"),
       "unknown-space", "/spaces/links/0/to", "\"y\""},
      {"a link to a space over nothing",
       with_spaces(R"({"extra": [{"id": "x", "at": [1, 1]}, {"id": "y", "at": [20, 1]}],
                       "links": [{"kind": "pads", "from": "x", "to": "y"}]})"),
       "no-surface", "/spaces/links/0/to"},
      {"a link to itself",
       with_spaces(
           R"({"extra": [{"id": "x", "at": [1, 1]}], "links": [{"kind": "pads", "from": "x", "to": "x/0"}]})"),
       "wrong-value", "/spaces/links/0"},
      {"a link of another kind",
       with_spaces(
           R"({"extra": [{"id": "x", "at": [1, 1]}], "links": [{"kind": "rope", "from": "x", "to": "x"}]})"),
       "wrong-value", "/spaces/links/0/kind", "\"rope\""},
      {"an unknown key", with_spaces(R"({"grd": {}})"), "unknown-key", "/spaces"},
  });
}

TEST_CASE("each fault of a unit has its place") {
  check_faults({
      {"no side", with_unit(R"({"id": "a", "at": "A1"})"), "missing-key", "/units/1"},
      {"no place", with_unit(R"({"id": "a", "side": "r"})"), "missing-key", "/units/1"},
      {"an unknown space", with_unit(R"({"id": "a", "side": "r", "at": "Z9"})"), "unknown-space",
       "/units/1/at", "\"Z9\""},
      {"a level that is not there", with_unit(R"({"id": "a", "side": "r", "at": "A1/1"})"),
       "no-surface", "/units/1/at"},
      {"a place as a list", with_unit(R"({"id": "a", "side": "r", "at": [0, 0, 1]})"),
       "wrong-value", "/units/1/at"},
      {"an id twice", with_unit(R"({"id": "k", "side": "r", "at": "B1"})"), "duplicate-id",
       "/units/1/id", "\"k\""},
      {"an id like a space", with_unit(R"({"id": "B1", "side": "r", "at": "B1"})"),
       "id-reads-as-place", "/units/1/id"},
      {"an id like a space of another board",
       with_unit(R"({"id": "ZZ99", "side": "r", "at": "B1"})"), "id-reads-as-place", "/units/1/id"},
      {"an id like a lower surface", with_unit(R"({"id": "B1/7", "side": "r", "at": "B1"})"),
       "id-reads-as-place", "/units/1/id"},
      {"no height", with_unit(R"({"id": "a", "side": "r", "at": "B1", "height": 0})"),
       "wrong-value", "/units/1/height"},
      {"a height of too fine a fraction",
       with_unit(R"({"id": "a", "side": "r", "at": "B1", "height": "1/1000001"})"), "wrong-value",
       "/units/1/height"},
      {"movement by halves", with_unit(R"({"id": "a", "side": "r", "at": "B1", "movement": 2.5})"),
       "wrong-value", "/units/1/movement"},
      {"a size of nothing", with_unit(R"({"id": "a", "side": "r", "at": "B1", "size": [0, 1]})"),
       "wrong-value", "/units/1/size/0"},
      {"a size over the edge of the grid",
       with_unit(R"({"id": "a", "side": "r", "at": "C1", "size": [2, 2]})"), "off-grid",
       "/units/1"},
      {"in the air without wings",
       with_unit(R"({"id": "a", "side": "r", "at": "B1", "airborne": true, "flies": false})"),
       "wrong-value", "/units/1/airborne"},
      {"a slanting facing", with_unit(R"({"id": "a", "side": "r", "at": "B1", "facing": "NE"})"),
       "wrong-value", "/units/1/facing"},
      {"half a stand", with_unit(R"({"id": "a", "side": "r", "at": "B1", "stand": [1]})"),
       "wrong-value", "/units/1/stand"},
      {"a carrier that is not there", with_unit(R"({"id": "a", "side": "r", "on": "horse"})"),
       "no-such-unit", "/units/1/on"},
      {"one that carries itself", with_unit(R"({"id": "a", "side": "r", "on": "a"})"),
       "carrier-cycle", "/units/1/on"},
      {"a model that is not there",
       with_unit(R"({"id": "a", "side": "r", "at": "B1", "ldraw": "figure.ldr"})"), "no-such-file",
       "/units/1/ldraw"},
      {"an unknown key", with_unit(R"({"id": "a", "side": "r", "at": "B1", "hight": 3})"),
       "unknown-key", "/units/1", "the unknown key \"hight\""},
  });
}

TEST_CASE("each fault of the head of a brick board has its place") {
  check_faults({
      {"another game", R"({"format": "parapet-board/1", "game": "mayhem", "tiles": {}})",
       "wrong-game", "/game"},
      {"an unknown key", flat_board(R"("tiles": {})"), "unknown-key", ""},
      {"no peg", flat_board(R"("peg": {"run_mm": 0})"), "wrong-value", "/peg/run_mm"},
      {"a negative peg", flat_board(R"("peg": {"rise_mm": -4})"), "wrong-value", "/peg/rise_mm"},
      {"an unknown option", flat_board(R"("options": {"K23": "yes"})"), "wrong-option",
       "/options/K23"},
      {"no text", "", "bad-json", "line 1, column 1"},
  });
}

TEST_CASE("what a board asks for beyond the limits is refused before it is made") {
  const std::string many_spots = [] {
    std::string extra;
    for (int n = 0; n < 200; ++n) {
      extra += (n > 0 ? "," : "") + std::string(R"({"id": "s)") + std::to_string(n) +
               R"(", "at": [1, 1]})";
    }
    return with_spaces(
        R"({"grid": {"at": [-1000, -1000], "pitch": 1, "count": [256, 256], "plate": [1, 1]}, "extra": [)" +
        extra + "]}");
  }();
  std::string many_units;
  for (int n = 0; n < 10'001; ++n) many_units += n > 0 ? ",0" : "0";
  check_faults({
      {"spots", many_spots, "limit", "/spaces"},
      {"units", flat_board("\"units\": [" + many_units + "]"), "limit", "/units", "10001 units"},
  });
}

TEST_CASE("links out of the board's folder are not followed") {
  const testing::TemporaryFolder folder;
  namespace fs = std::filesystem;
  fs::create_directories(folder.path("boards"));
  folder.file("secret.ldr", test::kTwoBricks);
  folder.file("boards/inside.ldr", test::kTwoBricks);
  fs::create_symlink("../secret.ldr", folder.path("boards/link.ldr"));
  fs::create_symlink("inside.ldr", folder.path("boards/near.ldr"));
  const auto open = [&folder](const std::string& model) {
    const std::string path =
        folder.file("boards/b.board.json", with_terrain("{\"ldraw\": \"" + model + "\"}"));
    return open_realms_file(path, std::nullopt);
  };
  CHECK(open("inside.ldr").has_value());
  CHECK(open("near.ldr").has_value());
  const auto outside = open("link.ldr");
  REQUIRE_FALSE(outside.has_value());
  CHECK(outside.error().code == "no-such-file");
}

// The golden rule of a reader: whatever it is given, it gives a board or a fault.
TEST_CASE("a brick board with bytes changed or taken out never harms the reader") {
  const std::string sound = flat_board(
      R"("units": [{"id": "k", "side": "r", "at": "A1", "size": [2, 2], "height": "21/2", "stand": [0, 1]},
                   {"id": "m", "side": "r", "on": "k"}], "peg": {"run_mm": 8, "rise_mm": 3.2})");
  REQUIRE(read_realms_file(sound, "", {}).has_value());
  for (std::size_t length = 0; length < sound.size(); ++length) {
    REQUIRE_FALSE(read_realms_file(sound.substr(0, length), "b.json", {}).has_value());
  }
  const std::string_view likely = "{}[]\",:0123456789.-eE/ABk";
  std::uint64_t state = 0x9E3779B97F4A7C15U;
  const auto below = [&state](std::size_t bound) {
    state ^= state << 13U;
    state ^= state >> 7U;
    state ^= state << 17U;
    return static_cast<std::size_t>(state % bound);
  };
  int read = 0;
  for (int round = 0; round < 1'500; ++round) {
    std::string text = sound;
    for (std::size_t n = 0; n <= below(3); ++n)
      text[below(text.size())] = likely[below(likely.size())];
    const auto board = read_realms_file(text, "b.json", {});
    if (!board) continue;
    ++read;
    const auto again = read_realms_file(write_realms_file(board->file, board->field), "again", {});
    if (!again) FAIL(to_text(again.error()) + " from " + text);
    CHECK(again->file == board->file);
  }
  CHECK(read > 10);
}

}  // namespace
}  // namespace parapet
