#include "rules/files/json/json_write.h"

#include <catch2/catch.hpp>
#include <string>

#include "rules/files/json/json_parse.h"

namespace parapet {
namespace {

JsonValue parsed(std::string_view text) {
  const auto value = parse_json(text, "");
  REQUIRE(value.has_value());
  return *value;
}

TEST_CASE("a line of the protocol has no blanks, a line for people has some") {
  const JsonValue value = parsed(R"( { "from" : [ 5, 6.50, 2 ], "x": {}, "y": [], "z": null } )");
  CHECK(write_json_line(value) == R"({"from":[5,6.50,2],"x":{},"y":[],"z":null})");
  CHECK(write_json_spaced(value) == R"({"from": [5, 6.50, 2], "x": {}, "y": [], "z": null})");
}

TEST_CASE("strings are escaped so that they are read back the same") {
  std::string all;
  for (int c = 0; c < 0x80; ++c) all += static_cast<char>(c);
  all += "\xC3\xA9\xF0\x9F\x8F\xB0\xE2\x80\xA8";
  const JsonValue value = JsonValue::from_text(all);
  CHECK(parsed(write_json_line(value)) == value);
  CHECK(write_json_line(JsonValue::from_text("a\"b\\c\n\t\x01\x1F/")) ==
        R"("a\"b\\c\n\t\u0001\u001f/")");
}

TEST_CASE("bytes that are no UTF-8 are replaced, so that an answer is always valid") {
  CHECK(write_json_line(JsonValue::from_text("a\xFF"
                                             "b\xE2\x82")) ==
        "\"a\xEF\xBF\xBD"
        "b\xEF\xBF\xBD\xEF\xBF\xBD\"");
}

TEST_CASE("pretty text keeps on one line what fits 100 columns") {
  const std::string fits = "{\"a\": \"" + std::string(91, 'x') + "\"}";
  REQUIRE(fits.size() == 100);
  CHECK(write_json_pretty(parsed(fits)) == fits + "\n");
  const std::string wide = "{\"a\": \"" + std::string(92, 'x') + "\"}";
  CHECK(write_json_pretty(parsed(wide)) == "{\n  \"a\": \"" + std::string(92, 'x') + "\"\n}\n");
  // The comma behind it counts too.
  const std::string item = "[\"" + std::string(94, 'x') + "\"]";
  CHECK(write_json_pretty(parsed("[" + item + "," + item + "]")) ==
        "[\n  [\n    \"" + std::string(94, 'x') + "\"\n  ],\n  " + item + "\n]\n");
}

TEST_CASE("a value in an error is shown if it is short, else described") {
  CHECK(described(parsed(R"([1, "a", {"b": 2}])")) == R"([1, "a", {"b": 2}])");
  CHECK(described(parsed("[" + std::string(50, '1') + ", 2]")) == "a list of 2");
  CHECK(described(parsed("{\"a\": \"" + std::string(50, 'x') + "\"}")) == "an object of 1 keys");
  CHECK(described(parsed("\"" + std::string(100, 'x') + "\"")) ==
        "\"" + std::string(60, 'x') + "...\"");
  CHECK(described(parsed("null")) == "null");
  CHECK(described(parsed("true")) == "true");
}

}  // namespace
}  // namespace parapet
