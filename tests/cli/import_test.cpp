#include <catch2/catch.hpp>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <nlohmann/json.hpp>
#include <string>

#include "tests/support/command.h"
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
