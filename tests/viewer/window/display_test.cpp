#include <signal.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <catch2/catch.hpp>
#include <chrono>
#include <cmath>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <sstream>
#include <thread>
#include <vector>

#include "cli/open_board.h"
#include "cli/window/open_position.h"
#include "tests/support/command.h"
#include "tests/support/temporary_folder.h"
#include "tests/viewer/pixels.h"
#include "tests/viewer/window/hands.h"

// The command's own window, on a display that nobody looks at.

namespace parapet::viewer {
namespace {

namespace fs = std::filesystem;
using testing::run_line;

constexpr int kWidth = 800;
constexpr int kHeight = 600;
const std::string kBoard = std::string(PARAPET_SOURCE_DIR) + "/boards/rooftop-dispute.board.json";

bool has_program(const std::string& name) { return run_line("command -v " + name).status == 0; }

std::string text_of_file(const std::string& path) {
  std::ifstream stream(path, std::ios::binary);
  std::ostringstream text;
  text << stream.rdbuf();
  return text.str();
}

// A process of this test's own, ended with it.
class Process {
 public:
  explicit Process(const std::string& line) : id_(fork()) {
    if (id_ != 0) return;
    setpgid(0, 0);
    execl("/bin/sh", "sh", "-c", ("exec " + line).c_str(), nullptr);
    _exit(127);
  }
  ~Process() {
    if (is_running()) kill(id_, SIGTERM);
    if (!is_over_) waitpid(id_, nullptr, 0);
  }
  Process(const Process&) = delete;
  Process& operator=(const Process&) = delete;

  bool is_running() {
    if (!is_over_) is_over_ = waitpid(id_, &status_, WNOHANG) != 0;
    return !is_over_;
  }
  int status() const { return WEXITSTATUS(status_); }

 private:
  pid_t id_;
  int status_ = 0;
  bool is_over_ = false;
};

// Tries until it succeeds, for two minutes at most: machines are slow at times.
template <class Try>
bool wait_until(Try attempt) {
  for (int n = 0; n < 600; ++n) {
    if (attempt()) return true;
    std::this_thread::sleep_for(std::chrono::milliseconds(200));
  }
  return false;
}

std::vector<fs::path> paths_of_pictures(const testing::TemporaryFolder& folder) {
  std::vector<fs::path> paths;
  for (const auto& entry : fs::directory_iterator(folder.path(""))) {
    if (entry.path().extension() == ".png") paths.push_back(entry.path());
  }
  return paths;
}

std::size_t pictures_in(const testing::TemporaryFolder& folder) {
  return paths_of_pictures(folder).size();
}

// REQUIRES: there is one.
std::string newest_picture(const testing::TemporaryFolder& folder) {
  const auto paths = paths_of_pictures(folder);
  return std::max_element(paths.begin(), paths.end(),
                          [](const fs::path& a, const fs::path& b) {
                            return fs::last_write_time(a) < fs::last_write_time(b);
                          })
      ->string();
}

// The share of the pixels that are clearly other colours.
double difference(const osg::Image& a, const osg::Image& b) {
  if (a.s() != b.s() || a.t() != b.t()) return 1;
  int others = 0;
  for (unsigned y = 0; y < static_cast<unsigned>(a.t()); ++y) {
    for (unsigned x = 0; x < static_cast<unsigned>(a.s()); ++x) {
      const unsigned char* p = a.data(x, y);
      const unsigned char* q = b.data(x, y);
      int most = 0;
      for (int part = 0; part < 3; ++part) most = std::max(most, std::abs(p[part] - q[part]));
      if (most > 48) ++others;
    }
  }
  return static_cast<double>(others) / (a.s() * a.t());
}

}  // namespace

TEST_CASE("the command opens a window that rules on two clicks") {
  for (const char* program : {"Xvfb", "xdotool"}) {
    if (has_program(program)) continue;
    WARN("skipped: there is no " << program);
    return;
  }
  const testing::TemporaryFolder folder;
  Process server("Xvfb -displayfd 1 -screen 0 1024x768x24 -nolisten tcp >" +
                 folder.path("display") + " 2>/dev/null");
  std::string display;
  REQUIRE(wait_until([&] {
    display = text_of_file(folder.path("display"));
    return !display.empty() && display.back() == '\n';
  }));
  display.pop_back();
  const std::string on = "DISPLAY=:" + display + " ";

  Process window("env " + on + "sh -c 'cd " + folder.path("") + " && exec " + PARAPET_COMMAND +
                 " view " + kBoard + " --size 800x600' >" + folder.path("said") + " 2>&1");
  std::string id;
  REQUIRE(wait_until([&] {
    id = run_line(on + "xdotool search --onlyvisible --name Parapet").out;
    return !id.empty() && std::isdigit(static_cast<unsigned char>(id.front())) != 0;
  }));
  id.erase(id.find('\n'));
  run_line(on + "xdotool windowfocus --sync " + id);
  // Keys mean something once the board is open; all that were pressed until then are waited for.
  REQUIRE(wait_until([&] {
    if (pictures_in(folder) == 0) run_line(on + "xdotool key --window " + id + " p");
    return pictures_in(folder) > 0;
  }));
  std::size_t before = 0;
  while (before != pictures_in(folder)) {
    before = pictures_in(folder);
    std::this_thread::sleep_for(std::chrono::seconds(2));
  }
  const auto without_ruling = decode(text_of_file(newest_picture(folder)));

  Hands hands(cli::open_position(cli::open_board(kBoard, "").value()), {}, kWidth, kHeight);
  for (const std::string unit : {"archer", "runner"}) {
    const osg::Vec2d at = hands.place_of(unit);
    run_line(on + "xdotool mousemove --window " + id + " " + std::to_string(std::lround(at.x())) +
             " " + std::to_string(std::lround(kHeight - at.y())) + " click 1");
    hands.click_on(unit);
  }
  REQUIRE(hands.verdict() == "archer (E4@2) sees runner (J7).");
  run_line(on + "xdotool key --window " + id + " p");
  REQUIRE(wait_until([&] { return pictures_in(folder) > before; }));
  const auto seen = decode(text_of_file(newest_picture(folder)));
  CHECK(difference(*seen, *hands.photograph()) < 0.04);
  CHECK(difference(*seen, *without_ruling) > 0.04);

  run_line(on + "xdotool key --window " + id + " q");
  REQUIRE(wait_until([&] { return !window.is_running(); }));
  REQUIRE(window.status() == 0);
  REQUIRE(text_of_file(folder.path("said")).empty());
}

}  // namespace parapet::viewer
