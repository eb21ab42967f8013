#include "rules/files/json/json_parse.h"

#include <catch2/catch.hpp>
#include <string>

#include "rules/files/json/json_write.h"

namespace parapet {
namespace {

JsonValue parsed(std::string_view text) {
  const auto value = parse_json(text, "a.json");
  if (!value) FAIL(to_text(value.error()));
  return *value;
}

Fault fault_of(std::string_view text, const JsonLimits& limits = kFileLimits) {
  const auto value = parse_json(text, "a.json", limits);
  REQUIRE_FALSE(value.has_value());
  CHECK(value.error().file == "a.json");
  CHECK(value.error().found.find("exception") == std::string::npos);
  CHECK(value.error().expected.find("exception") == std::string::npos);
  return value.error();
}

TEST_CASE("an object keeps the order of its keys") {
  const JsonValue value = parsed(R"({"b": 1, "a": [true, null, "x"], "c": {}})");
  REQUIRE(value.members().size() == 3);
  CHECK(value.members()[0].key == "b");
  CHECK(value.members()[1].key == "a");
  CHECK(value.find("a")->items().size() == 3);
  CHECK(value.find("a")->items()[0].as_bool());
  CHECK(value.find("a")->items()[1].is_null());
  CHECK(value.find("c")->is_object());
  CHECK(value.find("d") == nullptr);
}

TEST_CASE("a number is its digits, also where a double would round it") {
  for (const char* digits :
       {"3.2", "0.1", "123456789012345678901234567890", "1e3", "-0.50", "9007199254740993",
        "18446744073709551615", "-9223372036854775808", "0.30000000000000000001", "1E-400"}) {
    CHECK(parsed(digits).digits() == digits);
    CHECK(parsed("[" + std::string(digits) + "]").items()[0].digits() == digits);
  }
}

TEST_CASE("comments and a byte order mark are blanks") {
  CHECK(parsed("// first\n{ /* a\n b */ \"a\": 1 // last\n}\n//end") == parsed("{\"a\":1}"));
  CHECK(parsed("\xEF\xBB\xBF[1]") == parsed("[1]"));
}

TEST_CASE("a value knows its line") {
  const JsonValue value = parsed("{\n\"a\": 1\n,\n\"b\": [\n2\n, \"x\",\n{}\n]}");
  CHECK(value.line() == 1);
  CHECK(value.find("a")->line() == 2);
  CHECK(value.find("b")->line() == 4);
  CHECK(value.find("b")->items()[0].line() == 5);
  CHECK(value.find("b")->items()[1].line() == 6);
  CHECK(value.find("b")->items()[2].line() == 7);
}

TEST_CASE("text that is no JSON is reported with line, column, and what should stand there") {
  struct Case {
    const char* text;
    const char* place;
    const char* found;
    const char* expected;
  };
  const Case cases[] = {
      {"", "line 1, column 1", "the end of the text", "a value"},
      {"{\n  \"a\": }", "line 2, column 8", "'}'", "a value"},
      {"{\"a\" 1}", "line 1, column 6", "'1'", "':' and the value of the key"},
      {"{\"a\": 1 \"b\": 2}", "line 1, column 9", "'\"b\"'", "',' and the next key, or '}'"},
      {"[1 2]", "line 1, column 4", "'2'", "',' and the next value, or ']'"},
      {"[1, ]", "line 1, column 5", "']'", "a value"},
      {"{a: 1}", "line 1, column 2", "'a'", "a key in double quotes"},
      {"{\"a\": 1,}", "line 1, column 9", "'}'", "a key in double quotes"},
      {"[1] [2]", "line 1, column 5", "'['", "nothing more: the value is complete"},
      {"[1] x", "line 1, column 5", "'x'", "nothing more: the value is complete"},
      {"[nul]", "line 1, column 5", "']'", "a value"},
      {"[True]", "line 1, column 2", "'True'", "a value"},
      {"[\"ab", "line 1, column 5", "the end of the text",
       "a string in double quotes (missing closing quote)"},
      {"[1e999]", "line 1, column 6", "1e999", "a number of at most 64 bits"},
      {"[01]", "line 1, column 3", "'1'", "',' and the next value, or ']'"},
      {"[1", "line 1, column 3", "the end of the text", "',' and the next value, or ']'"},
      {"/* open", "line 1, column 8", "the end of the text", "a comment (missing closing '*/')"},
      {"{'a': 1}", "line 1, column 2", "'''", "a key in double quotes"},
  };
  for (const Case& c : cases) {
    INFO(c.text);
    const Fault fault = fault_of(c.text);
    CHECK(fault.code == "bad-json");
    CHECK(fault.place == c.place);
    CHECK(fault.found == c.found);
    CHECK(fault.expected == c.expected);
    CHECK_FALSE(fault.excerpt.empty());
  }
}

TEST_CASE("a fault shows the line with a caret below") {
  CHECK(fault_of("{\n  \"a\": [1, 2 3]\n}").excerpt == "      \"a\": [1, 2 3]\n                 ^");
  // Letters of several bytes count as one column.
  const Fault fault = fault_of("[\"\xC3\xA9\xE2\x82\xAC\" 3]");
  CHECK(fault.place == "line 1, column 7");
  CHECK(fault.excerpt == "    [\"\xC3\xA9\xE2\x82\xAC\" 3]\n          ^");
}

TEST_CASE("a line break or a control character inside a string is found where it is") {
  CHECK(fault_of("[\"a\nb\"]").place == "line 1, column 4");
  CHECK(fault_of("[\"a\nb\"]").found == "the end of the line");
  CHECK(fault_of("[\"a\x01\"]").found == "the control character 1");
  CHECK(fault_of(R"(["\q"])").found == "'q'");
  CHECK(fault_of(R"(["\ud800"])").code == "bad-json");
}

TEST_CASE("a key that comes twice is an error at the second") {
  const Fault fault = fault_of("{\"a\": 1,\n \"b\": {\"x\": 1, \"y\\\"\": 2, \"y\\\"\": 3}}");
  CHECK(fault.code == "duplicate-key");
  CHECK(fault.place == "line 2, column 26");
  CHECK(fault.found == "the key \"y\"\" a second time");
  CHECK(fault.excerpt.ends_with("^"));
  // The same key in another object is another thing.
  CHECK(parse_json(R"({"a": {"a": 1}, "b": {"a": 2}})", "").has_value());
}

TEST_CASE("bytes that are no UTF-8 are an error wherever they stand") {
  for (const char* bad : {"\xFF", "\xC0\xAF", "\xE2\x82", "\xED\xA0\x80", "\xF5\x80\x80\x80",
                          "\x80", "\xF4\x90\x80\x80", "\xE0\x80\x80"}) {
    const Fault fault = fault_of("{\n\"a\": \"x" + std::string(bad) + "\"}");
    CHECK(fault.code == "bad-utf8");
    CHECK(fault.place == "line 2, column 8");
    CHECK(fault_of("[1] // " + std::string(bad)).code == "bad-utf8");
  }
  CHECK(fault_of("[\"\xFF\"]").found == "byte 255");
  CHECK(parsed("\"\xF0\x9F\x8F\xB0\"").text() == "\xF0\x9F\x8F\xB0");
}

TEST_CASE("nesting is limited to 64, and found at once") {
  const std::string deep(64, '[');
  CHECK(parse_json(deep + std::string(64, ']'), "").has_value());
  const Fault fault = fault_of(deep + "[" + std::string(65, ']'));
  CHECK(fault.code == "limit");
  CHECK(fault.place == "line 1, column 65");
  CHECK(fault.found == "lists and objects nested more than 64 deep");
  CHECK(fault_of(std::string(100'000, '[')).place == "line 1, column 65");
  std::string objects;
  for (int n = 0; n < 100'000; ++n) objects += "{\"a\":";
  CHECK(fault_of(objects).code == "limit");
}

TEST_CASE("a text over the limit of bytes is refused before it is read") {
  const std::string line = "[\"" + std::string(10'000'000, 'x') + "\"]";
  const Fault fault = fault_of(line, kLineLimits);
  CHECK(fault.code == "limit");
  CHECK(fault.found == "10,000,004 bytes");
  CHECK(fault.expected == "at most 1,048,576");
  CHECK(fault.excerpt.empty());
  // Within its limit a long line is read, and a fault in it shows only a part.
  CHECK(parse_json(line, "").has_value());
  CHECK(fault_of(line + "x").excerpt.size() < 300);
}

TEST_CASE("the number of values is limited") {
  const JsonLimits limits{.bytes = 1000, .values = 5};
  CHECK(parse_json("[1,2,3,4]", "", limits).has_value());
  CHECK(fault_of("[1,2,3,4,5,6]", limits).found == "more than 5 values");
}

TEST_CASE("an object of many keys is read in good time") {
  std::string text = "{";
  for (int n = 0; n < 100'000; ++n) text += "\"key" + std::to_string(n) + "\":0,";
  CHECK(fault_of(text + "\"key99999\":1}").code == "duplicate-key");
  CHECK(fault_of(text + "\"one more\":1}").code == "limit");
}

TEST_CASE("a key twice is found among few and among many") {
  for (const int keys : {2, 15, 16, 17, 18, 40}) {
    for (int twice = 0; twice + 1 < keys; ++twice) {
      std::string text = "{";
      for (int n = 0; n + 1 < keys; ++n) text += "\"key" + std::to_string(n) + "\":[],\n";
      const Fault fault = fault_of(text + "\"key" + std::to_string(twice) + "\":1}");
      CHECK(fault.code == "duplicate-key");
      CHECK(fault.place == "line " + std::to_string(keys) + ", column 1");
      CHECK(parse_json(text + "\"last\":{}}", "").has_value());
    }
  }
}

}  // namespace
}  // namespace parapet
