#include "rules/files/json/json_cursor.h"

#include <array>
#include <catch2/catch.hpp>

#include "rules/files/json/json_fields.h"
#include "rules/files/json/json_parse.h"
#include "rules/files/json/object_reader.h"

namespace parapet {
namespace {

JsonValue parsed(std::string_view text) {
  const auto value = parse_json(text, "");
  REQUIRE(value.has_value());
  return *value;
}

constexpr std::array<std::string_view, 3> kKeys = {"name", "count", "facing"};

TEST_CASE("a wrong value is reported with its JSON pointer") {
  const JsonValue value = parsed(R"({"units": [{"facing": "Q", "a/b~c": 1}]})");
  const JsonCursor unit = JsonCursor(value, "b.json").member("units")->item(0);
  CHECK(to_text(unit.member("facing")->wrong("one of N, E")) ==
        "b.json: /units/0/facing: found \"Q\", expected one of N, E");
  CHECK(unit.member("a/b~c")->pointer() == "/units/0/a~1b~0c");
}

TEST_CASE("an unknown key names the nearest known one") {
  const JsonValue value = parsed(R"({"name": "x", "conut": 1})");
  const auto checked = JsonCursor(value, "b.json", "/x").only_keys(kKeys);
  REQUIRE_FALSE(checked.has_value());
  CHECK(checked.error().code == "unknown-key");
  CHECK(checked.error().place == "/x");
  CHECK(checked.error().found == "the unknown key \"conut\"");
  CHECK(checked.error().expected == "a key such as \"count\"");
}

TEST_CASE("a key of a megabyte makes no long error") {
  const JsonValue value = parsed("{\"" + std::string(1'000'000, 'k') + "\": 1}");
  const JsonCursor cursor(value, "b.json");
  CHECK(to_text(cursor.only_keys(kKeys).error()).size() < 300);
  CHECK(cursor.at(value.members()[0]).pointer().size() < 100);
}

TEST_CASE("a whole number is one however it is written, within its range") {
  const JsonValue value = parsed(R"([3, 3.0, "3", "6/2", 3.5, 30, -1, "x", 1e9, 3e0])");
  const JsonCursor list(value, "");
  for (const std::size_t n : {0U, 1U, 2U, 3U, 9U}) CHECK(list.item(n).integer(0, 9) == 3);
  for (const std::size_t n : {4U, 5U, 6U, 7U, 8U}) {
    const auto integer = list.item(n).integer(0, 9);
    REQUIRE_FALSE(integer.has_value());
    CHECK(integer.error().expected == "a whole number from 0 to 9");
  }
}

TEST_CASE("the first fault of an object stands, and no later read counts") {
  const JsonValue value = parsed(R"({"count": "many", "facing": 3})");
  ObjectReader reader(JsonCursor(value, "", "/u"), kKeys);
  CHECK(reader.required("count", read_integer(0, 9)) == 0);
  CHECK(reader.required("facing", read_text).empty());
  CHECK(reader.required("name", read_text).empty());
  const auto result = reader.finish(1);
  REQUIRE_FALSE(result.has_value());
  CHECK(result.error().place == "/u/count");
}

TEST_CASE("a missing key and a value that is no object are errors") {
  const JsonValue object = parsed("{}");
  ObjectReader reader(JsonCursor(object, ""), kKeys);
  reader.required("name", read_text);
  CHECK(reader.finish(1).error().code == "missing-key");
}

TEST_CASE("a list has a limit, and each item is read at its own place") {
  const JsonValue value = parsed(R"(["a", "b", 3])");
  const auto texts = read_list(JsonCursor(value, "", "/l"), 5, "words", read_text);
  REQUIRE_FALSE(texts.has_value());
  CHECK(texts.error().place == "/l/2");
  const auto limited = read_list(JsonCursor(value, ""), 2, "words", read_text);
  CHECK(limited.error().code == "limit");
  CHECK(limited.error().found == "3 words");
  CHECK(limited.error().expected == "at most 2");
}

}  // namespace
}  // namespace parapet
