#include <catch2/catch.hpp>
#include <cstdint>
#include <string>

#include "rules/files/mayhem/mayhem_file.h"
#include "tests/rules/files/sample_boards.h"

namespace parapet {
namespace {

using test::board_fault;
using test::replaced;
using test::small_board;

TEST_CASE("an unknown key of the board names the nearest") {
  const Fault fault = test::small_board_fault(", \"unist\": []");
  CHECK(fault.code == "unknown-key");
  CHECK(fault.place.empty());
  CHECK(fault.found == "the unknown key \"unist\"");
  CHECK(fault.expected == "a key such as \"units\"");
}

TEST_CASE("a board of another format or game says so first") {
  const Fault format = board_fault(replaced(small_board(), "parapet-board/1", "parapet-board/2"));
  CHECK(format.code == "wrong-format");
  CHECK(format.place == "/format");
  for (const char* game : {"realms", "skyline", "skybridge", "skirmish"}) {
    const Fault fault = board_fault(R"({"format": "parapet-board/1", "game": ")" +
                                    std::string(game) + R"(", "terrain": []})");
    CHECK(fault.code == "wrong-game");
    CHECK(fault.place == "/game");
    CHECK(fault.found == "a board of game " + std::string(game));
  }
  CHECK(board_fault(replaced(small_board(), "\"mayhem\"", "\"mayhm\"")).code == "wrong-value");
  CHECK(board_fault("[]").code == "wrong-value");
  CHECK(board_fault("{}").code == "missing-key");
}

TEST_CASE("comments may stand anywhere in a board") {
  CHECK(read_mayhem_file("// a board\n" + replaced(small_board(), "\"tiles\"", "/* x */ \"tiles\""),
                         "")
            .has_value());
}

// The golden rule of a reader: whatever it is given, it gives a board or a fault.
void read_anything(const std::string& text) {
  const auto board = read_mayhem_file(text, "b.json");
  if (board) {
    const auto again = read_mayhem_file(write_mayhem_file(*board), "again");
    if (!again) FAIL(to_text(again.error()));
    return;
  }
  const Fault& fault = board.error();
  CHECK(fault.file == "b.json");
  CHECK_FALSE(fault.found.empty());
  CHECK(to_text(fault).size() < 3000);
}

std::string full_board() {
  return small_board(R"(,
    "units": [ { "id": "a", "side": "x", "at": "hut:B2@2", "facing": "N", "size": [1, 1] } ],
    "vehicles": [ { "id": "c", "side": "x", "back": "A1", "front": [1, 0], "speed": 9,
                    "maneuverability": 3, "ram": "W" } ],
    "markers": [ { "kind": "explosion", "at": "B2@2", "damage": 2, "size": "large" },
                 { "kind": "event", "id": "3", "side": "l", "at": [3, 1, 1], "trigger": "area" } ],
    "devices": [ { "id": "d", "kind": "edmks", "side": "l", "at": "A1", "size": [2, 2] } ],
    "explosions": { "large": { "radius": 2, "dice": "RRRR" } },
    "options": { "L12": "eye:3/8" }, "scale": { "space_mm": "127/5" })");
}

TEST_CASE("a board that is cut off anywhere is an error, and nothing is half loaded") {
  const std::string text = full_board();
  REQUIRE(read_mayhem_file(text, "").has_value());
  const std::size_t end = text.find_last_of('}');
  for (std::size_t length = 0; length <= end; ++length) {
    const auto board = read_mayhem_file(text.substr(0, length), "b.json");
    REQUIRE_FALSE(board.has_value());
    CHECK(board.error().code == "bad-json");
    CHECK(board.error().found == "the end of the text");
  }
}

TEST_CASE("a house that is cut off at every seventh byte is an error") {
  const std::string text =
      test::read_whole(std::string(PARAPET_TEST_DATA) + "/boards/house.board.json");
  for (std::size_t length = 0; length + 2 < text.size(); length += 7) {
    REQUIRE_FALSE(read_mayhem_file(text.substr(0, length), "b.json").has_value());
  }
}

// xorshift64: the same numbers everywhere.
class Random {
 public:
  std::size_t below(std::size_t bound) {
    state_ ^= state_ << 13U;
    state_ ^= state_ >> 7U;
    state_ ^= state_ << 17U;
    return static_cast<std::size_t>(state_ % bound);
  }

 private:
  std::uint64_t state_ = 0x9E3779B97F4A7C15U;
};

TEST_CASE("a board with bytes changed, taken out or put in never harms the reader") {
  const std::string sound = full_board();
  const std::string_view likely = "{}[]\",:0123456789.-eE+ \n\\/NESWRYW@#o|~=%*";
  Random random;
  for (int round = 0; round < 6000; ++round) {
    std::string text = sound;
    const std::size_t changes = 1 + random.below(3);
    for (std::size_t n = 0; n < changes; ++n) {
      const std::size_t at = random.below(text.size());
      const char byte = random.below(2) == 0 ? likely[random.below(likely.size())]
                                             : static_cast<char>(random.below(256));
      switch (random.below(4)) {
        case 0:
          text.erase(at, 1 + random.below(4));
          break;
        case 1:
          text.insert(at, 1, byte);
          break;
        default:
          text[at] = byte;
      }
    }
    INFO(text);
    read_anything(text);
  }
}

TEST_CASE("values of a wrong kind in any place never harm the reader") {
  // Each value of the board is replaced in turn by each of these.
  const std::string sound = full_board();
  for (const char* other : {"null", "-1", "1e300", "\"\"", "[]", "{}", "\"F7\"", "true",
                            "99999999999999999999", "[[[]]]", "\"hut:Z99@9\"", "[0, 0, 0]"}) {
    for (std::size_t at = 0; at < sound.size(); ++at) {
      const bool starts_value = sound[at] == '"' || sound[at] == '[' || sound[at] == '{';
      if (!starts_value) continue;
      // As far as the next comma or bracket; what follows is often broken, which is as good a test.
      const std::size_t end = sound.find_first_of(",]}", at);
      if (end == std::string::npos) continue;
      read_anything(sound.substr(0, at) + other + sound.substr(end));
    }
  }
}

}  // namespace
}  // namespace parapet
