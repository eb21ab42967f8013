#include <algorithm>
#include <catch2/catch.hpp>
#include <string>
#include <vector>

#include "rules/files/json/json_parse.h"
#include "tests/rules/files/skybridge/demo_cards.h"

// Every fault of a data file of the bridge game says where it is, what is there, and what should
// be.

namespace {

using namespace parapet;

std::string with(const std::string& from, const std::string& to) {
  std::string text = test::demo_cards_text();
  const std::size_t at = text.find(from);
  INFO(from);
  REQUIRE(at != std::string::npos);
  return text.replace(at, from.size(), to);
}

Fault fault_of(const std::string& text) {
  const auto game = read_cards_file(text, "demo");
  REQUIRE_FALSE(game);
  return game.error();
}

struct Wrong {
  const char* from;
  const char* to;
  const char* code;
  const char* place;
  const char* says;
};

const Wrong kWrong[] = {
    {"parapet-skybridge/1", "parapet-skybridge/2", "wrong-format", "/format",
     "parapet-skybridge/1"},
    {"\"garden\":", "\"gardn\":", "unknown-key", "", "\"garden\""},
    {"\"dawn\", \"well\"", "\"wild\", \"well\"", "wrong-value", "/runes/0", "fits every rune"},
    {"\"dawn\", \"well\"", "\"2\", \"well\"", "wrong-value", "/runes/0", "numbers of slots"},
    {"\"dawn\", \"well\"", "\"well\", \"well\"", "duplicate-id", "/runes/1", "no other rune"},
    {"\"dawn\", \"well\", ", "\"well\", ", "wrong-value", "/runes", "five runes"},
    {"\"id\": \"c2\"", "\"id\": \"c1\"", "duplicate-id", "/stacks/1/id", "c1"},
    {"\"id\": \"c2\"", "\"id\": \"c6\"", "wrong-value", "/stacks/1/id", "c1, c2"},
    {"\"money\", \"wood\"]", "\"money\", \"money\"]", "duplicate-id", "/stacks/1/bonus/1", "once"},
    {"\"g01\": 2,", "\"g91\": 2,", "unknown-id", "/stacks/0/cards/g91", "g01"},
    {"\"g01\": 2,", "\"r01\": 2,", "wrong-value", "/stacks/0/cards/r01", "whose colour is red"},
    {"\"g01\": 2,", "\"s01\": 2,", "wrong-value", "/stacks/0/cards/s01", "starting card"},
    {"\"g01\": 2,", "\"g01\": 3,", "wrong-value", "/stacks/0/cards", "20, as many as are printed"},
    {"\"g01\": 2,", "\"g01\": 101,", "wrong-value", "/stacks/0/cards/g01", "1 to 100"},
    {"\"g01\": 2,", "\"g01\": 0,", "wrong-value", "/stacks/0/cards/g01", "1 to 100"},
    {"\"g01\": 2, \"g02\": 2", "\"g02\": 4", "wrong-value", "/cards/0", "lies nowhere"},
    {"\"id\": \"g02\"", "\"id\": \"g01\"", "duplicate-id", "/cards/1/id", "no other"},
    {"\"color\": \"green\", \"rune\"", "\"color\": \"gren\", \"rune\"", "unknown-id",
     "/cards/0/color", "green"},
    {"\"rune\": \"dawn\"", "\"rune\": \"dusk\"", "wrong-value", "/cards/0/rune", "wild"},
    {"\"points\": 1", "\"points\": 1.5", "wrong-value", "/cards/0/points", "whole number"},
    {"\"points\": 1", "\"points\": -1", "wrong-value", "/cards/0/points", "from 0"},
    {"\"passive\": [\"food\"]", "\"passive\": [\"fod\"]", "wrong-value", "/cards/0/passive/0",
     "food"},
    {"\"immediate\": [\"return\"]", "\"immediate\": [\"trade\"]", "wrong-value",
     "/cards/5/immediate/0", "might, inspiration or return"},
    {"\"main\": [[{\"effect\": \"wood\"}]]", "\"main\": [{\"effect\": \"wood\"}]", "wrong-value",
     "/cards/0/main/0", "a list"},
    {"\"main\": [[{\"effect\": \"wood\"}]]", "\"main\": [[]]", "wrong-value", "/cards/0/main/0",
     "one effect at least"},
    {"\"main\": [[{\"effect\": \"wood\"}]]", "\"main\": [[1],[1],[1],[1],[1],[1],[1],[1],[1]]",
     "limit", "/cards/0/main", "at most 8"},
    {"{\"effect\": \"wood\"}", "{\"effect\": \"wod\"}", "wrong-value", "/cards/0/main/0/0/effect",
     "the nearest is wood"},
    {"{\"effect\": \"wood\"}", "{\"effect\": \"wood\", \"pay\": {}}", "unknown-key",
     "/cards/0/main/0/0", "\"effect\""},
    {"\"pay\": {\"wood\": 1}", "\"pay\": {\"population\": 2}", "wrong-value",
     "/cards/5/main/0/0/pay/population", "0 to 1"},
    {"\"pay\": {\"wood\": 1}", "\"pay\": {}", "wrong-value", "/cards/5/main/0/0/pay", "a payment"},
    {"\"pay\": {\"wood\": 1}", "\"pay\": {\"gold\": 1}", "unknown-key", "/cards/5/main/0/0/pay",
     "a key such as"},
    {"\"get\": [\"money\", \"godh\"]", "\"get\": [\"trade\"]", "wrong-value",
     "/cards/5/main/0/0/get/0", "which has a payment itself"},
    {"\"get\": [\"money\", \"godh\"]", "\"get\": []", "wrong-value", "/cards/5/main/0/0/get",
     "one effect at least"},
    {"\"starting\": [\"s01\", ", "\"starting\": [\"s02\", ", "duplicate-id", "/starting/1", "once"},
    {"\"starting\": [\"s01\", ", "\"starting\": [\"g01\", ", "wrong-value", "/starting/0",
     "no starting card"},
    {"\"starting\": [\"s01\", ", "\"starting\": [", "wrong-value", "/cards/68", "lies nowhere"},
    {"\"garden\": \"s11\"", "\"garden\": \"s10\"", "duplicate-id", "/garden", "not dealt"},
    {"\"id\": \"d01\"", "\"id\": \"g01\"", "duplicate-id", "/godh/0/id", "no faction card"},
    {"\"feud\": [\"black\"]", "\"feud\": [\"blak\"]", "unknown-id", "/godh/0/feud/0", "black"},
    {"\"feud\": [\"black\", \"white\"]", "\"feud\": [\"black\", \"black\"]", "duplicate-id",
     "/godh/25/feud/1", "once"},
    {"\"gift\": {\"passive\": \"labor\"}", "\"gift\": {\"passive\": \"labor\", \"effect\": 1}",
     "unknown-key", "/godh/1/gift", "\"passive\""},
    {"\"sathap\", ", "\"elbea\", ", "duplicate-id", "/drakhes/2", "once"},
    {"\"sathap\", ", "", "wrong-value", "/drakhes", "3, as many as are printed"},
    {"\"bridge\": [\"wood\"", "\"bridge\": [\"choose\"", "wrong-value", "/dice/bridge/0", "wood"},
    {"\"bridge\": [\"wood\", \"stone\", \"metal\", \"sumpter\", \"salt\", \"money\"]",
     "\"bridge\": []", "wrong-value", "/dice/bridge", "one face at least"},
    {"[\"stone\", \"wood\", \"metal\", \"salt\", \"money\", \"choose\"]", "[\"choose\"]",
     "wrong-value", "/dice/second", "shows a resource"},
    {"\"ability\": \"agony\"", "\"ability\": \"empery\"", "duplicate-id",
     "/boards/0/sides/1/ability", "one side"},
    {"\"ability\": \"agony\"", "\"ability\": \"agony\", \"slot_effects\": []", "wrong-value",
     "/boards/0/sides/1/slot_effects", "only profiteers"},
    {"\"slot_effects\": [\"die-resource\", ", "\"slot_effects\": [", "wrong-value",
     "/boards/4/sides/1/slot_effects", "five effects"},
    {"\"id\": \"B\"", "\"id\": \"A\"", "duplicate-id", "/boards/1/id", "no other"},
    {"\"starting_cards\": 2", "\"starting_cards\": 3", "wrong-value", "/setup/starting_cards",
     "for each of 4 players"},
    {"\"dealt\": [\"c1\", \"c2\"]", "\"dealt\": [\"eye\", \"eye\"]", "wrong-value", "/setup/dealt",
     "no more than the 7"},
    {"\"reserve\": 9", "\"reserve\": 10", "wrong-value", "/setup/population", "option O-3"},
    {"\"free_rebels\": 12",
     "\"free_rebels\": 12, \"by_seat\": [null, {\"population\": "
     "{\"board\": 9, \"reserve\": 9}}]",
     "wrong-value", "/setup/by_seat/1", "9 in reserve"},
    {"\"free_rebels\": 12", "\"free_rebels\": 101", "wrong-value", "/setup/free_rebels", "100"},
    {"\"setup\":", "\"options\": {\"O-99\": \"x\"}, \"setup\":", "wrong-option", "/options/O-99",
     "O-"},
    {"\"setup\":", "\"options\": {\"O-18\": \"top\"}, \"setup\":", "wrong-option", "/options/O-18",
     "both or godh-above"},
    {"\"drakhe_head\": 4", "\"drakhe_head\": 9", "wrong-value", "/drakhe_head", "0 to 8"},
    {"\"number\": 2", "\"number\": 1", "duplicate-id", "/segments/1/number", "once"},
    {"\"setup\": {", "\"setup\": {\"startng_cards\": 1, ", "unknown-key", "/setup",
     "starting_cards"},
};

}  // namespace

