#include <catch2/catch.hpp>
#include <string>
#include <vector>

#include "tests/support/command.h"

// What is said of words that are wrong: what was found, what was expected, and an example.

namespace {

using parapet::testing::Outcome;

const std::string kTiles = std::string(PARAPET_SOURCE_DIR) + "/boards/harbour.board.json";
const std::string kBricks = std::string(PARAPET_SOURCE_DIR) + "/boards/river-keep.board.json";

Outcome run(const std::string& words) {
  return parapet::testing::run_line("'" PARAPET_COMMAND "' " + words + " < /dev/null");
}

}  // namespace

TEST_CASE("wrong words are told with what was expected") {
  struct Wrong {
    std::string words;
    std::string told;
  };
  const std::vector<Wrong> table = {
      {"", "found no verb, expected one such as \"sight\""},
      {"sihgt x a b", "found the unknown verb \"sihgt\", expected one such as \"sight\""},
      {"--picture x", "found \"--picture\", expected a verb first"},
      {"sight", "sight: found nothing, expected BOARD: a board file"},
      {"sight '" + kTiles + "' scout", "sight: found nothing, expected TO: who is looked at"},
      {"sight '" + kTiles + "' scout F6 G7", "found \"G7\", expected no further word after BOARD"},
      {"step '" + kBricks + "' C3 D3 --heigth 10", "\"--heigth\", expected one such as --height"},
      {"step '" + kBricks + "' C3 D3 --heigth=10", "\"--heigth\", expected one such as --height"},
      {"reach '" + kTiles + "' scout --mp", "reach: found --mp"},
      // What is needed only the game of the board tells.
      {"step '" + kTiles + "' scout", "step: found nothing, expected TO: a place"},
      {"reach '" + kTiles + "' scout", "reach: found nothing, expected --mp: movement points"},
      {"walk '" + kTiles + "' F7,G6 --mp 3", "walk: found nothing, expected --side: whose unit"},
      // What is needed only the question tells: no unit stands on C3.
      {"step '" + kBricks + "' C3 D3", "step: found nothing, expected --height: how tall"},
      {"leap '" + kBricks + "' F7 G6", "leap: found nothing, expected --height: how tall"},
      {"neighbour '" + kBricks + "' D5", "neighbour: found nothing, expected TO: another one"},
      {"exposure '" + kTiles + "' scout F6", "found a board of game mayhem, expected one of brick"},
  };
  for (const Wrong& wrong : table) {
    const Outcome outcome = run(wrong.words);
    INFO(wrong.words << "\n" << outcome.out);
    CHECK(outcome.status == 2);
    CHECK(outcome.has(wrong.told));
    CHECK((outcome.has("Example:\n  ") || outcome.has("--help")));
  }
}

TEST_CASE("a long unknown word is cut between two characters") {
  std::string word = "a";
  for (int letter = 0; letter < 60; ++letter) word += "\xC3\xA9";  // the 80th byte is within one
  const Outcome outcome = run(word);
  INFO(outcome.out);
  CHECK(outcome.status == 2);
  CHECK(outcome.has("\xC3\xA9...\""));
  CHECK_FALSE(outcome.has("\xC3..."));
  CHECK_FALSE(outcome.has("?..."));
}

TEST_CASE("where the protocol is asked for its answer it gives its own error too") {
  const Outcome outcome = run("step '" + kBricks + "' C3 D3 --json");
  INFO(outcome.out);
  CHECK(outcome.status == 2);
  CHECK(outcome.has(R"({"error":{"code":"missing-key")"));
}
