#include "tests/rules/files/sample_boards.h"

#include <algorithm>
#include <catch2/catch.hpp>
#include <fstream>
#include <sstream>

#include "rules/files/mayhem/mayhem_file.h"

namespace parapet::test {

std::string small_board(std::string_view extra) {
  return R"({
  "format": "parapet-board/1",
  "name": "Small",
  "game": "mayhem",
  "tiles": {
    "hut": {
      "levels": [
        { "label": "hut-1", "plan": [
          "+ + + + +",
          " . . . . ",
          "+ + + + +",
          " . . .=. ",
          "+ + + + +",
          " R . . . ",
          "+ + + + +"] },
        { "label": "hut-2", "plan": [
          "         ",
          "         ",
          "  + + +  ",
          "   . .   ",
          "  + + +  ",
          "         ",
          "         "] }
      ]
    }
  },
  "layout": [ { "tile": "hut", "at": [0, 0], "turn": 0 } ])" +
         std::string(extra) + "\n}\n";
}

Fault board_fault(std::string_view text) {
  const auto board = read_mayhem_file(text, "b.json");
  REQUIRE_FALSE(board.has_value());
  CHECK_FALSE(board.error().code.empty());
  CHECK_FALSE(board.error().found.empty());
  CHECK_FALSE(board.error().expected.empty());
  CHECK(board.error().file == "b.json");
  return board.error();
}

Fault small_board_fault(std::string_view extra) { return board_fault(small_board(extra)); }

std::string replaced(std::string text, std::string_view from, std::string_view to) {
  const std::size_t at = text.find(from);
  REQUIRE(at != std::string::npos);
  return text.replace(at, from.size(), to);
}

std::string read_whole(const std::filesystem::path& path) {
  std::ifstream file(path, std::ios::binary);
  REQUIRE(file.good());
  std::ostringstream text;
  text << file.rdbuf();
  return text.str();
}

std::vector<std::filesystem::path> mayhem_boards() {
  const std::filesystem::path root = PARAPET_TEST_DATA;
  std::vector<std::filesystem::path> boards;
  for (const char* folder : {"boards", "cases/random_sight"}) {
    for (const auto& entry : std::filesystem::directory_iterator(root / folder)) {
      if (!entry.path().string().ends_with(".board.json")) continue;
      if (read_whole(entry.path()).find("\"mayhem\"") == std::string::npos) continue;
      boards.push_back(entry.path());
    }
  }
  std::sort(boards.begin(), boards.end());
  return boards;
}

}  // namespace parapet::test