TEST_CASE("every fault of a data file is told with its place") {
  for (const Wrong& wrong : kWrong) {
    const Fault fault = fault_of(with(wrong.from, wrong.to));
    INFO(wrong.from << " -> " << wrong.to << "\n" << to_text(fault));
    CHECK(fault.code == wrong.code);
    CHECK(fault.place == wrong.place);
    CHECK(to_text(fault).find(wrong.says) != std::string::npos);
    CHECK(fault.file == "demo");
  }
}

TEST_CASE("each part of a data file is needed") {
  const auto demo = parse_json(test::demo_cards_text(), "demo");
  REQUIRE(demo);
  const std::vector<std::string> free_keys = {"name", "drakhe_head", "fortifications"};
  for (const JsonMember& gone : demo->members()) {
    std::vector<JsonMember> members;
    for (const JsonMember& member : demo->members()) {
      if (member.key != gone.key) members.push_back(member);
    }
    const JsonValue value = JsonValue::from_members(std::move(members));
    const auto game = read_printed_game(JsonCursor(value, kCardsFormat));
    INFO(gone.key);
    const bool is_free = std::find(free_keys.begin(), free_keys.end(), gone.key) != free_keys.end();
    REQUIRE(game.has_value() == is_free);
    if (!is_free) CHECK(game.error().code == "missing-key");
  }
}

