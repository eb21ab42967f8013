#include <catch2/catch.hpp>
#include <fstream>
#include <iterator>
#include <string>

#include "rules/files/json/json_parse.h"
#include "tests/support/command.h"
#include "tests/support/temporary_folder.h"

// stable and remove on the command line.

namespace {

using parapet::testing::Outcome;
using parapet::testing::run_line;
using Folder = parapet::testing::TemporaryFolder;

// A lintel on two pillars with a guard on it, and a watchman beside it. A peg up is a plate.
const std::string kGate = R"({
  "format": "parapet-board/1", "game": "realms", "name": "A gate",
  "peg": {"run_mm": 8, "rise_mm": 3.2},
  "terrain": [
    {"id": "ground", "box": [16, 8, 1], "at": [0, 0, 0]},
    {"id": "west", "box": [2, 4, 3], "at": [2, 2, 1]},
    {"id": "east", "box": [2, 4, 3], "at": [10, 2, 1]},
    {"id": "lintel", "box": [10, 4, 3], "at": [2, 2, 4]}
  ],
  "spaces": {"grid": {"at": [0, 3], "pitch": 4, "count": [4, 1], "plate": [2, 2]}},
  "units": [
    {"id": "guard", "side": "red", "at": "C1", "height": 10, "movement": 6},
    {"id": "watchman", "side": "blue", "at": "D1", "height": 10, "movement": 6}
  ]
})";

Outcome run(const std::string& words) {
  return run_line("'" PARAPET_COMMAND "' " + words + " < /dev/null");
}

std::string read(const std::string& path) {
  std::ifstream in(path, std::ios::binary);
  return std::string(std::istreambuf_iterator<char>(in), {});
}

}  // namespace

TEST_CASE("words about structures become the question of the protocol") {
  const Folder folder;
  const std::string gate = folder.file("gate.board.json", kGate);
  CHECK(run("stable '" + gate + "' --without west,east --table studs --question").out ==
        R"({"ask":"stable","pieces":["west","east"],"table":"studs"})"
        "\n");
  const std::string both = R"({"ask":"remove","pieces":["west","east"]})"
                           "\n";
  CHECK(run("remove '" + gate + "' --piece west east --question").out == both);
  CHECK(run("remove '" + gate + "' --piece west --piece east --question").out == both);
  CHECK(run("remove '" + gate + "' --sphere 24,32,8.5 --radius 10 --seconds 5 --question").out ==
        R"({"ask":"remove","sphere":{"at_mm":[24,32,"8.5"],"radius_mm":10},"seconds":5})"
        "\n");
  const std::string harbour = std::string(PARAPET_SOURCE_DIR) + "/boards/harbour.board.json";
  const auto post = [&](const std::string& word) {
    return run("remove '" + harbour + "' --post " + word + " --question");
  };
  CHECK(post("warehouse/2/NW").out ==
        R"({"ask":"remove","post":{"tile":"warehouse","level":2,"corner":"NW"}})"
        "\n");
  CHECK(post("a/b/2.1/SE").out ==
        R"({"ask":"remove","post":{"tile":"a/b","level":2,"part":1,"corner":"SE"}})"
        "\n");
  for (const char* wrong : {"warehouse", "/2/NW", "warehouse/NW", "warehouse/two/NW"}) {
    CHECK(post(wrong).status == 2);
    CHECK(post(wrong).has("TILE/LEVEL/CORNER"));
  }
}

TEST_CASE("what stands is told and drawn") {
  const Folder folder;
  const std::string gate = folder.file("gate.board.json", kGate);
  const Outcome stands = run("stable '" + gate + "' --picture '" + folder.path("s.png") + "'");
  INFO(stands.out);
  CHECK(stands.status == 0);
  CHECK(stands.has("Everything stands"));
  CHECK(read(folder.path("s.png")).substr(1, 3) == "PNG");
  const Outcome falls = run("stable '" + gate + "' --without west");
  INFO(falls.out);
  CHECK(falls.status == 0);
  CHECK(falls.has("Without west not everything stands"));
  CHECK(falls.has("lintel: gives way"));
  CHECK(run("stable '" + gate + "' --without wset").has("\"west\""));
  CHECK(run("stable '" + gate + "' --without wset").status == 1);
}

TEST_CASE("what comes down is told and written and drawn") {
  const Folder folder;
  const std::string gate = folder.file("gate.board.json", kGate);
  const std::string after = folder.path("after.board.json");
  const std::string words = "remove '" + gate + "' --piece west --out '" + after +
                            "' --transcript '" + folder.path("fall.jsonl") + "' --picture '" +
                            folder.path("fall.png") + "'";
  const Outcome falls = run(words);
  INFO(falls.out);
  REQUIRE(falls.status == 0);
  CHECK(falls.has("Without west, 1 more piece comes down, with guard; 2 stand."));
  CHECK(falls.has("lintel: gives way"));
  CHECK(falls.has("1. guard falls"));
  CHECK_FALSE(falls.has("\033"));  // no bar where nobody watches
  CHECK(read(folder.path("fall.png")).substr(1, 3) == "PNG");
  CHECK(read(folder.path("fall.jsonl")).find("parapet-transcript/1") != std::string::npos);
  // The board after it can be asked again, and nothing more comes down.
  const Outcome again = run("stable '" + after + "'");
  INFO(again.out);
  CHECK(again.status == 0);
  CHECK(again.has("Everything stands"));
  CHECK(run("stable '" + after + "' --without west").status == 1);  // it is gone
}

TEST_CASE("what carries nothing falls alone") {
  const Folder folder;
  const std::string gate = folder.file("gate.board.json", kGate);
  const Outcome lintel = run("remove '" + gate + "' --piece lintel");
  INFO(lintel.out);
  CHECK(lintel.status == 0);
  CHECK(lintel.has("guard"));
  const std::string words =
      "remove '" + gate + "' --sphere 1000,0,0 --radius 1 --frames '" + folder.path("frames") + "'";
  const Outcome nothing = run(words);
  INFO(nothing.out);
  CHECK(nothing.status == 0);
  CHECK(nothing.has("Nothing is taken away: nothing else comes down; 4 stand."));
  CHECK(nothing.has("1 frame in "));
  CHECK(read(folder.path("frames") + "/frame-0001.png").substr(1, 3) == "PNG");
  // Frames of an earlier fall are not written over, and nothing is worked out in vain.
  const Outcome twice = run(words);
  CHECK(twice.status == 2);
  CHECK(twice.has("frames of an earlier fall"));
  CHECK(run("stable '" + gate + "' --transcript x").status == 2);
}

TEST_CASE("Levels on posts are asked alike") {
  const std::string house = std::string(PARAPET_SOURCE_DIR) + "/boards/harbour.board.json";
  const Folder folder;
  const Outcome falls =
      run("remove '" + house + "' --piece warehouse/2/NW warehouse/2/NE --picture '" +
          folder.path("fall.png") + "'");
  INFO(falls.out);
  CHECK(falls.status == 0);
  CHECK(falls.has("come down"));
  CHECK(read(folder.path("fall.png")).substr(1, 3) == "PNG");
}
