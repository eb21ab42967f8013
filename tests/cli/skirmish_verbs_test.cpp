#include <catch2/catch.hpp>
#include <filesystem>
#include <string>

#include "tests/support/command.h"
#include "tests/support/temporary_folder.h"

// True line of sight on the command line.

namespace {

using parapet::testing::Outcome;
using parapet::testing::run_line;

const std::string kBoards = std::string(PARAPET_SOURCE_DIR) + "/boards/";
const std::string kYard = "'" + kBoards + "chapel-yard.board.json'";

Outcome run(const std::string& words) {
  return run_line("'" PARAPET_COMMAND "' " + words + " < /dev/null");
}

}  // namespace

TEST_CASE("true line of sight is told in sentences") {
  const Outcome covered = run("sight " + kYard + " corporal runner");
  INFO(covered.out);
  CHECK(covered.status == 0);
  CHECK(covered.has("% of runner"));
  CHECK(covered.has(", which has cover."));
  CHECK(covered.has("yard-wall-south: "));
  CHECK(covered.has("[TLS-COVER-1]"));
  const Outcome unseen = run("sight " + kYard + " scout medic");
  CHECK(unseen.has("does not see medic (I5)."));
  CHECK(unseen.has("With option W1 set to"));
  const Outcome by_eye = run("sight " + kYard + " 16,16,200 gunner");
  CHECK(by_eye.has("(16, 16, 200) mm sees"));
}

TEST_CASE("an overview tells who sees whom") {
  const Outcome overview = run("overview " + kYard);
  INFO(overview.out);
  CHECK(overview.status == 0);
  CHECK(overview.has("Of 42 pairs, "));
  CHECK(overview.has("  corporal: "));
  CHECK(overview.has("(cover)"));
}

TEST_CASE("a board of true sight has the verbs of its game alone") {
  const Outcome heights = run("elevation " + kYard + " A1");
  CHECK(heights.status == 0);
  const Outcome leap = run("leap " + kYard + " A1 B1");
  CHECK(leap.status == 2);
  CHECK(leap.has("game skirmish"));
  const Outcome keep = run("overview '" + kBoards + "river-keep.board.json'");
  CHECK(keep.status == 2);
  CHECK(keep.has("brick boards (game skirmish)"));
}

TEST_CASE("true line of sight is drawn") {
  const parapet::testing::TemporaryFolder folder;
  for (const std::string& words : {"sight " + kYard + " sniper medic", "overview " + kYard}) {
    const std::string path = folder.path("sight.png");
    const Outcome drawn = run(words + " --picture '" + path + "'");
    INFO(drawn.out);
    CHECK(drawn.status == 0);
    CHECK(std::filesystem::file_size(path) > 10'000);
    std::filesystem::remove(path);
  }
}
