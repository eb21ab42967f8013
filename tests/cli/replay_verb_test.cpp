#include <catch2/catch.hpp>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <string>

#include "cli/video_file.h"
#include "tests/support/command.h"
#include "tests/support/temporary_folder.h"

// A collapse that was written down is seen again.

namespace {

namespace fs = std::filesystem;
using parapet::testing::Outcome;
using parapet::testing::run_line;
using Folder = parapet::testing::TemporaryFolder;

// A lintel on two pillars with a guard on it.
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
  "units": [{"id": "guard", "side": "red", "at": "C1", "height": 10, "movement": 6}]
})";

Outcome run(const std::string& words, const std::string& before = {}) {
  return run_line(before + "'" PARAPET_COMMAND "' " + words + " < /dev/null");
}

std::string read(const std::string& path) {
  std::ifstream in(path, std::ios::binary);
  return std::string(std::istreambuf_iterator<char>(in), {});
}

// The gate without its western pillar.
struct Fallen {
  Folder folder;
  std::string board = folder.file("gate.board.json", kGate);
  std::string transcript = folder.path("fall.jsonl");
  Outcome told = run("remove '" + board + "' --piece west --transcript '" + transcript + "'");

  std::string words() const { return "replay '" + board + "' '" + transcript + "' "; }
  std::string option(const std::string& name, const std::string& file) const {
    return name + " '" + folder.path(file) + "' ";
  }
};

}  // namespace

TEST_CASE("a replay tells what the ruling told") {
  const Fallen gate;
  REQUIRE(gate.told.status == 0);
  const Outcome seen = run(gate.words() + gate.option("--picture", "fall.png"));
  INFO(seen.out);
  REQUIRE(seen.status == 0);
  for (const char* line : {"Without west, 1 more piece comes down, with guard; 2 stand.\n",
                           "lintel: gives way", "b1, lintel: from (", "1. guard falls"}) {
    CHECK(gate.told.has(line));
    CHECK(seen.has(line));
  }
  CHECK(seen.has("It takes 0."));
  CHECK(read(gate.folder.path("fall.png")).substr(1, 3) == "PNG");
}

TEST_CASE("a replay is drawn frame by frame at any speed") {
  const Fallen gate;
  const Outcome seen =
      run(gate.words() + gate.option("--frames", "frames") + "--fps 2 --speed 0.5");
  INFO(seen.out);
  REQUIRE(seen.status == 0);
  std::size_t count = 0;
  std::string first;
  std::string last;
  for (const auto& item : fs::directory_iterator(gate.folder.path("frames"))) {
    ++count;
    const std::string name = item.path().filename().string();
    if (name == "frame-0001.png") first = read(item.path().string());
    last = std::max(last, name);
  }
  CHECK(count >= 3);
  CHECK(seen.has(std::to_string(count) + " frames in "));
  CHECK(first.substr(1, 3) == "PNG");
  CHECK(read(gate.folder.path("frames/" + last)) != first);
  CHECK(run(gate.words() + gate.option("--frames", "frames")).has("frames of an earlier fall"));
  CHECK(run(gate.words() + gate.option("--frames", "none/frames")).status == 2);
  for (const char* wrong : {"--fps 0", "--fps 121", "--fps x", "--speed 0", "--speed -1",
                            "--speed nan", "--speed inf", "--speed 99"}) {
    INFO(wrong);
    CHECK(run(gate.words() + gate.option("--frames", "others") + wrong).status == 2);
  }
  CHECK_FALSE(fs::exists(gate.folder.path("others")));
}

