#include <algorithm>
#include <catch2/catch.hpp>
#include <map>
#include <set>

#include "cli/window/game_options.h"
#include "cli/window/mode_question.h"
#include "cli/window/window_numbers.h"
#include "rules/files/json/json_write.h"
#include "rules/files/whole_file.h"
#include "tests/cli/window/positions.h"

namespace {

using parapet::Game;
using parapet::Result;
using parapet::cli::OpenBoard;
using parapet::testing::open_named;
using parapet::viewer::Detail;

// The question that a mode means, as a line; or the code of its fault.
std::string question(const OpenBoard& board, const std::string& mode,
                     const std::vector<std::string>& picks) {
  const auto* row = parapet::cli::find_mode(board.game(), mode);
  REQUIRE(row != nullptr);
  const auto asked =
      parapet::cli::mode_question(board, *row, picks, parapet::cli::window_numbers(board));
  return asked ? parapet::write_json_line(asked->question) : asked.error().code;
}

struct Asked {
  std::string mode;
  std::vector<std::string> picks;
  std::string line;
};

void check_all(const std::string& name, const std::vector<Asked>& all) {
  const OpenBoard board = open_named(name);
  std::set<std::string> left;
  for (const auto& row : parapet::cli::window_modes(board.game())) left.emplace(row.name);
  for (const Asked& one : all) {
    INFO(name << " " << one.mode);
    CHECK(question(board, one.mode, one.picks) == one.line);
    left.erase(one.mode);
  }
  CHECK(left == std::set<std::string>());  // each mode is in the list
}

}  // namespace

TEST_CASE("the modes of tile boards ask the questions of the protocol") {
  check_all("harbour",
            {
                {"Sight", {"scout", "E4@3"}, R"({"ask":"sight","from":"scout","to":"E4@3"})"},
                {"Reach", {"scout"}, R"({"ask":"reach","from":"scout","mp":5})"},
                {"Reach", {"bomb"}, R"({"ask":"reach","from":"bomb","mp":5,"side":"mayhem"})"},
                {"Reach", {"A1"}, R"({"ask":"reach","from":"A1","mp":5,"side":"mayhem"})"},
                {"Route", {"scout", "D4@2"}, R"({"ask":"route","from":"scout","to":"D4@2"})"},
                {"Jump",
                 {"scout", "D4@2"},
                 R"({"ask":"route","from":"scout","to":"D4@2","jump":{"up":1,"span":4}})"},
                {"Step", {"scout", "F6"}, R"({"ask":"step","from":"scout","to":"F6"})"},
                {"Step", {"golem", "K5"}, R"({"ask":"step","unit":"golem","to":"K5"})"},
                {"Push",
                 {"brawler", "trooper"},
                 R"({"ask":"push","attacker":"brawler","target":"trooper","pushes":2})"},
                {"Push",
                 {"brawler", "trooper", "K6"},
                 R"({"ask":"push","attacker":"brawler","target":"trooper","pushes":2,"to":"K6"})"},
                {"Attack",
                 {"scout", "trooper"},
                 R"({"ask":"attack","from":"scout","to":"trooper","dice":"YY"})"},
                {"Area attack",
                 {"scout", "I5"},
                 R"({"ask":"area","center":"I5","radius":2,"attacker":"scout"})"},
                {"Explosion", {"I5"}, R"({"ask":"area","center":"I5","radius":2})"},
                {"Zone of control", {"trooper"}, R"({"ask":"zoc","at":"trooper"})"},
            });
}

TEST_CASE("the modes of brick boards ask the questions of the protocol") {
  check_all("river-keep",
            {
                {"Sight", {"knight", "J3"}, R"({"ask":"sight","from":"knight","to":"J3"})"},
                {"How much is seen",
                 {"archer", "gatekeeper"},
                 R"({"ask":"exposure","from":"archer","to":"gatekeeper"})"},
                {"Reach", {"knight"}, R"({"ask":"reach","from":"knight"})"},
                {"Reach", {"E5"}, R"({"ask":"reach","from":"E5","height":10,"movement":6})"},
                {"Route", {"knight", "H5"}, R"({"ask":"route","from":"knight","to":"H5"})"},
                {"Step", {"C3", "D3"}, R"({"ask":"step","from":"C3","to":"D3","height":10})"},
                {"Leap", {"knight", "G6"}, R"({"ask":"leap","from":"knight","to":"G6"})"},
                {"Attack",
                 {"knight", "gatekeeper"},
                 R"({"ask":"attack","from":"knight","to":"gatekeeper","range":6})"},
                {"Height", {"D5"}, R"({"ask":"elevation","at":"D5"})"},
                {"Neighbours", {"D5", "E6"}, R"({"ask":"neighbour","from":"D5","to":"E6"})"},
                {"Fall", {"knight", "D5"}, R"({"ask":"fall","drop":0,"unit":"knight"})"},
                {"Fall", {"D5", "captain"}, "wrong-value"},
                {"Fall", {"captain", "C1"}, R"({"ask":"fall","drop":"128/5","unit":"captain"})"},
            });
  check_all(
      "chapel-yard",
      {
          {"True sight", {"sniper", "medic"}, R"({"ask":"sight","from":"sniper","to":"medic"})"},
          {"Height", {"sniper"}, R"({"ask":"elevation","at":"sniper"})"},
          {"Neighbours", {"A1", "B1"}, R"({"ask":"neighbour","from":"A1","to":"B1"})"},
      });
}

