#include <catch2/catch.hpp>
#include <filesystem>
#include <string>

#include "cli/question_verb.h"
#include "tests/support/command.h"
#include "tests/support/temporary_folder.h"

// Every verb of every game, from the tables themselves: one that is added has its help and its
// example tried too.

namespace {

namespace fs = std::filesystem;
using parapet::Game;
using parapet::cli::QuestionVerb;
using parapet::cli::Verb;
using parapet::testing::Outcome;
using parapet::testing::run_line;

// In a folder that shows the boards of the project, where nothing is written.
Outcome run_in(const std::string& folder, const std::string& words) {
  return run_line("cd '" + folder + "' && '" PARAPET_COMMAND "' " + words + " < /dev/null");
}

// Without the file that the example ends by writing: pictures have tests of their own.
std::string without_files(const std::string& example) {
  const std::size_t end = std::min(example.find(" --picture"), example.find(" --out"));
  return example.substr(0, end);
}

}  // namespace

TEST_CASE("each verb has help that shows an example for each game") {
  const auto verbs = parapet::cli::verbs();
  REQUIRE(verbs.size() >= 39);
  for (const Verb& verb : verbs) {
    const Outcome help = run_in("/", std::string(verb.name) + " --help");
    INFO(help.out);
    CHECK(help.status == 0);
    for (const auto& [game, question] : verb.questions) {
      CHECK(help.has("\n  " + std::string(question.example)));
    }
  }
  for (const char* verb : {"ask", "table", "check", "show", "view", "again", "version"}) {
    const Outcome help = run_in("/", std::string(verb) + " --help");
    INFO(help.out);
    CHECK(help.status == 0);
    CHECK(help.has("Example:\n  "));
  }
  CHECK(run_in("/", "--help").status == 0);
  CHECK(run_in("/", "version").has("parapet "));
}

TEST_CASE("the example of each question can be run") {
  const parapet::testing::TemporaryFolder folder;
  fs::create_directory_symlink(std::string(PARAPET_SOURCE_DIR) + "/boards", folder.path("boards"));
  for (const Game game : parapet::cli::kRuledGames) {
    for (const QuestionVerb& question : parapet::cli::question_verbs(game)) {
      const std::string program = "parapet ";
      const std::string example(question.example);
      REQUIRE(example.starts_with(program + std::string(question.name) + " "));
      const Outcome outcome =
          run_in(folder.path(""), without_files(example.substr(program.size())));
      INFO(example << "\n" << outcome.out);
      CHECK(outcome.status == 0);
      // Of no place `elevation` is a map of heights, and no ruling.
      CHECK((outcome.has("\nBoard ") || question.name == "elevation"));
    }
  }
}
