#include "rules/ask/skybridge/game_file.h"

#include <catch2/catch.hpp>
#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "rules/ask/skybridge/state_digest.h"
#include "rules/skybridge/game/engine.h"
#include "rules/skybridge/game/orders.h"
#include "rules/skybridge/game/random.h"
#include "rules/skybridge/game/random_play.h"
#include "tests/rules/files/skybridge/demo_cards.h"

// Files of games of the bridge game (docs/formats.md, game files).

namespace {

using namespace parapet;
using namespace parapet::skybridge::game;
using ask::GameBeginning;
using ask::GameRecord;

const std::string kPath = "cards/demo.json";

Result<PrintedGame> open_demo(const std::string& path) {
  CHECK(path == kPath);
  return test::demo_cards();
}

GameBeginning beginning(std::uint64_t seed) {
  GameBeginning begun;
  begun.printed = std::make_shared<const PrintedGame>(test::demo_cards());
  begun.players = {"red", "blue", "white"};
  begun.chance = seed;
  return begun;
}

GameRecord begun(GameBeginning begin) {
  auto record = GameRecord::begin(std::move(begin));
  if (!record) FAIL(to_text(record.error()));
  return *std::move(record);
}

GameRecord played(std::uint64_t seed) {
  GameRecord record = begun(beginning(seed));
  for (const Action& action : play_at_random(record.game(), seed).actions) {
    REQUIRE(record.act(action));
  }
  return record;
}

Result<GameRecord> read(const std::string& text) {
  return ask::read_game_file(text, "game", open_demo);
}

void check_same(const GameRecord& record) {
  const std::string text = ask::game_file_text(record);
  const auto again = read(text);
  if (!again) FAIL(to_text(again.error()));
  CHECK(ask::game_file_text(*again) == text);
  CHECK(again->state() == record.state());
  CHECK(ask::state_digest(again->game(), again->state()) ==
        ask::state_digest(record.game(), record.state()));
}

// Text with one part of it replaced.
std::string with(std::string text, const std::string& from, const std::string& to) {
  const std::size_t at = text.find(from);
  INFO(from);
  REQUIRE(at != std::string::npos);
  return text.replace(at, from.size(), to);
}

// A short game: boards, then two more actions.
GameRecord short_game() {
  GameBeginning begin = beginning(7);
  begin.path = kPath;
  GameRecord record = begun(std::move(begin));
  for (int n = 0; n < 3; ++n) REQUIRE(record.act(legal(record.game(), record.state()).front()));
  return record;
}

}  // namespace

TEST_CASE("a whole game is the same read again and byte for byte when written") {
  for (std::uint64_t seed = 1; seed <= 4; ++seed) {
    const GameRecord record = played(seed);
    CHECK(is_over(record.state()));
    check_same(record);
  }
}

TEST_CASE("a game that has just begun and one with other readings are kept") {
  check_same(begun(beginning(0)));
  GameBeginning begin = beginning(9);
  REQUIRE(begin.readings.set("O-18", "godh-above"));
  REQUIRE(begin.readings.set("O-8", "must"));
  const GameRecord record = begun(std::move(begin));
  check_same(record);
  const std::string text = ask::game_file_text(record);
  CHECK(text.find(R"("options": {"O-8": "must", "O-18": "godh-above"})") != std::string::npos);
}

TEST_CASE("a game may name its data by path and digest") {
  const GameRecord record = short_game();
  check_same(record);
  const std::string text = ask::game_file_text(record);
  CHECK(text.find(R"("path": "cards/demo.json")") != std::string::npos);
  CHECK(text.size() < 1000);
  const std::string digest = ask::printed_digest(*record.beginning().printed);
  const auto other = read(with(text, digest, std::string(32, '0')));
  REQUIRE_FALSE(other);
  CHECK(other.error().code == "other-data");
  CHECK(other.error().place == "/data");
  for (const char* path : {"../demo.json", "/etc/demo.json", "a/../../b"}) {
    const auto outside = read(with(text, kPath, path));
    REQUIRE_FALSE(outside);
    CHECK(outside.error().code == "outside-folder");
  }
}

