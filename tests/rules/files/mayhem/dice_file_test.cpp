#include "rules/files/mayhem/dice_file.h"

#include <algorithm>
#include <catch2/catch.hpp>

#include "tests/support/case_file.h"
#include "tests/support/temporary_folder.h"

namespace {

using namespace parapet;
using mayhem::Symbol;

std::string dice(const std::string& faces) {
  return R"({"format": "parapet-dice/1", "faces": )" + faces + "}";
}

std::string code_of(const std::string& text) {
  const auto read = read_dice_file(text, "dice.json");
  REQUIRE_FALSE(read.has_value());
  CHECK(read.error().file == "dice.json");
  return read.error().code;
}

std::vector<int> faces_with(const mayhem::Die& die) {
  std::vector<int> counts;
  for (const Symbol symbol : mayhem::kSymbols) {
    counts.push_back(static_cast<int>(std::count_if(
        die.begin(), die.end(), [&](const mayhem::Face& face) { return face.of(symbol) > 0; })));
  }
  return counts;
}

}  // namespace

TEST_CASE("the program carries the faces of boards/dice.json") {
  const std::string path = std::string(PARAPET_SOURCE_DIR) + "/boards/dice.json";
  const auto read = read_dice_file(test::read_text_file(path), path);
  REQUIRE(read.has_value());
  CHECK(*read == default_faces());
}

TEST_CASE("the faces that come with the program have as many of each symbol as the rules say") {
  CHECK(default_faces().red.size() == 12);
  CHECK(default_faces().yellow.size() == 8);
  CHECK(default_faces().white.size() == 6);
  CHECK(faces_with(default_faces().red) == std::vector<int>{8, 5, 3, 3});
  CHECK(faces_with(default_faces().yellow) == std::vector<int>{4, 3, 2, 2});
  CHECK(faces_with(default_faces().white) == std::vector<int>{2, 1, 1, 1});
}

TEST_CASE("a file of dice is read, repeated symbols and blank faces too") {
  const auto read = read_dice_file(
      dice(R"({"R": [["hit", "hit", "push"], []], "Y": [["aimed"]], "W": [["special"]]})"),
      "dice.json");
  REQUIRE(read.has_value());
  REQUIRE(read->red.size() == 2);
  CHECK(read->red[0].of(Symbol::hit) == 2);
  CHECK(read->red[0].of(Symbol::push) == 1);
  CHECK(read->red[1] == mayhem::Face{});
  CHECK(read->white.front().of(Symbol::special) == 1);
}

TEST_CASE("a file of dice with a fault is refused whole") {
  CHECK(code_of("") == "bad-json");
  CHECK(code_of("[]") == "wrong-value");
  CHECK(code_of(R"({"faces": {}})") == "missing-key");
  CHECK(code_of(R"({"format": "parapet-board/1", "faces": {}})") == "wrong-format");
  CHECK(code_of(dice(R"({"R": [[]], "Y": [[]]})")) == "missing-key");
  CHECK(code_of(dice(R"({"R": [[]], "Y": [[]], "W": [[]], "B": [[]]})")) == "unknown-key");
  CHECK(code_of(dice(R"({"R": [], "Y": [[]], "W": [[]]})")) == "wrong-value");
  CHECK(code_of(dice(R"({"R": [["hits"]], "Y": [[]], "W": [[]]})")) == "wrong-value");
  CHECK(code_of(dice(R"({"R": ["hit"], "Y": [[]], "W": [[]]})")) == "wrong-value");
  std::string many = "[]";
  for (int n = 0; n < 100; ++n) many += ", []";
  CHECK(code_of(dice(R"({"R": [)" + many + R"(], "Y": [[]], "W": [[]]})")) == "limit");
  std::string crowded = R"("hit")";
  for (int n = 0; n < 10; ++n) crowded += R"(, "hit")";
  CHECK(code_of(dice(R"({"R": [[)" + crowded + R"(]], "Y": [[]], "W": [[]]})")) == "limit");
}

TEST_CASE("a board is played with the dice in its folder") {
  const parapet::testing::TemporaryFolder folder;
  const std::string board = folder.path("some.board.json");
  REQUIRE(faces_beside(board).has_value());
  CHECK(*faces_beside(board) == default_faces());
  folder.file("dice.json", dice(R"({"R": [["hit"]], "Y": [["hit"]], "W": [["hit"]]})"));
  REQUIRE(faces_beside(board).has_value());
  CHECK(faces_beside(board)->red.size() == 1);
  folder.file("dice.json", "{");
  REQUIRE_FALSE(faces_beside(board).has_value());
  CHECK(faces_beside(board).error().file == folder.path("dice.json"));
}
