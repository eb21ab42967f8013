#include <catch2/catch.hpp>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <nlohmann/json.hpp>
#include <string>

#include "tests/support/command.h"
#include "tests/support/lattice_terrains.h"
#include "tests/support/scan_files.h"
#include "tests/support/scan_scene.h"
#include "tests/support/scan_shapes.h"
#include "tests/support/temporary_folder.h"

// `parapet import`, from a file that a scanner could have written to rulings on the board.

namespace {

using nlohmann::json;
using parapet::testing::Outcome;
using parapet::testing::TemporaryFolder;

const std::string kCommand = PARAPET_COMMAND;

Outcome parapet_says(const std::string& words) {
  return parapet::testing::run_line("'" + kCommand + "' " + words);
}

json answer(const std::string& words) {
  const Outcome outcome = parapet_says(words + " --json");
  INFO(outcome.out);
  REQUIRE(outcome.status == 0);
  return json::parse(outcome.out);
}

std::string bytes_of(const std::string& path) {
  std::ifstream in(path, std::ios::binary);
  return {std::istreambuf_iterator<char>(in), {}};
}

// The courtyard as a phone writes it, but for its turn, so that the test knows where things are:
// on the board the wall runs from west to east, 118 to 128 mm from the north, with its gap from
// 150 to 180 mm.
std::string courtyard_file(const TemporaryFolder& folder) {
  parapet::testing::ScanNoise noise;
  noise.yaw_degrees = 0;
  const auto scan = parapet::testing::scanned_courtyard(2.5, noise);
  return folder.file("yard.stl", parapet::testing::binary_stl(scan));
}

struct ImportedYard {
  TemporaryFolder folder;
  std::string board = folder.path("yard.board.json");
  json report;

  ImportedYard() {
    const std::string scan = courtyard_file(folder);
    report = answer("import '" + scan + "' --unit m --up y --lattice none --out '" + board + "'");
  }

  json sight(const std::string& from, const std::string& to) const {
    return answer("sight '" + board + "' " + from + " " + to);
  }
};

}  // namespace

TEST_CASE("a scan is imported and ruled on: clear, blocked and too close to call") {
  const ImportedYard yard;
  CHECK(yard.report["format"].get<std::string>().find("STL") != std::string::npos);
  CHECK(yard.report["spaces"].get<int>() > 40);
  const double error = yard.report["error_mm"];
  CHECK(error >= 0.1);
  CHECK(error <= 0.6);
  CHECK(std::filesystem::exists(yard.folder.path("yard.terrain.ply")));

  // Through the gap of the wall.
  const json clear = yard.sight("165,70,20", "165,180,20");
  CHECK(clear["sight"] == true);
  CHECK_FALSE(clear.contains("too_close"));
  // Through the wall itself.
  const json blocked = yard.sight("100,90,20", "100,180,20");
  CHECK(blocked["sight"] == false);
  CHECK(blocked["blocked_by"][0]["id"] == "t0");
  CHECK_FALSE(blocked.contains("too_close"));
  // Just over its top, and a hand higher.
  const json close = yard.sight("100,90,50.1", "100,180,50.1");
  REQUIRE(close.contains("too_close"));
  CHECK(close["too_close"].contains("would_settle"));
  CHECK_FALSE(yard.sight("100,90,58", "100,180,58").contains("too_close"));
}

TEST_CASE("a figure reaches the platform of a scan by its stairs") {
  const ImportedYard yard;
  REQUIRE(yard.report["stairs"].size() >= 1);
  // The platform, 270 mm from the west and 195 from the north.
  const json platform = answer("elevation '" + yard.board + "' 270,195");
  CHECK(platform["mm"].get<double>() == Approx(48).margin(1));
  const json reach = answer("reach '" + yard.board + "' C7 --height 10");
  bool reaches_platform = false;
  for (const json& space : reach["spaces"]) reaches_platform |= space["at"] == "I7";
  CHECK(reaches_platform);
}