TEST_CASE("a replay becomes a film") {
  if (!parapet::cli::find_program("ffmpeg")) {
    WARN("no ffmpeg here: no film is made");
    return;
  }
  const Fallen gate;
  const std::string film = gate.folder.path("it's a film; %d.mp4");
  const Outcome seen = run(gate.words() + "--fps 4 --video \"" + film + "\"",
                           "TMPDIR='" + gate.folder.path("") + "' ");
  INFO(seen.out);
  REQUIRE(seen.status == 0);
  CHECK(read(film).substr(4, 4) == "ftyp");
  CHECK(run_line("ffmpeg -v error -i \"file:" + film + "\" -f null -").out.empty());
  CHECK(gate.folder.count() == 3);  // the board, the transcript, the film: no frames are left

  const Outcome nowhere = run(gate.words() + gate.option("--video", "none/film.mp4"));
  CHECK(nowhere.status == 2);
  CHECK(nowhere.has("no folder"));
  CHECK(run(gate.words() + "--video '" + gate.folder.path("") + "'").status == 2);
}

TEST_CASE("without ffmpeg a film is refused before anything is drawn") {
  const Fallen gate;
  const Outcome seen = run(gate.words() + gate.option("--video", "film.mp4"), "PATH=/nowhere ");
  INFO(seen.out);
  CHECK(seen.status == 2);
  CHECK(seen.has("no program ffmpeg"));
  CHECK_FALSE(fs::exists(gate.folder.path("film.mp4")));
}

TEST_CASE("what ffmpeg complains of is told") {
  const Folder folder;
  fs::create_directory(folder.path("bin"));
  const std::string fake = folder.file("bin/ffmpeg", "#!/bin/sh\necho of no use >&2\nexit 3\n");
  fs::permissions(fake, fs::perms::owner_all);
  const Fallen gate;
  const Outcome seen = run(gate.words() + gate.option("--video", "film.mp4") + "--fps 1 --speed 16",
                           "PATH='" + folder.path("bin") + "' ");
  INFO(seen.out);
  CHECK(seen.status == 1);
  CHECK(seen.has("ffmpeg failed: of no use"));
  CHECK_FALSE(fs::exists(gate.folder.path("film.mp4")));
}

TEST_CASE("a transcript of another board is refused") {
  const Fallen gate;
  const std::string other = gate.folder.file(
      "other.board.json", std::string(kGate).replace(kGate.find("\"C1\""), 4, "\"B1\""));
  const Outcome wrong = run("replay '" + other + "' '" + gate.transcript + "'");
  INFO(wrong.out);
  CHECK(wrong.status == 3);
  CHECK(wrong.has("line 1, /board: found "));
  CHECK(wrong.has(other));

  CHECK(run("replay '" + gate.board + "' '" + gate.board + "'").status == 3);
  CHECK(run("replay '" + gate.board + "' '" + gate.folder.path("none") + "'").status == 3);
  CHECK(run("replay '" + gate.board + "'").status == 2);
  // The right digest, and a piece that the board has not.
  std::string text = read(gate.transcript);
  text.replace(text.find("\"ids\":[\"west\"]"), 14, "\"ids\":[\"wset\"]");
  const std::string forged = gate.folder.file("forged.jsonl", text);
  const Outcome unknown = run("replay '" + gate.board + "' '" + forged + "'");
  INFO(unknown.out);
  CHECK(unknown.status == 3);
  CHECK(unknown.has("found \"wset\""));
}

TEST_CASE("Levels on posts are seen again too") {
  const Folder folder;
  const std::string harbour = std::string(PARAPET_SOURCE_DIR) + "/boards/harbour.board.json";
  const std::string transcript = folder.path("fall.jsonl");
  const Outcome told = run("remove '" + harbour + "' --piece warehouse/2/NW warehouse/2/NE " +
                           "--transcript '" + transcript + "'");
  REQUIRE(told.status == 0);
  const Outcome seen =
      run("replay '" + harbour + "' '" + transcript + "' --picture '" + folder.path("fall.png") +
          "' --frames '" + folder.path("frames") + "' --fps 1 --speed 16");
  INFO(seen.out);
  CHECK(seen.status == 0);
  CHECK(seen.has("come down"));
  CHECK(read(folder.path("fall.png")).substr(1, 3) == "PNG");
  CHECK(fs::exists(folder.path("frames/frame-0002.png")));
}
