#include <catch2/catch.hpp>
#include <filesystem>

#include "rules/files/json/json_parse.h"
#include "rules/files/whole_file.h"
#include "tests/support/command.h"
#include "tests/support/temporary_folder.h"

namespace parapet::viewer {
namespace {

using testing::Outcome;
using testing::run_line;
using testing::TemporaryFolder;

const std::string kCommand = PARAPET_COMMAND;
const std::string kBoards = std::string(PARAPET_SOURCE_DIR) + "/boards/";

std::string text_of(const std::string& path) {
  const auto text = read_whole_file(path, 10'000'000);
  REQUIRE(text.has_value());
  return *text;
}

}  // namespace

TEST_CASE("A question with nothing to draw gets a page of text from the command") {
  const TemporaryFolder folder;
  const std::string path = folder.path("dice.html");
  const Outcome outcome = run_line("PARAPET_THREE=/nowhere " + kCommand + " odds " + kBoards +
                                   "courtyard.board.json RRY 1 --json --page " + path);
  INFO(outcome.out);
  REQUIRE(outcome.status == 0);
  // One line of JSON and nothing else.
  CHECK(outcome.out.find('\n') == outcome.out.size() - 1);
  CHECK(parse_json(outcome.out, "answer").has_value());
  const std::string page = text_of(path);
  CHECK(page.find("<h1>") != std::string::npos);
  CHECK(page.find("parapet odds ") != std::string::npos);
  CHECK(page.find("{&quot;ask&quot;:&quot;odds&quot;") != std::string::npos);
}

TEST_CASE("Without three.js no page with a board is written and the package is named") {
  const TemporaryFolder folder;
  const std::string path = folder.path("sight.html");
  const Outcome outcome = run_line("PARAPET_THREE=/nowhere " + kCommand + " sight " + kBoards +
                                   "rooftop-dispute.board.json archer runner --page " + path);
  CHECK(outcome.status == 1);
  CHECK(outcome.has("libjs-three"));
  CHECK_FALSE(std::filesystem::exists(path));
}

TEST_CASE("A page says the command as a shell takes it") {
  const TemporaryFolder folder;
  const std::string board =
      folder.file("my board's.board.json", text_of(kBoards + "courtyard.board.json"));
  const std::string path = folder.path("page.html");
  const Outcome outcome =
      run_line(kCommand + " distance \"" + board + "\" C2 F6 --option L2=allow --page " + path);
  INFO(outcome.out);
  REQUIRE(outcome.status == 0);
  const std::string page = text_of(path);
  CHECK(page.find("/my board&#39;\\&#39;&#39;s.board.json&#39; C2 F6 --option L2=allow") !=
        std::string::npos);
}

TEST_CASE("A saved question that is asked again gets its page too") {
  const TemporaryFolder folder;
  const std::string saved = folder.path("dice.dispute.json");
  const std::string path = folder.path("again.html");
  REQUIRE(run_line(kCommand + " odds " + kBoards + "courtyard.board.json RRY 1 --save " + saved)
              .status == 0);
  const Outcome outcome = run_line(kCommand + " again " + saved + " --page " + path);
  INFO(outcome.out);
  REQUIRE(outcome.status == 0);
  CHECK(outcome.has(path));
  const std::string page = text_of(path);
  CHECK(page.find("parapet again " + saved) != std::string::npos);
  CHECK(page.find("{&quot;ask&quot;:&quot;odds&quot;") != std::string::npos);
}

}  // namespace parapet::viewer
