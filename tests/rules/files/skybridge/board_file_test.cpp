#include <catch2/catch.hpp>
#include <functional>
#include <string>
#include <vector>

#include "rules/files/json/json_parse.h"
#include "rules/files/json/json_write.h"
#include "rules/files/skybridge/skybridge_file.h"
#include "tests/rules/ask/skybridge/track_session.h"

namespace parapet {
namespace {

std::string demo() { return test::track_board_text("bridge-demo"); }
std::string full() { return test::track_board_text("bridge-full"); }

// The board with the first `from` in it replaced.
std::string with(std::string board, const std::string& from, const std::string& to) {
  const std::size_t at = board.find(from);
  INFO(from);
  REQUIRE(at != std::string::npos);
  return board.replace(at, from.size(), to);
}

void refused(const std::string& board, const std::string& code, const std::string& place,
             const std::string& words) {
  const auto read = read_skybridge_file(board, "b.json");
  INFO(words);
  REQUIRE_FALSE(read.has_value());
  const std::string told = to_text(read.error());
  INFO(told);
  CHECK(read.error().code == code);
  CHECK(read.error().place == place);
  CHECK(told.find(words) != std::string::npos);
}

TEST_CASE("a board of track and bridge is read as it is written") {
  const auto board = read_skybridge_file(full(), "b.json");
  INFO((board ? std::string() : to_text(board.error())));
  REQUIRE(board.has_value());
  const skybridge::Position& position = board->position;
  REQUIRE(position.players.size() == 3);
  CHECK(position.players[1].id == "blue");
  CHECK(position.players[1].legion == 2);
  CHECK(position.players[1].reserve == 3);
  CHECK(position.rebels[0] == skybridge::Rebel{8, std::nullopt});
  CHECK(position.rebels[1] == skybridge::Rebel{7, 0});
  CHECK(position.garrisons[1] == skybridge::Garrison{0, 1});
  CHECK(position.population[0] == std::vector<std::size_t>{0, 1});
  CHECK(position.population[5].empty());
  CHECK(position.completed == 4);
  CHECK(position.free_rebels == 9);
  CHECK(board->span.segments[0].mass_mg == 90'000);
  CHECK(board->span.segments[6].length == 10);
  CHECK(board->span.segments[6].lap == 4);
  CHECK(board->span.segments[6].mass_mg == 110'500);
  CHECK(board->span.pillars == std::vector<int>{2});
  CHECK(board->options.is("B3", "one-in-all"));
}

TEST_CASE("what a board does not say is as at the beginning of a game") {
  std::string board = demo();
  for (const char* rest : {R"("rebels": [],)", R"("garrisons": [],)", R"("completed": 0,)",
                           R"("idle": 0,)", R"("drakhe_head": 4,)"}) {
    board = with(board, rest, "");
  }
  const auto read = read_skybridge_file(board, "b.json");
  INFO((read ? std::string() : to_text(read.error())));
  REQUIRE(read.has_value());
  CHECK(read->position.completed == 0);
  CHECK(read->position.free_rebels == 12);
  CHECK(read->span == skybridge::Span());
}

TEST_CASE("a board is written as it is read") {
  for (const std::string& text : {demo(), full()}) {
    const auto board = read_skybridge_file(text, "b.json");
    REQUIRE(board.has_value());
    const std::string written = write_skybridge_file(*board);
    const auto again = read_skybridge_file(written, "again");
    REQUIRE(again.has_value());
    CHECK(write_skybridge_file(*again) == written);
    CHECK(again->span == board->span);
    CHECK(again->options == board->options);
    CHECK(again->position.rebels == board->position.rebels);
    CHECK(again->position.garrisons == board->position.garrisons);
    CHECK(again->position.population == board->position.population);
  }
}

TEST_CASE("a wrong board names what is wrong where it is") {
  refused(with(demo(), R"("rebels": [])", R"("rebles": [])"), "unknown-key", "", "\"rebels\"");
  refused(with(demo(), R"("skybridge")", R"("skyline")"), "wrong-game", "/game", "skyline");
  refused(with(demo(), R"("completed": 0)", R"("completed": 8)"), "wrong-value", "/completed",
          "0 to 7");
  refused(with(demo(), R"("completed": 0)", R"("completed": -1)"), "wrong-value", "/completed",
          "0 to 7");
  refused(with(demo(), R"("idle": 0)", R"("idle": 3)"), "wrong-value", "/idle", "0 to 2");
  refused(with(demo(), R"("free_rebels": 12)", R"("free_rebels": 13)"), "wrong-value",
          "/free_rebels", "0 to 12");
  refused(with(demo(), R"("rebels": [])", R"("rebels": [{"index": 9, "owner": null}])"),
          "wrong-value", "/rebels/0/index", "0 to 8");
  refused(with(demo(), R"("rebels": [])", R"("rebels": [{"index": 2, "owner": "blu"}])"),
          "unknown-id", "/rebels/0/owner", "such as \"blue\"");
  refused(with(demo(), R"("rebels": [])", R"("rebels": [{"owner": "blue"}])"), "missing-key",
          "/rebels/0", "index");
  refused(with(demo(), R"("garrisons": [])",
               R"("garrisons": [{"player": "red", "fortification": "gaet"}])"),
          "unknown-id", "/garrisons/0/fortification", "such as \"gate\"");
  refused(with(demo(), R"("garrisons": [])",
               R"("garrisons": [{"player": "red", "fortification": "gate"},
                                {"player": "blue", "fortification": "gate"},
                                {"player": "red", "fortification": "gate"}])"),
          "duplicate-id", "/garrisons/2", "a second garrison of \"red\" in \"gate\"");
  refused(with(demo(), R"({"id": "blue")", R"({"id": "red")"), "duplicate-id", "/players/1/id",
          "\"red\" again");
  refused(with(demo(), R"("legion": 0)", R"("legion": 9)"), "wrong-value", "/players/0/legion",
          "0 to 8");
  refused(with(demo(), R"("reserve": 0)", R"("reserve": -2)"), "wrong-value", "/players/0/reserve",
          "0 to");
  refused(with(demo(), R"("points": 1,)", R"("points": 1, "population": ["red", "gray"],)"),
          "unknown-id", "/segments/0/population/1", "the id of a player");
  refused(with(demo(), R"("points": 1,)", R"("points": 1, "population": ["red", "red"],)"),
          "duplicate-id", "/segments/0/population/1", "\"red\" again");
  refused(with(demo(), R"("points": 1,)", R"("points": 1, "population": "red",)"), "wrong-value",
          "/segments/0/population", "a list of players");
}

TEST_CASE("more free rebels than there are need the option") {
  std::string rebels;
  for (int n = 0; n < 13; ++n) rebels += std::string(n == 0 ? "" : ", ") + R"({"index": 8})";
  const std::string many = with(demo(), R"("rebels": [])", "\"rebels\": [" + rebels + "]");
  refused(many, "wrong-value", "/rebels", "13 free rebels");
  const std::string unlimited =
      with(many, R"("idle": 0)", R"("idle": 0, "options": {"B1": "unlimited"})");
  CHECK(read_skybridge_file(unlimited, "b.json").has_value());
  CHECK(read_skybridge_file(with(unlimited, R"("free_rebels": 12)", R"("free_rebels": 40)"), "b")
            .has_value());
  CHECK(read_skybridge_file(
            with(demo(), R"("idle": 0)", R"("idle": 7, "options": {"B2": "tokens"})"), "b.json")
            .has_value());
}

TEST_CASE("a wrong structure names what is wrong where it is") {
  const auto structure = [](const std::string& value) {
    return with(demo(), R"("idle": 0)", R"("idle": 0, "structure": )" + value);
  };
  CHECK(read_skybridge_file(structure("{}"), "b.json").has_value());
  refused(structure("[]"), "wrong-value", "/structure", "an object");
  refused(structure(R"({"lenght": 8})"), "unknown-key", "/structure", "\"length\"");
  refused(structure(R"({"length": 4})"), "wrong-value", "/structure", "a length of at least 5");
  CHECK(read_skybridge_file(structure(R"({"length": 5, "lap": 4})"), "b.json")
            ->span.segments[6]
            .length == 9);
  refused(structure(R"({"segments": [{"number": 7, "length": 8, "lap": 4}]})"), "wrong-value",
          "/structure", "segment 7");
  refused(structure(R"({"segments": [{"number": 3}, {"number": 3}]})"), "duplicate-id",
          "/structure/segments/1", "segment 3 again");
  refused(structure(R"({"segments": [{"number": 8}]})"), "wrong-value",
          "/structure/segments/0/number", "1 to 7");
  refused(structure(R"({"mass_g": 0})"), "wrong-value", "/structure/mass_g", "above 0");
  refused(structure(R"({"mass_g": 0.0001})"), "wrong-value", "/structure/mass_g", "decimals");
  refused(structure(R"({"mass_g": "1/3"})"), "wrong-value", "/structure/mass_g", "decimals");
  refused(structure(R"({"height_mm": 12})"), "wrong-value", "/structure/height_mm", "20 to 1000");
  refused(structure(R"({"height_mm": 50.05})"), "too-fine", "/structure/height_mm", "0.1");
  refused(structure(R"({"width": 13})"), "wrong-value", "/structure/width", "1 to 12");
  refused(structure(R"({"pillars": [7]})"), "wrong-value", "/structure/pillars/0", "1 to 6");
  refused(structure(R"({"pillars": [2, 2]})"), "duplicate-id", "/structure/pillars/1",
          "segment 2 again");
}

TEST_CASE("more than the limits is refused before it is made") {
  std::string players;
  for (int n = 0; n < 21; ++n) {
    players += std::string(n == 0 ? "" : ", ") + R"({"id": "p)" + std::to_string(n) + "\"}";
  }
  const std::string head = R"("players": [)";
  std::string board = demo();
  const std::size_t at = board.find(head) + head.size();
  board = board.substr(0, at) + players + board.substr(board.find(']', at));
  refused(board, "limit", "/players", "21 players");
}

// Whatever is read gives a board that can be written and read again, or a fault.
void read_anything(const std::string& text) {
  const auto board = read_skybridge_file(text, "b.json");
  if (board) {
    const auto again = read_skybridge_file(write_skybridge_file(*board), "again");
    if (!again) FAIL(text << "\n" << to_text(again.error()));
    return;
  }
  CHECK(board.error().file == "b.json");
  CHECK_FALSE(board.error().found.empty());
  CHECK(to_text(board.error()).size() < 3000);
}

// The value with every part of it replaced in turn.
void each_change(const JsonValue& value, const JsonValue& part,
                 const std::vector<JsonValue>& strangers,
                 const std::function<JsonValue(const JsonValue&)>& rebuilt) {
  for (const JsonValue& stranger : strangers) read_anything(write_json_line(rebuilt(stranger)));
  for (std::size_t n = 0; n < part.items().size(); ++n) {
    each_change(value, part.items()[n], strangers, [&, n](const JsonValue& changed) {
      std::vector<JsonValue> items = part.items();
      items[n] = changed;
      return rebuilt(JsonValue::from_list(std::move(items)));
    });
  }
  for (std::size_t n = 0; n < part.members().size(); ++n) {
    std::vector<JsonMember> fewer = part.members();
    fewer.erase(fewer.begin() + static_cast<std::ptrdiff_t>(n));
    read_anything(write_json_line(rebuilt(JsonValue::from_members(std::move(fewer)))));
    each_change(value, part.members()[n].value, strangers, [&, n](const JsonValue& changed) {
      std::vector<JsonMember> members = part.members();
      members[n].value = changed;
      return rebuilt(JsonValue::from_members(std::move(members)));
    });
  }
}

TEST_CASE("a board with any part of it changed is read or refused") {
  const auto board = parse_json(full(), "b.json");
  REQUIRE(board.has_value());
  const std::vector<JsonValue> strangers = {
      JsonValue(),
      JsonValue::from_bool(true),
      JsonValue::from_integer(-1),
      JsonValue::from_integer(4'000'000'000'000),
      JsonValue::from_digits("1e400"),
      JsonValue::from_text("7"),
      JsonValue::from_text(std::string(300, 'x')),
      JsonValue::from_list({}),
      JsonValue::from_members({}),
      JsonValue::from_list({JsonValue(), JsonValue()}),
  };
  each_change(*board, *board, strangers, [](const JsonValue& changed) { return changed; });
}

TEST_CASE("a board that ends too early is refused") {
  const std::string text = full();
  for (std::size_t size = 0; size + 2 < text.size(); size += 7) read_anything(text.substr(0, size));
}

}  // namespace
}  // namespace parapet
