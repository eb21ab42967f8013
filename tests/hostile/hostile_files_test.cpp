#include <sys/stat.h>
#include <unistd.h>

#include <catch2/catch.hpp>
#include <filesystem>
#include <fstream>
#include <string>
#include <utility>
#include <vector>

#include "tests/hostile/confined.h"
#include "tests/support/temporary_folder.h"

// Files nobody should have to read, given to the command by every door: each is refused in words,
// within bounds of time and memory.

using parapet::testing::Ending;
using parapet::testing::is_refused;
using parapet::testing::run_confined;
using Folder = parapet::testing::TemporaryFolder;

namespace {

namespace fs = std::filesystem;

const std::string kTileBoard =
    std::string(PARAPET_SOURCE_DIR) + "/boards/house-with-window.board.json";

std::string repeated(const std::string& text, std::size_t times) {
  std::string all;
  all.reserve(text.size() * times);
  for (std::size_t n = 0; n < times; ++n) all += text;
  return all;
}

std::string text_of(const std::string& path) {
  std::ifstream in(path, std::ios::binary);
  return {std::istreambuf_iterator<char>(in), {}};
}

// Every two bytes a character, as some editors save.
std::string utf16(const std::string& text) {
  std::string wide = "\xFF\xFE";
  for (const char c : text) wide += std::string{c, '\0'};
  return wide;
}

// A file of so many bytes 0 that takes no room on the disk.
std::string sparse(const Folder& folder, const std::string& name, std::uintmax_t bytes) {
  const std::string path = folder.file(name, "");
  fs::resize_file(path, bytes);
  return path;
}

// The bad files that a folder can hold: their paths.
std::vector<std::string> bad_files(const Folder& folder) {
  const std::string good = text_of(kTileBoard);
  const std::vector<std::pair<std::string, std::string>> texts = {
      {"empty", ""},
      {"blank", " \n\n"},
      {"zeros", std::string(1000, '\0')},
      {"binary",
       "\x7f"
       "ELF\x02\x01\x01" +
           std::string("\0\xff\xfe\x80", 4)},
      {"utf16", utf16(good)},
      {"latin1", "{\"name\": \"\xe4\"}"},
      {"zero-in-it", "{\"name\": \"a" + std::string(1, '\0') + "\"}"},
      {"half", good.substr(0, good.size() / 2)},
      {"lists", repeated("[", 10'000) + repeated("]", 10'000)},
      {"objects", repeated("{\"a\":", 10'000) + "1" + repeated("}", 10'000)},
      {"never-closed", repeated("[", 1'000'000)},
      {"doubled", "{\"format\": 1, \"format\": 2}"},
      {"long-key", "{\"" + std::string(1'000'000, 'k') + "\": 1}"},
      {"long-number", "{\"format\": " + std::string(1'000'000, '1') + "}"},
      {"long-name",
       "{\"format\": \"parapet-board/1\", \"game\": \"realms\", \"terrain\": [], "
       "\"name\": \"" +
           std::string(1'000'000, 'n') + "\"}"}};
  std::vector<std::string> paths;
  for (const auto& [name, text] : texts) paths.push_back(folder.file(name, text));
  std::string keys = "{\"a\": 1";
  for (int n = 0; n < 150'000; ++n) keys += ", \"" + std::to_string(n) + "\": 1";
  paths.push_back(folder.file("keys", keys + "}"));
  paths.push_back(sparse(folder, "gibibyte", std::uintmax_t{1} << 30U));
  fs::create_directory(folder.path("folder"));
  paths.push_back(folder.path("folder"));
  REQUIRE(mkfifo(folder.path("pipe").c_str(), 0600) == 0);
  paths.push_back(folder.path("pipe"));
  fs::create_symlink("loop", folder.path("loop"));
  paths.push_back(folder.path("loop"));
  fs::create_symlink("nowhere", folder.path("dangling"));
  paths.push_back(folder.path("dangling"));
  for (const char* device : {"/dev/zero", "/dev/null", "/dev/random", "/nowhere/at.all"}) {
    paths.push_back(device);
  }
  return paths;
}

}  // namespace

TEST_CASE("bad files are refused in words as boards") {
  const Folder folder;
  for (const std::string& path : bad_files(folder)) {
    const Ending ending = run_confined({"check", path});
    CAPTURE(path, ending.status, ending.out.substr(0, 500), ending.err.substr(0, 500));
    CHECK(ending.status == 3);
    CHECK(is_refused(ending));
    CHECK(ending.err.size() < 2'000);
  }
}

TEST_CASE("every other verb that opens a board refuses the worst of them") {
  const Folder folder;
  REQUIRE(mkfifo(folder.path("pipe").c_str(), 0600) == 0);
  const std::vector<std::string> paths = {folder.path("pipe"),
                                          folder.file("deep", repeated("[", 100'000)),
                                          sparse(folder, "gibibyte", std::uintmax_t{1} << 30U)};
  for (const std::string& path : paths) {
    for (const std::vector<std::string>& words : std::vector<std::vector<std::string>>{
             {"ask", path},
             {"again", path},
             {"show", path},
             {"table", path},
             {"sight", path, "A1", "B2"},
             {"step", path, "A1", "B2"},
             {"elevation", path},
             {"map", kTileBoard, "--layout", path},
             {"sight", kTileBoard, "A1", "B2", "--units", path}}) {
      const Ending ending = run_confined(words);
      CAPTURE(words, ending.status, ending.err);
      CHECK(is_refused(ending));
    }
  }
}

TEST_CASE("bad dice beside a board are refused in words") {
  const Folder folder;
  const std::string board = folder.file("b.board.json", text_of(kTileBoard));
  REQUIRE(mkfifo(folder.path("dice.json").c_str(), 0600) == 0);
  CHECK(is_refused(run_confined({"check", board})));
  fs::remove(folder.path("dice.json"));
  sparse(folder, "dice.json", std::uintmax_t{1} << 30U);
  CHECK(is_refused(run_confined({"check", board})));
}

TEST_CASE("a file that is in order but for its line ends or its mark is read") {
  const Folder folder;
  const std::string good = text_of(kTileBoard);
  std::string broken;
  std::string returned;
  for (const char c : good) {
    broken += c == '\n' ? "\r\n" : std::string(1, c);
    returned += c == '\n' ? '\r' : c;
  }
  for (const std::string& text : {broken, "\xEF\xBB\xBF" + good}) {
    CHECK(run_confined({"check", folder.file("b.board.json", text)}).status == 0);
  }
}