TEST_CASE("own counts may differ from those printed") {
  CHECK(fault_of(with("\"g01\": 2,", "\"g01\": 3,")).expected.find("\"own\"") != std::string::npos);
  std::string text = with("\"g01\": 2,", "\"g01\": 3,");
  text.replace(text.find("\"name\""), 0, "\"counts\": \"own\",\n  ");
  const auto game = read_cards_file(text, "demo");
  REQUIRE(game);
  CHECK(game->cards.stacks[0].cards.size() == 21);
  CHECK(printed_game_json(*game).find("counts") != nullptr);
}

TEST_CASE("free rebels beside the population leave more of it") {
  std::string text = with("\"reserve\": 9", "\"reserve\": 12");
  CHECK(fault_of(text).place == "/setup/population");
  text.replace(text.find("\"setup\""), 0, "\"options\": {\"O-3\": \"separate\"},\n  ");
  const auto game = read_cards_file(text, "demo");
  REQUIRE(game);
  CHECK(game->readings.value(3) == "separate");
  CHECK(printed_game_json(*game).find("options")->find("O-3")->text() == "separate");
}

TEST_CASE("five players need more starting cards than four") {
  std::string text = with("\"setup\":", "\"options\": {\"O-2\": \"two-to-five\"}, \"setup\":");
  CHECK(read_cards_file(text, "demo"));
  const std::size_t at = text.find("\"c1\", \"c2\"");
  text.replace(at, 10, "\"eye\", \"eye\"");
  CHECK(fault_of(text).found == "2 cards of eye for each of 5 players");
}

TEST_CASE("a data file that is no JSON or far too long is refused") {
  CHECK(fault_of("{").code == "bad-json");
  CHECK(fault_of("[]").place.empty());
  CHECK(fault_of(std::string(std::size_t{2} << 20U, ' ')).code == "limit");
}
