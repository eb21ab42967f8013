#include <algorithm>
#include <catch2/catch.hpp>
#include <filesystem>
#include <set>
#include <sstream>
#include <string>
#include <vector>

#include "cli/question_verb.h"
#include "tests/support/case_file.h"
#include "tests/support/command.h"
#include "tests/support/temporary_folder.h"

// The gallery shows what can be drawn, by commands that can be run.

namespace {

namespace fs = std::filesystem;
using parapet::test::read_text_file;
using parapet::testing::run_line;

const std::string kSource = PARAPET_SOURCE_DIR;
constexpr std::uintmax_t kMostBytes = 250'000;

std::string gallery() { return read_text_file(kSource + "/docs/gallery.md"); }

// What follows "parapet " on the page, up to the end of the line or of the code.
std::vector<std::string> commands_of(const std::string& page) {
  const std::string program = "parapet ";
  std::vector<std::string> commands;
  std::istringstream lines(page);
  for (std::string line; std::getline(lines, line);) {
    std::size_t from = line.starts_with(program) ? 0 : line.find("`" + program);
    if (from == std::string::npos) continue;
    from = line.find(program, from) + program.size();
    commands.push_back(line.substr(from, line.find('`', from) - from));
  }
  return commands;
}

std::string verb_of(const std::string& command) { return command.substr(0, command.find(' ')); }

std::set<std::string> images_of(const std::string& page) {
  const std::string mark = "(images/";
  std::set<std::string> images;
  for (std::size_t at = 0; (at = page.find(mark, at)) != std::string::npos; ++at) {
    const std::size_t from = at + mark.size();
    images.insert(page.substr(from, page.find(')', from) - from));
  }
  return images;
}

}  // namespace

TEST_CASE("the gallery has every verb that draws") {
  const std::string page = gallery();
  std::set<std::string> shown;
  for (const std::string& command : commands_of(page)) shown.insert(verb_of(command));
  for (const parapet::cli::Verb& verb : parapet::cli::verbs()) {
    const bool draws =
        std::any_of(verb.questions.begin(), verb.questions.end(),
                    [](const auto& question) { return question.second.has_picture; });
    INFO(verb.name);
    CHECK(shown.contains(std::string(verb.name)) == draws);
  }
  for (const char* verb : {"table", "show", "replay", "view"}) CHECK(shown.contains(verb));
  CHECK(page.find("`again ") != std::string::npos);
}

TEST_CASE("the pictures of the gallery are there and small") {
  const std::set<std::string> images = images_of(gallery());
  CHECK(images.size() >= 26);
  for (const std::string& image : images) {
    INFO(image);
    const std::string path = kSource + "/docs/images/" + image;
    REQUIRE(fs::exists(path));
    CHECK(fs::file_size(path) <= kMostBytes);
    CHECK(read_text_file(path).substr(1, 3) == "PNG");
  }
  for (const auto& item : fs::directory_iterator(kSource + "/docs/images")) {
    const std::string name = item.path().filename().string();
    INFO(name);
    CHECK((!name.starts_with("gallery-") || images.contains(name)));
  }
}

TEST_CASE("the gallery is what its script writes") {
  const auto page = run_line("'" + kSource + "/docs/make-gallery.sh' --page");
  CHECK(page.status == 0);
  CHECK(page.out == gallery());
}

TEST_CASE("the commands of the gallery can be run") {
  const parapet::testing::TemporaryFolder folder;
  fs::create_directory_symlink(kSource + "/boards", folder.path("boards"));
  for (const std::string& command : commands_of(gallery())) {
    if (verb_of(command) == "view") continue;  // it opens a window
    std::string words = command;
    for (const char* file : {" --picture", " --frames", " --page"}) {
      words = words.substr(0, words.find(file));
    }
    if (verb_of(command) == "replay") words += " --picture replay.png";
    const auto outcome =
        run_line("cd '" + folder.path("") + "' && '" PARAPET_COMMAND "' " + words + " < /dev/null");
    INFO(command << "\n" << outcome.out);
    CHECK(outcome.status == 0);
  }
}
