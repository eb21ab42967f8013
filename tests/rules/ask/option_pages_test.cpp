#include <catch2/catch.hpp>
#include <cstdlib>
#include <fstream>

#include "rules/files/json_write.h"
#include "rules/options.h"
#include "tests/support/option_cases.h"

// Every option of the tile game changes an answer somewhere, and the rules page shows where. The
// case files behind the examples are run by cases_test.

namespace {

using namespace parapet;

const std::string kCases = std::string(PARAPET_TEST_DATA) + "/cases";
const std::string kPage = std::string(PARAPET_SOURCE_DIR) + "/docs/rules-mayhem.md";

// Where several files show an option the first is its home.
std::map<std::pair<std::string, std::string>, test::OptionPair> pairs() {
  std::vector<std::string> files;
  for (const char* group : {"sight", "moving", "vehicle", "push", "area", "collapse"}) {
    files.push_back(kCases + "/options_" + group + ".cases.jsonl");
  }
  return test::option_pairs(files);
}

bool is_of_tile_game(const OptionSpec& spec) {
  return std::string_view("LRFDMZJPACGVT").find(spec.id.front()) != std::string_view::npos;
}

// How the page shows an option: the question, and its answer under each value.
std::string example_of(const OptionSpec& spec) {
  static const auto all = pairs();
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
std::string with_examples(std::string page) {
  for (const OptionSpec& spec : option_specs()) {
    const std::size_t marker = page.find(marker_of(spec));
    if (marker == std::string::npos) continue;
    const std::size_t start = marker + marker_of(spec).size();
    std::size_t end = start;
    if (page.compare(start, 7, "```text") == 0) {
      end = page.find("\n```\n", start);
      end = end == std::string::npos ? start : end + 5;
    }
    page.replace(start, end - start, example_of(spec));
  }
  return page;
}

}  // namespace

TEST_CASE("each other value of an option of the tile game changes an answer") {
  const auto all = pairs();
  for (const OptionSpec& spec : option_specs()) {
    if (!is_of_tile_game(spec)) continue;
    for (std::size_t n = 1; n < spec.value_count(); ++n) {
      INFO("option " << spec.id << ", value " << spec.values[n]);
      const auto pair = all.find({std::string(spec.id), std::string(spec.values[n])});
      REQUIRE(pair != all.end());
      CHECK(pair->second.as_it_is.expect != pair->second.with_option.expect);
    }
  }
}

// PARAPET_WRITE_PAGES=1 writes the page's examples instead.
TEST_CASE("the rules page shows each option where it makes the difference") {
  const std::string page = test::read_text_file(kPage);
  REQUIRE_FALSE(page.empty());
  const std::string made = with_examples(page);
  if (std::getenv("PARAPET_WRITE_PAGES") != nullptr) {
    std::ofstream(kPage) << made;
    return;
  }
  for (const OptionSpec& spec : option_specs()) {
    if (!is_of_tile_game(spec) || spec.value_count() < 2) continue;
    INFO("option " << spec.id);
    CHECK(page.find(marker_of(spec)) != std::string::npos);
  }
  CHECK(page == made);
}
