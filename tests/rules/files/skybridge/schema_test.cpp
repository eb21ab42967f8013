#include <catch2/catch.hpp>
#include <string>
#include <vector>

#include "rules/files/json/json_parse.h"
#include "rules/files/json/json_write.h"
#include "tests/rules/files/skybridge/demo_cards.h"
#include "tests/rules/files/skybridge/schema_walk.h"

// docs/skybridge.schema.json and the reader say the same about a data file.

namespace {

using namespace parapet;

JsonValue schema() {
  const auto text =
      read_whole_file(PARAPET_SOURCE_DIR "/docs/skybridge.schema.json", std::size_t{1} << 20U);
  REQUIRE(text);
  auto value = parse_json(*text, "schema");
  if (!value) FAIL(to_text(value.error()));
  return *std::move(value);
}

std::string joined(const std::vector<std::string>& lines) {
  std::string all;
  for (const std::string& line : lines) all += line + "\n";
  return all;
}

// The demo with one more key, or one key renamed, in the object at the first such text.
JsonValue demo_with(const std::string& from, const std::string& to) {
  std::string text = test::demo_cards_text();
  if (!from.empty()) {
    const std::size_t at = text.find(from);
    INFO(from);
    REQUIRE(at != std::string::npos);
    text.replace(at, from.size(), to);
  }
  auto value = parse_json(text, "demo");
  REQUIRE(value);
  return *std::move(value);
}

}  // namespace

TEST_CASE("the demo satisfies the schema") {
  CHECK(joined(test::schema_faults(schema(), demo_with("", ""))).empty());
}

TEST_CASE("what the program writes satisfies the schema with every key that it can have") {
  std::string text = test::demo_cards_text();
  const std::size_t setup = text.find("\"garrisons\"");
  text.insert(setup,
              "\"by_seat\": [null, {\"population\": {\"board\": 2, \"reserve\": 9}, "
              "\"resources\": {\"salt\": 1}}], ");
  text.insert(text.find("\"setup\""), "\"options\": {\"O-18\": \"godh-above\"}, ");
  text.replace(text.find("\"g01\": 2,"), 9, "\"g01\": 3,");
  text.insert(text.find("\"name\""), "\"counts\": \"own\", ");
  const auto game = read_cards_file(text, "demo");
  if (!game) FAIL(to_text(game.error()));
  const JsonValue written = printed_game_json(*game);
  CHECK(joined(test::schema_faults(schema(), written)).empty());
  // Every key of the file that can be there is there.
  const JsonValue whole = schema();
  for (const JsonMember& key : whole.find("properties")->members()) {
    INFO(key.key);
    CHECK(written.find(key.key) != nullptr);
  }
  CHECK(written.members().size() == whole.find("properties")->members().size());
}

TEST_CASE("the schema and the reader refuse the same") {
  struct Change {
    const char* from;
    const char* to;
  };
  const Change refused[] = {
      {"\"garden\":", "\"gardn\":"},
      {"\"id\": \"c2\"", "\"id\": \"c6\""},
      {"\"bonus\": [\"wood\"", "\"bonus\": [\"food\""},
      {"\"bonus\"", "\"bonuses\""},
      {"\"g01\": 2,", "\"g01\": 0,"},
      {"\"points\": 1", "\"points\": -1"},
      {"\"points\": 1", "\"points\": \"many\""},
      {"\"points\": 1", "\"point\": 1"},
      {"\"immediate\": [\"return\"]", "\"immediate\": [\"food\"]"},
      {"\"passive\": [\"food\"]", "\"passive\": \"food\""},
      {"{\"effect\": \"wood\"}", "{\"effect\": \"wod\"}"},
      {"{\"effect\": \"wood\"}", "{\"effect\": \"wood\", \"pay\": {\"money\": 1}}"},
      {"{\"effect\": \"wood\"}", "{\"effect\": \"armament\"}"},
      {"\"pay\": {\"wood\": 1}", "\"pay\": {}"},
      {"\"pay\": {\"wood\": 1}", "\"pay\": {\"population\": 2}"},
      {"\"get\": [\"money\", \"godh\"]", "\"get\": [\"trade\"]"},
      {"\"get\": [\"money\", \"godh\"]", "\"get\": []"},
      {"\"start\": true", "\"start\": 1"},
      {"\"gift\": {\"effect\": \"wood\"}", "\"gift\": {}"},
      {"\"gift\": {\"effect\": \"wood\"}", "\"gift\": {\"passive\": \"wood\"}"},
      {"\"feud\": [\"black\", \"white\"]", "\"feud\": [\"black\", \"black\"]"},
      {"\"sathap\"", "\"satap\""},
      {"\"bridge\": [\"wood\"", "\"bridge\": [\"choose\""},
      {"\"territory\": 2", "\"territory\": 9"},
      {"\"drakhe_head\": 4", "\"drakhe_head\": 4.5"},
      {"\"number\": 7", "\"number\": 8"},
      {"\"ability\": \"agony\"", "\"ability\": \"agonie\""},
      {"\"slot_effects\": [\"die-resource\", ", "\"slot_effects\": ["},
      {"\"board\": 3", "\"bord\": 3"},
      {"\"resources\": {\"money\": 1}", "\"resources\": {\"gold\": 1}"},
      {"\"starting_cards\": 2", "\"starting_cards\": null"},
      {"\"dealt\": [\"c1\"", "\"dealt\": [\"c0\""},
      {"\"setup\": {", "\"options\": {\"B-1\": \"x\"}, \"setup\": {"},
  };
  const JsonValue rules = schema();
  for (const Change& change : refused) {
    const JsonValue demo = demo_with(change.from, change.to);
    INFO(change.from << " -> " << change.to);
    CHECK_FALSE(test::schema_faults(rules, demo).empty());
    CHECK_FALSE(read_printed_game(JsonCursor(demo, std::string_view("demo"))));
  }
}
