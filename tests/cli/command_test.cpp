#include "tests/support/command.h"

#include <catch2/catch.hpp>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <string>

#include "rules/files/json/json_parse.h"
#include "tests/support/case_file.h"
#include "tests/support/temporary_folder.h"

// The `parapet` command as a whole process.

namespace {

namespace fs = std::filesystem;
using parapet::test::read_text_file;

const std::string kBoards = std::string(PARAPET_SOURCE_DIR) + "/boards/";
const std::string kDispute = kBoards + "rooftop-dispute.board.json";

using parapet::testing::Outcome;

Outcome run(const std::string& words, const std::string& input = "") {
  if (input.empty())
    return parapet::testing::run_line("'" PARAPET_COMMAND "' " + words + " < /dev/null");
  return parapet::testing::run_line("cat '" + input + "' | '" PARAPET_COMMAND "' " + words);
}

bool has(const Outcome& outcome, const std::string& part) { return outcome.has(part); }

using Folder = parapet::testing::TemporaryFolder;

}  // namespace

TEST_CASE("sight is ruled like a referee does") {
  const Outcome outcome = run("sight '" + kDispute + "' archer runner");
  INFO(outcome.out);
  CHECK(outcome.status == 0);
  CHECK(has(outcome, "archer (E4@2) sees runner (J7)."));
  CHECK(has(outcome, "[AOM-LOS-6]"));
  CHECK(has(outcome, "With option L4 set to block it would be blocked."));
}

TEST_CASE("the rulings in the README and the guide are what the command says") {
  const auto tells = [](const std::string& page, const std::string& words) {
    const std::string text = read_text_file(std::string(PARAPET_SOURCE_DIR) + "/" + page);
    return text.find(run(words).out) != std::string::npos;
  };
  CHECK(tells("README.md", "sight '" + kDispute + "' archer runner"));
  CHECK(tells("README.md", "step '" + kBoards + "river-keep.board.json' C3 D3 --height 10"));
  CHECK(tells("README.md", "sight '" + kBoards + "chapel-yard.board.json' sniper medic"));
  CHECK(tells("docs/boards.md", "sight '" + kBoards + "garden.board.json' cat dog"));
}

TEST_CASE("the boards that ship have nothing wrong") {
  int boards = 0;
  for (const auto& entry : fs::directory_iterator(kBoards)) {
    if (entry.path().string().find(".board.json") == std::string::npos) continue;
    const Outcome outcome = run("check '" + entry.path().string() + "'");
    INFO(outcome.out);
    CHECK(outcome.status == 0);
    CHECK(has(outcome, "nothing wrong."));
    ++boards;
  }
  CHECK(boards >= 4);
}

TEST_CASE("a verdict changes with an option, and --json gives the protocol's answer") {
  const Outcome outcome = run("sight '" + kDispute + "' archer runner --option L4=block --json");
  INFO(outcome.out);
  CHECK(outcome.status == 0);
  const auto answer = parapet::parse_json(outcome.out, "answer");
  REQUIRE(answer.has_value());
  CHECK_FALSE(answer->find("sight")->as_bool());
  CHECK(answer->find("options")->items().size() >= 1);
}

TEST_CASE("wrong words end with status 2, a question that cannot be answered with 1") {
  CHECK(run("sight '" + kDispute + "' archer runner --option L4").status == 2);
  CHECK(run("attack '" + kDispute + "' archer runner --dice YY --bonus x").status == 2);
  CHECK(run("table '" + kDispute + "' --shard 3/3").status == 2);
  const Outcome outcome = run("sight '" + kDispute + "' archer ruNner");
  INFO(outcome.out);
  CHECK(outcome.status == 1);
  CHECK(has(outcome, "\"runner\""));
}

TEST_CASE("a bad board ends with status 3, tells the place, and nothing is written") {
  const Folder folder;
  CHECK(run("check '" + folder.path("none.board.json") + "'").status == 3);
  std::string text = read_text_file(kDispute);
  const std::size_t row = text.find("\"+ o-+-+-+-o");
  REQUIRE(row != std::string::npos);
  text[row + 3] = 'x';
  const std::string bad = folder.file("bad.board.json", text);
  const Outcome outcome = run("sight '" + bad + "' archer runner --picture '" +
                              folder.path("p.png") + "' --save '" + folder.path("s.json") + "'");
  INFO(outcome.out);
  CHECK(outcome.status == 3);
  CHECK(has(outcome, "tile \"street\", level 1"));
  CHECK(has(outcome, "row 3, column 3"));
  CHECK(has(outcome, "found 'x'"));
  CHECK(has(outcome, "  ^"));
  CHECK(folder.count() == 1);
}

TEST_CASE("a saved ruling is asked again, and told if it no longer stands") {
  const Folder folder;
  const std::string saved = folder.path("roof.dispute.json");
  REQUIRE(run("sight '" + kDispute + "' archer runner --save '" + saved + "'").status == 0);
  const Outcome stands = run("again '" + saved + "'");
  INFO(stands.out);
  CHECK(stands.status == 0);
  CHECK(has(stands, "The ruling stands."));
  CHECK(has(stands, "archer (E4@2) sees runner (J7)."));
  std::string text = read_text_file(saved);
  const std::size_t sight = text.find("\"sight\": true");
  REQUIRE(sight != std::string::npos);
  text.replace(sight, 13, "\"sight\": false");
  const Outcome changed = run("again '" + folder.file("changed.json", text) + "'");
  INFO(changed.out);
  CHECK(has(changed, "no longer stands: it differs in sight."));
  CHECK(run("again '" + folder.file("cut.json", text.substr(0, text.size() / 2)) + "'").status ==
        3);
}

TEST_CASE("ask answers every line, and a line of 10 MB by an error") {
  const Folder folder;
  const std::string question = R"({"ask":"sight","from":"archer","to":"runner","explain":false})";
  const std::string input = folder.file(
      "lines.txt", question + "\nnonsense\n" + std::string(10'000'000, 'x') + "\n" + question);
  const Outcome outcome = run("ask '" + kDispute + "'", input);
  CHECK(outcome.status == 0);
  std::vector<std::string> lines;
  std::istringstream in(outcome.out);
  for (std::string line; std::getline(in, line);) lines.push_back(line);
  REQUIRE(lines.size() == 4);
  CHECK(lines[0].find("\"sight\":true") != std::string::npos);
  CHECK(lines[1].find("bad-json") != std::string::npos);
  CHECK(lines[2].find("limit") != std::string::npos);
  CHECK(lines[3] == lines[0]);
}

TEST_CASE("a table's shards in order make the whole") {
  const Outcome whole = run("table '" + kDispute + "'");
  CHECK(whole.status == 0);
  std::string parts;
  for (const char* shard : {"0/3", "1/3", "2/3"}) {
    parts += run("table '" + kDispute + "' --shard " + shard).out;
  }
  CHECK(parts == whole.out);
  CHECK(whole.out.rfind("space,A1,B1,", 0) == 0);
}

TEST_CASE("show prints plans that a board file can hold") {
  const Outcome outcome = run("show '" + kDispute + "'");
  INFO(outcome.out);
  CHECK(outcome.status == 0);
  CHECK(has(outcome, "Level 2"));
  CHECK(has(outcome, "archer (mayhem) at E4@2, facing E"));
}
