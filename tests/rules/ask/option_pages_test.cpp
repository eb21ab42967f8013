#include <catch2/catch.hpp>
#include <cstdlib>
#include <fstream>
#include <map>
#include <string>
#include <utility>
#include <vector>

#include "rules/files/json/json_write.h"
#include "rules/options.h"
#include "tests/support/option_cases.h"

// Every option of a game changes an answer somewhere, and the game's rules page shows where. The
// case files behind the examples are run by the cases_test of each game.

namespace {

using namespace parapet;

using Pairs = std::map<std::pair<std::string, std::string>, test::OptionPair>;

// Where several groups of cases show an option the first is its home.
struct Game {
  std::string page;                // of docs
  std::string_view first_letters;  // of the ids of its options
  std::vector<std::string> groups;
};

const Game kTileGame = {
    "rules-mayhem.md", "LRFDMZJPACGVT", {"sight", "moving", "vehicle", "push", "area", "collapse"}};
const Game kBrickGame = {"rules-realms.md", "K", {"realms"}};
const Game kSkirmishGame = {"rules-skirmish.md", "W", {"skirmish"}};
const Game kBridgeGame = {"rules-skybridge.md", "B", {"skybridge"}};
const Game kSkylineGame = {"rules-skyline.md", "S", {"skyline"}};

Pairs pairs(const Game& game) {
  std::vector<std::string> files;
  for (const std::string& group : game.groups) {
    std::string file = PARAPET_TEST_DATA "/cases/options_";
    file += group;
    file += ".cases.jsonl";
    files.push_back(std::move(file));
  }
  return test::option_pairs(files);
}

bool is_of(const Game& game, const OptionSpec& spec) {
  return game.first_letters.find(spec.id.front()) != std::string_view::npos;
}

// How the page shows an option: the question, and its answer under each value.
std::string example_of(const OptionSpec& spec, const Pairs& all) {
  std::string text;
  JsonValue shown;
  for (std::size_t n = 1; n < spec.value_count(); ++n) {
    const auto pair = all.find({std::string(spec.id), std::string(spec.values[n])});
    if (pair == all.end()) continue;
    const test::Case& plain = pair->second.as_it_is;
    if (plain.ask != shown) {
      text += "$ parapet ask tests/boards/" + plain.board + ".board.json\n" +
              write_json_spaced(plain.ask) + "\n" + std::string(spec.values[0]) + ": " +
              write_json_spaced(plain.expect) + "\n";
      shown = plain.ask;
    }
    text += std::string(spec.values[n]) + ": " +
            write_json_spaced(pair->second.with_option.expect) + "\n";
  }
  return "```text\n" + text + "```\n";
}

std::string marker_of(const OptionSpec& spec) {
  return "<!-- example of " + std::string(spec.id) + " -->\n";
}

// The page with every block after a marker made anew.
std::string with_examples(std::string page, const Pairs& all) {
  for (const OptionSpec& spec : option_specs()) {
    const std::size_t marker = page.find(marker_of(spec));
    if (marker == std::string::npos) continue;
    const std::size_t start = marker + marker_of(spec).size();
    std::size_t end = start;
    if (page.compare(start, 7, "```text") == 0) {
      end = page.find("\n```\n", start);
      end = end == std::string::npos ? start : end + 5;
    }
    page.replace(start, end - start, example_of(spec, all));
  }
  return page;
}

void check_values(const Game& game) {
  const Pairs all = pairs(game);
  for (const OptionSpec& spec : option_specs()) {
    if (!is_of(game, spec)) continue;
    for (std::size_t n = 1; n < spec.value_count(); ++n) {
      INFO("option " << spec.id << ", value " << spec.values[n]);
      const auto pair = all.find({std::string(spec.id), std::string(spec.values[n])});
      REQUIRE(pair != all.end());
      CHECK(pair->second.as_it_is.expect != pair->second.with_option.expect);
    }
  }
}

// PARAPET_WRITE_PAGES=1 writes the page's examples instead.
void check_page(const Game& game) {
  const std::string path = std::string(PARAPET_SOURCE_DIR) + "/docs/" + game.page;
  const std::string page = test::read_text_file(path);
  REQUIRE_FALSE(page.empty());
  const std::string made = with_examples(page, pairs(game));
  if (std::getenv("PARAPET_WRITE_PAGES") != nullptr) {
    std::ofstream(path) << made;
    return;
  }
  for (const OptionSpec& spec : option_specs()) {
    if (!is_of(game, spec) || spec.value_count() < 2) continue;
    INFO("option " << spec.id);
    CHECK(page.find(marker_of(spec)) != std::string::npos);
  }
  CHECK(page == made);
}

}  // namespace

TEST_CASE("each other value of an option of the tile game changes an answer") {
  check_values(kTileGame);
}
TEST_CASE("each other value of an option of brick boards changes an answer") {
  check_values(kBrickGame);
}
TEST_CASE("each other value of an option of true sight changes an answer") {
  check_values(kSkirmishGame);
}
TEST_CASE("each other value of an option of the bridge game changes an answer") {
  check_values(kBridgeGame);
}
TEST_CASE("each other value of an option of the sky-line changes an answer") {
  check_values(kSkylineGame);
}
TEST_CASE("the rules page shows each option where it makes the difference") {
  check_page(kTileGame);
}
TEST_CASE("the rules page of brick boards shows each option where it makes the difference") {
  check_page(kBrickGame);
}
TEST_CASE("the rules page of true sight shows each option where it makes the difference") {
  check_page(kSkirmishGame);
}
TEST_CASE("the rules page of the bridge game shows each option where it makes the difference") {
  check_page(kBridgeGame);
}
TEST_CASE("the rules page of the sky-line shows each option where it makes the difference") {
  check_page(kSkylineGame);
}