TEST_CASE("dice are rolled by the caller where shuffles are given") {
  GameBeginning begin = beginning(0);
  std::uint64_t random = 77;
  GameRecord seeded = begun(beginning(77));
  begin.chance = shuffled(seeded.game(), random);
  GameRecord record = begun(std::move(begin));
  // The same cards as from the seed.
  CHECK(record.state().stacks == seeded.state().stacks);
  CHECK(record.state().godh_pile == seeded.state().godh_pile);
  CHECK(record.state().box == seeded.state().box);
  CHECK(record.state().eye_blocker == seeded.state().eye_blocker);
  std::uint64_t choices = 5;
  int rolls = 0;
  while (!is_over(record.state())) {
    const Actions actions = legal(record.game(), record.state());
    const Action& action = actions[random_below(choices, actions.size())];
    if (std::holds_alternative<Roll>(action)) {
      CHECK(decider(record.state()) == kChance);
      ++rolls;
    }
    REQUIRE(record.act(with_random_orders(record.state(), action, choices)));
  }
  CHECK(rolls == 6);
  check_same(record);
}

TEST_CASE("an illegal action is refused with its place") {
  const std::string text = ask::game_file_text(short_game());
  const std::size_t last = text.rfind("{\"kind\"");
  std::string wrong = text;
  wrong.insert(last, "{\"kind\": \"next\"},\n    ");
  const auto record = read(wrong);
  REQUIRE_FALSE(record);
  CHECK(record.error().code == "illegal-action");
  CHECK(record.error().place == "/actions/2");
  CHECK(record.error().file == "game");
}

TEST_CASE("games that cannot be are refused with their place") {
  const std::string text = ask::game_file_text(short_game());
  const std::string players = R"(["red", "blue", "white"])";
  struct Wrong {
    const char* from;
    const char* to;
    const char* code;
    const char* place;
  };
  const Wrong all[] = {
      {"parapet-skybridge-game/1", "parapet-skybridge/1", "wrong-format", "/format"},
      {"\"seed\"", "\"sed\"", "unknown-key", ""},
      {"\"seed\": 7", "\"seed\": -7", "wrong-value", "/seed"},
      {"\"seed\": 7", "\"seed\": 1.5", "wrong-value", "/seed"},
      {"\"seed\": 7", "\"seed\": 7, \"shuffles\": {}", "wrong-value", "/shuffles"},
      {"\"seed\": 7", "\"shuffles\": {}", "missing-key", "/shuffles"},
      {"\"seed\": 7,", "", "missing-key", ""},
      {"\"white\"]", "\"red\"]", "wrong-players", "/players"},
      {"\"white\"]", "\"free\"]", "wrong-players", "/players"},
      {", \"blue\", \"white\"]", "]", "wrong-players", "/players"},
      {"\"white\"]", "\"a\", \"b\", \"c\"]", "wrong-players", "/players"},
      {"\"white\"]", "\"a\", \"b\", \"c\", \"d\"]", "limit", "/players"},
      {"\"players\"", "\"options\": {\"O-18\": \"x\"}, \"players\"", "wrong-option",
       "/options/O-18"},
      {"\"kind\": \"choose-board\"", "\"kind\": \"choose-bord\"", "wrong-value", "/actions/0/kind"},
      {"\"side\": 1", "\"side\": 3", "wrong-value", "/actions/0/side"},
      {"\"actions\": [", "\"actions\": [[],", "wrong-value", "/actions/0"},
  };
  for (const Wrong& wrong : all) {
    const auto record = read(with(text, wrong.from, wrong.to));
    INFO(wrong.from << " -> " << wrong.to);
    REQUIRE_FALSE(record);
    INFO(to_text(record.error()));
    CHECK(record.error().code == wrong.code);
    CHECK(record.error().place == wrong.place);
  }
  CHECK_FALSE(read("{}"));
  CHECK_FALSE(read(""));
}

TEST_CASE("shuffles have the printed cards and no others") {
  GameBeginning begin = beginning(0);
  begin.path = kPath;
  std::uint64_t random = 3;
  begin.chance = shuffled(begun(beginning(3)).game(), random);
  const std::string text = ask::game_file_text(begun(std::move(begin)));
  REQUIRE(read(text));
  const auto twice = read(with(text, "\"d01\"", "\"d02\""));
  REQUIRE_FALSE(twice);
  CHECK(twice.error().place == "/shuffles/godh");
  const auto unknown = read(with(text, "\"g01\"", "\"g99\""));
  REQUIRE_FALSE(unknown);
  CHECK(unknown.error().code == "unknown-id");
  CHECK(read(with(text, "\"start\": \"", "\"start\": \"x")).error().place == "/shuffles/start");
}