TEST_CASE("the same scan gives the same files") {
  const TemporaryFolder folder;
  const std::string scan = courtyard_file(folder);
  const auto import = [&](const std::string& name) {
    const std::string board = folder.path(name);
    const Outcome outcome = parapet_says(
        "import '" + scan + "' --unit m --up y --name yard --out '" + board + ".board.json'");
    INFO(outcome.out);
    REQUIRE(outcome.status == 0);
    return bytes_of(board + ".terrain.ply");
  };
  const std::string first = import("one");
  CHECK(first.size() > 100'000);
  CHECK(import("two") == first);
}

TEST_CASE("a dry run writes no board") {
  const TemporaryFolder folder;
  const std::string scan = courtyard_file(folder);
  const std::size_t files = folder.count();
  const Outcome outcome = parapet_says("import '" + scan + "' --unit m --up y --dry-run");
  INFO(outcome.out);
  REQUIRE(outcome.status == 0);
  CHECK(outcome.has("Nothing was written"));
  CHECK(folder.count() == files);
}

TEST_CASE("a scan is not written over") {
  const TemporaryFolder folder;
  const auto box = parapet::testing::box({0, 0, 0}, {100, 80, 20});
  const std::string bytes = parapet::testing::binary_stl(box);
  const std::string scan = folder.file("box.terrain.ply", bytes);
  for (const std::string& out : {folder.path("box.board.json"), scan}) {
    const Outcome outcome =
        parapet_says("import '" + scan + "' --unit mm --lattice none --out '" + out + "'");
    INFO(outcome.out);
    CHECK(outcome.status == 1);
    CHECK(outcome.has("the scan itself"));
    CHECK(bytes_of(scan) == bytes);
  }
}

TEST_CASE("a scan without a unit says how large it would be") {
  const TemporaryFolder folder;
  const std::string scan = courtyard_file(folder);
  const Outcome outcome = parapet_says("import '" + scan + "' --up y --lattice none --out '" +
                                       folder.path("a.json") + "'");
  INFO(outcome.out);
  CHECK(outcome.status == 1);
  CHECK(outcome.has("--unit"));
  CHECK(outcome.has("mm in m (likely)"));
  CHECK_FALSE(std::filesystem::exists(folder.path("a.json")));
}

TEST_CASE("two places and their distance tell the size") {
  const TemporaryFolder folder;
  const auto box = parapet::testing::box({0, 0, 0}, {1.5, 1, 0.5});
  const std::string scan = folder.file("box.stl", parapet::testing::binary_stl(box));
  const json report = answer("import '" + scan + "' --distance 0,0,0 1.5,0,0 150 --lattice none " +
                             "--out '" + folder.path("box.board.json") + "'");
  CHECK(report["scale"] == Approx(100));
  CHECK(report["volume_mm3"] == Approx(150 * 100 * 50));
}

TEST_CASE("blocks are told apart from the mesh that they were made of") {
  const TemporaryFolder folder;
  const auto box = parapet::testing::box({0, 0, 0}, {64, 64, 32});
  const std::string scan = folder.file("box.stl", parapet::testing::binary_stl(box));
  const std::string board = folder.path("box.board.json");
  answer("import '" + scan + "' --unit mm --lattice none --as blocks --out '" + board + "'");
  const json made = json::parse(bytes_of(board));
  REQUIRE(made["terrain"].size() == 1);
  CHECK(made["terrain"][0]["box"] == json({8, 8, 10}));
}

TEST_CASE("a map of walls becomes tiles or walls of blocks") {
  // Four squares by three; a wall from north to south, with a door in its middle.
  const json map = {
      {"format", 0.3},
      {"resolution",
       {{"map_origin", {{"x", 0}, {"y", 0}}},
        {"map_size", {{"x", 4}, {"y", 3}}},
        {"pixels_per_grid", 70}}},
      {"line_of_sight", json::array({json::array({{{"x", 2}, {"y", 0}}, {{"x", 2}, {"y", 1}}}),
                                     json::array({{{"x", 2}, {"y", 2}}, {{"x", 2}, {"y", 3}}})})},
      {"portals",
       json::array({{{"position", {{"x", 2}, {"y", 1.5}}},
                     {"bounds", json::array({{{"x", 2}, {"y", 1}}, {{"x", 2}, {"y", 2}}})},
                     {"rotation", 0},
                     {"closed", true},
                     {"freestanding", false}}})}};
  const TemporaryFolder folder;
  const std::string file = folder.file("inn.dd2vtt", map.dump());
  const std::string tiles = folder.path("tiles.board.json");
  const json told = answer("import '" + file + "' --as tiles --out '" + tiles + "'");
  CHECK(told["spaces"] == 12);
  const json board = json::parse(bytes_of(tiles));
  const json plan = board["tiles"]["terrain"]["levels"][0]["plan"];
  REQUIRE(plan.size() == 7);
  CHECK(plan[1].get<std::string>()[4] == '|');
  CHECK(plan[3].get<std::string>()[4] == '=');
  CHECK(plan[5].get<std::string>()[4] == '|');
  const Outcome seen = parapet_says("sight '" + tiles + "' A1 D1");
  INFO(seen.out);
  CHECK(seen.status == 0);

  const std::string solid = folder.path("solid.board.json");
  answer("import '" + file + "' --unit 25.4 --out '" + solid + "'");
  // The wall stands two squares high, 50.8 mm, and the door in it is closed.
  CHECK(answer("sight '" + solid + "' 20,10,20 90,10,20")["sight"] == false);
  CHECK(answer("sight '" + solid + "' 20,38,20 90,38,20")["sight"] == false);
  CHECK(answer("sight '" + solid + "' 20,10,51 90,10,51")["sight"] == true);
  CHECK(parapet_says("import '" + file + "' --report a.html --dry-run").status == 2);
}

TEST_CASE("terrain on squares becomes tiles") {
  const TemporaryFolder folder;
  for (const auto& terrain : parapet::testing::lattice_terrains(1)) {
    const bool has_walls = terrain.name == "walls on 25 mm" || terrain.name == "dungeon of 25.4 mm";
    if (!has_walls) continue;
    INFO(terrain.name);
    const std::string scan =
        folder.file("walls.stl", parapet::testing::binary_stl(terrain.surface));
    const std::string board = folder.path("walls.board.json");
    const json told = answer("import '" + scan + "' --unit mm --as tiles --out '" + board + "'");
    CHECK(told["lattice"]["pitch_mm"].get<double>() == Approx(terrain.pitch).epsilon(0.005));
    const json made = json::parse(bytes_of(board));
    CHECK(made["scale"]["space_mm"].get<double>() == Approx(terrain.pitch).margin(0.05));
    const json plan = made["tiles"]["terrain"]["levels"][0]["plan"];
    std::size_t walls = 0;
    for (const json& row : plan) {
      for (const char mark : row.get<std::string>()) walls += mark == '|' || mark == '-' ? 1U : 0U;
    }
    CHECK(walls > 20);
    CHECK(parapet_says("check '" + board + "'").status == 0);
  }
}

TEST_CASE("terrain without squares becomes no tiles") {
  const TemporaryFolder folder;
  const std::string board = folder.path("yard.board.json");
  const Outcome outcome = parapet_says("import '" + courtyard_file(folder) +
                                       "' --unit m --up y --as tiles --out '" + board + "'");
  INFO(outcome.out);
  CHECK(outcome.status == 3);
  CHECK(outcome.has("--lattice"));
  CHECK_FALSE(std::filesystem::exists(board));
}

TEST_CASE("wrong words of an import are told") {
  const TemporaryFolder folder;
  const std::string scan = courtyard_file(folder);
  for (const std::string words :
       {"--unit league --dry-run", "--distance 1,2 3,4,5 6 --dry-run", "--lattice -3 --dry-run",
        "--unit mm", "--scale 0 --dry-run", "--as cheese --dry-run", "--up x --dry-run"}) {
    const Outcome outcome = parapet_says("import '" + scan + "' " + words);
    INFO(words + ": " + outcome.out);
    CHECK(outcome.status == 2);
  }
  CHECK(parapet_says("import '" + folder.path("none.stl") + "' --dry-run").status == 3);
  CHECK(parapet_says("import '" + folder.file("a.stl", "solid") + "' --dry-run").status == 3);
}

TEST_CASE("the page of an import holds what was done and nothing that runs") {
  const TemporaryFolder folder;
  const auto wall = parapet::testing::slotted_wall(100, 40, 20);
  const std::string scan = folder.file("wall.stl", parapet::testing::binary_stl(wall));
  const std::string page = folder.path("wall.html");
  const Outcome outcome = parapet_says("import '" + scan + "' --unit mm --lattice none --report '" +
                                       page + "' --dry-run");
  INFO(outcome.out);
  REQUIRE(outcome.status == 0);
  const std::string html = bytes_of(page);
  CHECK(html.find("wall.stl") != std::string::npos);
  CHECK(html.find("data:image/png") != std::string::npos);
  CHECK(html.find("<script") == std::string::npos);
}
