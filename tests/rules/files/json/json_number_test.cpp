#include "rules/files/json/json_number.h"

#include <catch2/catch.hpp>
#include <string>

#include "rules/files/json/json_parse.h"

namespace parapet {
namespace {

std::optional<Ratio> number(std::string_view text) {
  const auto value = parse_json(text, "");
  REQUIRE(value.has_value());
  return exact_number(*value);
}

TEST_CASE("integers, decimals, exponents and strings are read exactly") {
  CHECK(number("3.2") == Ratio::of(16, 5));
  CHECK(number("\"12/5\"") == Ratio::of(12, 5));
  CHECK(number("\"0.8\"") == Ratio::of(4, 5));
  CHECK(number("\"3\"") == Ratio(3));
  CHECK(number("-0.50") == Ratio::of(-1, 2));
  CHECK(number("-0") == Ratio(0));
  CHECK(number("1e3") == Ratio(1000));
  CHECK(number("1E+3") == Ratio(1000));
  CHECK(number("1.25e1") == Ratio::of(25, 2));
  CHECK(number("125e-2") == Ratio::of(5, 4));
  CHECK(number("1.5e-2") == Ratio::of(3, 200));
  CHECK(number("-1.5e-2") == Ratio::of(-3, 200));
  CHECK(number("12.5e-1") == Ratio::of(5, 4));
  CHECK(number("0.000001e6") == Ratio(1));
  CHECK(number("0e17") == Ratio(0));
  CHECK(number("9223372036854775807") == Ratio(9223372036854775807));
  CHECK(number("0.1") == Ratio::of(1, 10));
}

TEST_CASE("what is no number, or does not fit, is refused and never rounded") {
  for (const char* text : {"\"\"",
                           "\"a\"",
                           "\"1/0\"",
                           "\"1/\"",
                           "\"+1\"",
                           "\" 1\"",
                           "\"1e3\"",
                           "\"0x10\"",
                           "true",
                           "null",
                           "[]",
                           "{}",
                           "9223372036854775808",
                           "18446744073709551615",
                           "1e19",
                           "1e-19",
                           "1e300",
                           "1e-300",
                           "1e-99999999999999999999",
                           "0.1234567890123456789012345"}) {
    INFO(text);
    CHECK_FALSE(number(text).has_value());
  }
}

TEST_CASE("a number is written so that people read it and it stays exact") {
  const auto written = [](const Ratio& ratio) {
    const JsonValue value = number_json(ratio);
    CHECK(exact_number(value) == ratio);
    return value.is_text() ? "text " + std::string(value.text()) : std::string(value.digits());
  };
  CHECK(written(Ratio(0)) == "0");
  CHECK(written(Ratio(-7)) == "-7");
  CHECK(written(Ratio::of(127, 5)) == "25.4");
  CHECK(written(Ratio::of(1, 8)) == "0.125");
  CHECK(written(Ratio::of(-1, 1000000)) == "-0.000001");
  CHECK(written(Ratio::of(1, 10000000)) == "text 1/10000000");
  CHECK(written(Ratio::of(1, 3)) == "text 1/3");
  CHECK(written(Ratio::of(9223372036854775807, 2)) == "text 9223372036854775807/2");
  CHECK(fraction_json(Ratio(2)).text() == "2/1");
}

}  // namespace
}  // namespace parapet
