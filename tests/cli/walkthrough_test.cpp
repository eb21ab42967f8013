#include <catch2/catch.hpp>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <sstream>
#include <string>
#include <vector>

#include "tests/support/case_file.h"
#include "tests/support/command.h"
#include "tests/support/temporary_folder.h"

// The played-through example: every command on its page is run, in order, in one folder, and says
// what the page says. PARAPET_WRITE_PAGES=1 writes the page's answers and pictures anew instead.

namespace {

namespace fs = std::filesystem;

const std::string kSource = PARAPET_SOURCE_DIR;
const std::string kPage = kSource + "/docs/a-fight-on-the-roofs.md";
const std::string kFence = "```";
const std::string kOpening = kFence + "console";
const std::string kPrompt = "$ parapet ";

// The command with these words, in that folder.
parapet::testing::Outcome run_in(const std::string& folder, const std::string& words) {
  return parapet::testing::run_line("cd '" + folder + "' && '" PARAPET_COMMAND "' " + words +
                                    " < /dev/null");
}

struct Played {
  std::string page;  // with the answers as they are now
  int commands = 0;
};

Played play(const std::string& page, const std::string& folder) {
  Played played;
  std::istringstream lines(page);
  bool is_answer = false;
  for (std::string line; std::getline(lines, line);) {
    if (is_answer && line != kFence) continue;
    is_answer = false;
    played.page += line + "\n";
    if (!line.starts_with(kPrompt)) continue;
    const auto outcome = run_in(folder, line.substr(kPrompt.size()));
    INFO(line << "\n" << outcome.out);
    CHECK(outcome.status == 0);
    played.page += outcome.out;
    ++played.commands;
    is_answer = true;
  }
  return played;
}

}  // namespace

TEST_CASE("the fight on the roofs goes as its page says") {
  const parapet::testing::TemporaryFolder folder;
  fs::create_directories(folder.path("boards"));
  fs::create_directories(folder.path("fight"));
  fs::copy_file(kSource + "/boards/powder-tower.board.json",
                folder.path("boards/powder-tower.board.json"));
  const std::string page = parapet::test::read_text_file(kPage);
  REQUIRE(page.find(kOpening) != std::string::npos);

  const Played played = play(page, folder.path(""));
  CHECK(played.commands >= 6);
  if (std::getenv("PARAPET_WRITE_PAGES") != nullptr) {
    std::ofstream(kPage) << played.page;
    for (const auto& entry : fs::directory_iterator(folder.path("fight"))) {
      if (entry.path().extension() != ".png") continue;
      fs::copy_file(entry.path(), kSource + "/docs/images/" + entry.path().filename().string(),
                    fs::copy_options::overwrite_existing);
    }
    return;
  }
  CHECK(played.page == page);

  // Every picture of the page was made, and is in the project.
  for (std::size_t at = 0; (at = page.find("(images/", at)) != std::string::npos; ++at) {
    const std::string name = page.substr(at + 8, page.find(')', at) - at - 8);
    INFO(name);
    CHECK(fs::exists(folder.path("fight/" + name)));
    CHECK(fs::exists(kSource + "/docs/images/" + name));
  }
}
