#include <fcntl.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

#include <catch2/catch.hpp>
#include <csignal>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <string>
#include <vector>

#include "rules/files/json/json_parse.h"
#include "tests/hostile/confined.h"
#include "tests/support/temporary_folder.h"

// What the command writes is there whole or not at all, and what stood there before it is too.

using parapet::testing::Ending;
using parapet::testing::is_refused;
using parapet::testing::run_confined;
using parapet::testing::start_confined;
using parapet::testing::wait_for;
using Folder = parapet::testing::TemporaryFolder;

namespace {

namespace fs = std::filesystem;

const std::string kBoard = std::string(PARAPET_SOURCE_DIR) + "/boards/house-with-window.board.json";
const std::string kOld = "the old file\n";

std::string text_of(const std::string& path) {
  std::ifstream in(path, std::ios::binary);
  return {std::istreambuf_iterator<char>(in), {}};
}

// The ways to have a file written.
std::vector<std::vector<std::string>> writing_to(const std::string& path) {
  return {{"sight", kBoard, "J4", "G4", "--save", path},
          {"step", kBoard, "watcher", "J5", "--out", path},
          {"table", kBoard, "--csv", path},
          {"table", kBoard, "--picture", path}};
}

// Runs the command so that it is killed when its first file of more than `most` bytes grows beyond
// them: in the midst of writing.
int run_killed_at(const std::vector<std::string>& words, rlim_t most) {
  const int nothing = open("/dev/null", O_RDWR | O_CLOEXEC);
  rlimit before{};
  getrlimit(RLIMIT_FSIZE, &before);
  const rlimit bound{most, before.rlim_max};
  setrlimit(RLIMIT_FSIZE, &bound);
  const pid_t process = start_confined(words, {nothing, nothing, nothing});
  setrlimit(RLIMIT_FSIZE, &before);
  const int status = wait_for(process);
  close(nothing);
  return status;
}

}  // namespace

TEST_CASE("a process killed while it writes leaves the old file whole and nothing else") {
  const Folder folder;
  for (const std::vector<std::string>& words : writing_to(folder.path("written"))) {
    CAPTURE(words);
    fs::remove(folder.path("written"));
    const Ending ending = run_confined(words);
    if (ending.status != 0) FAIL(ending.err);
    const std::string whole = text_of(folder.path("written"));
    REQUIRE(whole.size() > 100);
    for (const std::size_t most :
         {std::size_t{0}, std::size_t{1}, whole.size() / 2, whole.size() - 1}) {
      folder.file("written", kOld);
      CHECK(run_killed_at(words, most) == -SIGXFSZ);
      CHECK(text_of(folder.path("written")) == kOld);
      CHECK(folder.count() == 1);
    }
    CHECK(run_killed_at(words, whole.size()) == 0);
    CHECK(text_of(folder.path("written")) == whole);
    CHECK(folder.count() == 1);
  }
}

TEST_CASE("a process killed at any moment leaves the old file or the new one") {
  const Folder folder;
  const std::vector<std::string> words = writing_to(folder.path("written")).front();
  const int nothing = open("/dev/null", O_RDWR | O_CLOEXEC);
  for (int moment = 0; moment < 20; ++moment) {
    folder.file("written", kOld);
    const pid_t process = start_confined(words, {nothing, nothing, nothing});
    usleep(static_cast<useconds_t>(moment) * 5'000);
    kill(process, SIGKILL);
    wait_for(process);
    const std::string text = text_of(folder.path("written"));
    CHECK((text == kOld || parapet::parse_json(text, "written").has_value()));
  }
  close(nothing);
}

TEST_CASE("a place that cannot be written to is told and stays as it is") {
  const Folder folder;
  fs::create_directories(folder.path("taken/within"));
  REQUIRE(mkfifo(folder.path("pipe").c_str(), 0600) == 0);
  for (const std::string& place :
       {folder.path("taken"), folder.path("pipe"), folder.path("no/such/folder"),
        std::string("/dev/full"), std::string("/dev/null"), std::string("/proc/none")}) {
    for (const std::vector<std::string>& words : writing_to(place)) {
      const Ending ending = run_confined(words);
      CAPTURE(words, ending.err);
      CHECK(ending.status == 1);
      CHECK(is_refused(ending));
    }
  }
  CHECK(fs::is_directory(folder.path("taken/within")));
  CHECK(fs::is_fifo(folder.path("pipe")));
  CHECK(fs::is_character_file("/dev/null"));
  CHECK(fs::is_character_file("/dev/full"));
}

TEST_CASE("a file that is replaced keeps its permissions and a link stays one") {
  const Folder folder;
  folder.file("file", kOld);
  REQUIRE(chmod(folder.path("file").c_str(), 0640) == 0);
  fs::create_symlink("file", folder.path("link"));
  REQUIRE(run_confined(writing_to(folder.path("link")).front()).status == 0);
  CHECK(fs::is_symlink(folder.path("link")));
  CHECK(text_of(folder.path("file")) != kOld);
  struct stat about {};
  REQUIRE(stat(folder.path("file").c_str(), &about) == 0);
  CHECK((about.st_mode & 0777U) == 0640U);
  fs::create_symlink("new", folder.path("dangling"));
  REQUIRE(run_confined(writing_to(folder.path("dangling")).front()).status == 0);
  CHECK(fs::is_symlink(folder.path("dangling")));
  CHECK(fs::is_regular_file(folder.path("new")));
  fs::create_symlink("circle", folder.path("circle"));
  CHECK(run_confined(writing_to(folder.path("circle")).front()).status != 0);
  CHECK(fs::is_symlink(folder.path("circle")));
}