TEST_CASE("too few picks are asked for and too many refused") {
  const OpenBoard board = open_named("harbour");
  CHECK(question(board, "Sight", {}) == "missing-pick");
  CHECK(question(board, "Sight", {"scout"}) == "missing-pick");
  CHECK(question(board, "Sight", {"scout", "trooper", "thug"}) == "unknown-word");
  CHECK(parapet::cli::find_mode(Game::mayhem, "Leap") == nullptr);
  const auto position = parapet::testing::position_named("harbour");
  const auto answered =
      position->ask(parapet::testing::mode_named(*position, "Push"), {"brawler"}, Detail::whole);
  REQUIRE_FALSE(answered);
  CHECK(to_text(answered.error()) == "Push: found 1 pick, expected one more: Whom?");
}

TEST_CASE("numbers go into the question and are told with the ruling") {
  const auto position = parapet::testing::position_named("harbour");
  const auto& reach = parapet::testing::mode_named(*position, "Reach");
  CHECK(reach.numbers == std::vector<std::string>{"mp", "reach-jump", "side"});
  const auto five = position->ask(reach, {"scout"}, Detail::quick);
  REQUIRE(five);
  CHECK(five->text.details == "Movement points: 5\nJump on the way: none\n");
  const auto other = position->with_option("mp", "2");
  REQUIRE(other);
  const auto two = (*other)->ask(reach, {"scout"}, Detail::quick);
  REQUIRE(two);
  CHECK(two->question == R"({"ask":"reach","from":"scout","mp":2})");
  CHECK(two->text.details == "Movement points: 2\nJump on the way: none\n");
  CHECK(two->text.verdict != five->text.verdict);
  const auto jumping = (*other)->with_option("reach-jump", "1/4");
  REQUIRE(jumping);
  const auto far = (*jumping)->ask(reach, {"scout"}, Detail::quick);
  REQUIRE(far);
  CHECK(far->question == R"({"ask":"reach","from":"scout","mp":2,"jump":{"up":1,"span":4}})");
  CHECK((*other)->file() == position->file());  // a number is none of the board's
  CHECK(position->with_option("mp", "many").error().code == "wrong-option");
}

// docs/formats.md, what an answer may hang on.
TEST_CASE("the options of a game are those that its questions read") {
  const std::map<Game, std::pair<std::string, std::string>> between = {
      {Game::mayhem, {"### What an answer may hang on", "On brick boards:"}},
      {Game::realms, {"On brick boards:", "On boards of game `skirmish`:"}},
      {Game::skirmish, {"On boards of game `skirmish`:", "On boards of game `skyline`:"}},
      {Game::skyline, {"On boards of game `skyline`:", "On bridge boards:"}},
      {Game::skybridge, {"On bridge boards:", "### An example"}}};
  const auto page = parapet::read_whole_file(std::string(PARAPET_SOURCE_DIR) + "/docs/formats.md",
                                             std::size_t{1} << 20U);
  REQUIRE(page);
  for (const auto& [game, ends] : between) {
    const std::size_t begin = page->find(ends.first);
    const std::size_t end = page->find(ends.second, begin);
    REQUIRE(end != std::string::npos);
    const std::string text = page->substr(begin + ends.first.size(), end - begin);
    // "L1 to L15" and "R3": all ids, and all of a group between two.
    std::set<std::string> listed;
    for (const auto& spec : parapet::option_specs()) {
      const std::string group(spec.id.substr(0, 1));
      const int number = std::stoi(std::string(spec.id.substr(1)));
      for (std::size_t at = text.find(group); at != std::string::npos;
           at = text.find(group, at + 1)) {
        std::size_t digits = 0;
        if (at + 1 >= text.size() || text[at + 1] < '0' || text[at + 1] > '9') continue;
        const int first = std::stoi(text.substr(at + 1), &digits);
        int last = first;
        const std::string rest = text.substr(at + 1 + digits, 4 + group.size());
        if (rest == " to " + group) last = std::stoi(text.substr(at + 1 + digits + rest.size()));
        if (number >= first && number <= last && spec.value_count() > 1) listed.emplace(spec.id);
      }
    }
    std::set<std::string> read;
    for (const auto option : parapet::cli::game_options(game)) {
      read.emplace(parapet::option_specs()[option].id);
    }
    INFO(to_text(game));
    CHECK(read == listed);
  }
}
