#include <catch2/catch.hpp>
#include <filesystem>

#include "rules/files/whole_file.h"
#include "tests/support/command.h"
#include "tests/support/temporary_folder.h"

// The verb `view`. What the window itself does is tested beside it.

namespace {

using parapet::testing::Outcome;
using parapet::testing::run_line;

std::string board(const std::string& name) {
  return std::string(PARAPET_SOURCE_DIR) + "/boards/" + name + ".board.json";
}

Outcome view(const std::string& words) {
  return run_line("env -u DISPLAY -u WAYLAND_DISPLAY '" PARAPET_COMMAND "' view " + words +
                  " < /dev/null");
}

bool has_screen() {
  return run_line("command -v xvfb-run && command -v xdotool && command -v xauth").status == 0;
}

}  // namespace

TEST_CASE("without a display the window says so") {
  const Outcome outcome = view(board("harbour"));
  INFO(outcome.out);
  CHECK(outcome.status == 1);
  CHECK(outcome.has("display"));
  CHECK(outcome.out.find('\n') == outcome.out.size() - 1);  // one line, nothing of OpenSceneGraph's
}

TEST_CASE("wrong words of the window are told before anything is opened") {
  const parapet::testing::TemporaryFolder folder;
  CHECK(view(folder.path("none.board.json")).status == 3);
  CHECK(view(folder.file("no.board.json", "{ }")).status == 3);
  const Outcome mode = view(board("harbour") + " --mode sigt");
  CHECK(mode.status == 2);
  CHECK(mode.has("Sight"));
  CHECK(view(board("harbour") + " --mode leap").status == 2);  // of another game
  CHECK(view(board("harbour") + " --mode 'Zone of Control'").status == 1);
  CHECK(view(board("harbour") + " --mode zoc").status == 1);
  for (const char* size :
       {"0x0", "1280", "1280x", "x720", "axb", "1280x800x2", "99999x800", "-1x9"}) {
    INFO(size);
    CHECK(view(board("harbour") + " --size=" + size).status == 2);
  }
}

TEST_CASE("on a display the window opens saves and closes") {
  if (!has_screen()) {
    WARN("skipped: xvfb-run, xauth and xdotool are not all there");
    return;
  }
  const parapet::testing::TemporaryFolder folder;
  const std::string out = folder.path("saved.board.json");
  const std::string script =
      folder.file("drive.sh", "'" PARAPET_COMMAND "' view " + board("garden") +
                                  " --mode reach --size 640x480 --out " + out +
                                  " &\n"
                                  "window=$!\n"
                                  "xdotool search --sync --onlyvisible --name Parapet windowfocus\n"
                                  "for n in $(seq 100); do\n"
                                  "  [ -e " +
                                  out +
                                  " ] && break\n"
                                  "  xdotool key ctrl+s\n"
                                  "  sleep 0.2\n"
                                  "done\n"
                                  "xdotool key ctrl+q\n"
                                  "wait $window\n");
  const Outcome outcome = run_line("timeout 60 xvfb-run -a -s '-screen 0 800x600x24' sh " + script);
  INFO(outcome.out);
  CHECK(outcome.status == 0);
  const auto saved = parapet::read_whole_file(out, std::size_t{1} << 20U);
  REQUIRE(saved);
  CHECK(saved->find("\"cat\"") != std::string::npos);
}

TEST_CASE("a board with models is not saved where they would not be found") {
  if (!has_screen()) {
    WARN("skipped: xvfb-run, xauth and xdotool are not all there");
    return;
  }
  const parapet::testing::TemporaryFolder folder;
  const Outcome outcome =
      run_line("timeout 60 xvfb-run -a '" PARAPET_COMMAND "' view " + board("stone-span") +
               " --out " + folder.path("elsewhere.board.json"));
  INFO(outcome.out);
  CHECK(outcome.status == 2);
  CHECK(outcome.has("beside the models"));
}
