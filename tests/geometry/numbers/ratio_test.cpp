#include "geometry/numbers/ratio.h"

#include <catch2/catch.hpp>
#include <limits>
#include <numeric>

#include "generator.h"
#include "tally.h"
#include "wide_oracle.h"

using namespace parapet;
using parapet::testing::Generator;
using parapet::testing::Tally;

namespace {

constexpr auto kLess = std::strong_ordering::less;
constexpr auto kEqual = std::strong_ordering::equal;
constexpr auto kGreater = std::strong_ordering::greater;

constexpr std::int64_t kLeast = std::numeric_limits<std::int64_t>::min();
constexpr std::int64_t kMost = std::numeric_limits<std::int64_t>::max();

// Any number above zero; a right shift keeps kLeast out of reach.
std::int64_t any_positive(Generator& generator) {
  return static_cast<std::int64_t>(generator.next() >> (1 + generator.below(63))) | 1;
}

Ratio any_ratio(Generator& generator) {
  const std::int64_t numerator = generator.any();
  return Ratio::of(numerator, any_positive(generator));
}

std::string parsed(std::string_view text) {
  const std::optional<Ratio> ratio = Ratio::parse(text);
  return ratio ? to_string(*ratio) : "nothing";
}

}  // namespace

TEST_CASE("compare_fractions (1): the order of 512-bit products, for any 64 bits") {
  Generator generator(1);
  Tally tally;
  int equal = 0;
  for (int i = 0; i < 250000; ++i) {
    const std::int64_t a = i % 3 == 0 ? generator.within(6) : generator.any();
    const std::int64_t b = i % 3 == 0 ? 1 + generator.within(3) + 3 : any_positive(generator);
    // Neighbours as well as strangers.
    const std::int64_t c = i % 3 == 0   ? generator.within(6)
                           : i % 3 == 1 ? (a > kLeast ? a - generator.within(1) * (a < kMost) : a)
                                        : generator.any();
    const std::int64_t d = i % 3 == 0   ? 1 + generator.within(3) + 3
                           : i % 3 == 1 ? (b > 1 && b < kMost ? b - generator.within(1) : b)
                                        : any_positive(generator);
    const std::strong_ordering answer = compare_fractions(a, b, c, d);
    equal += answer == 0;
    tally.expect(answer == testing::wide_oracle::compare_fractions(a, b, c, d), a, b, c, d);
  }
  check(tally);
  CHECK(equal > 10000);
  CHECK(compare_fractions(kLeast, 1, kMost, 1) == kLess);
  CHECK(compare_fractions(kLeast, kMost, kLeast + 1, kMost) == kLess);
  CHECK(compare_fractions(kLeast, kMost, -1, 1) == kLess);
  CHECK(compare_fractions(kMost, kMost - 1, kMost - 1, kMost - 2) == kLess);
  CHECK(compare_fractions(-kMost, kMost - 1, 1 - kMost, kMost - 2) == kGreater);
}

TEST_CASE("compare_fractions (2): lowest terms do not matter") {
  CHECK(compare_fractions(6, 4, 3, 2) == kEqual);
  CHECK(compare_fractions(-6, 4, -3, 2) == kEqual);
  CHECK(compare_fractions(0, 7, 0, 2) == kEqual);
  CHECK(compare_fractions(kMost, kMost, 1, 1) == kEqual);
}

TEST_CASE("ratio (1): equality and order of rational numbers") {
  CHECK(Ratio::of(1, 2) == Ratio::of(2, 4));
  CHECK(Ratio::of(1, 2) < Ratio::of(2, 3));
  CHECK(Ratio::of(-1, 2) > Ratio::of(-2, 3));
  CHECK(Ratio::of(-1, 3) < Ratio{});
  CHECK(Ratio(3) == Ratio::of(9, 3));
  CHECK(Ratio(-3) < Ratio::of(-29, 10));
  CHECK(Ratio(-3) > Ratio::of(-31, 10));
  CHECK((Ratio::of(7, 5) <=> Ratio::of(7, 5)) == kEqual);
}

TEST_CASE("ratio (2): lowest terms, denominator above zero, zero is 0/1") {
  CHECK(to_string(Ratio{}) == "0/1");
  CHECK(to_string(Ratio::of(0, 12)) == "0/1");
  CHECK(to_string(Ratio::of(6, 12)) == "1/2");
  CHECK(to_string(Ratio::of(-25, 10)) == "-5/2");
  CHECK(to_string(Ratio::of(kLeast, 2)) == "-4611686018427387904/1");
  CHECK(Ratio::of(6, 12).numerator() == 1);
  CHECK(Ratio::of(6, 12).denominator() == 2);
  Generator generator(2);
  for (int i = 0; i < 1000; ++i) {
    const Ratio ratio = any_ratio(generator);
    REQUIRE(ratio.denominator() > 0);
    REQUIRE(std::gcd(ratio.numerator(), ratio.denominator()) == 1);
  }
}

TEST_CASE("ratio: make refuses what is no fraction of 64 bits") {
  CHECK_FALSE(Ratio::make(1, 0));
  CHECK_FALSE(Ratio::make(0, 0));
  CHECK_FALSE(Ratio::make(kLeast, -1));
  CHECK_FALSE(Ratio::make(1, kLeast));
  CHECK_FALSE(Ratio::make(kMost, kLeast));
  CHECK(Ratio::make(3, -6) == Ratio::of(-1, 2));
  CHECK(Ratio::make(-3, -6) == Ratio::of(1, 2));
  CHECK(Ratio::make(0, kLeast) == Ratio{});
  CHECK(Ratio::make(kLeast, kLeast) == Ratio(1));
  CHECK(Ratio::make(kLeast, 1) == Ratio(kLeast));
  CHECK(Ratio::make(2, kLeast) == Ratio::of(-1, std::int64_t{1} << 62));
}

TEST_CASE("parse (1): whole numbers, decimals and fractions have their value") {
  CHECK(parsed("3") == "3/1");
  CHECK(parsed("0") == "0/1");
  CHECK(parsed("-0") == "0/1");
  CHECK(parsed("-7") == "-7/1");
  CHECK(parsed("12/5") == "12/5");
  CHECK(parsed("10/4") == "5/2");
  CHECK(parsed("-10/4") == "-5/2");
  CHECK(parsed("0/3") == "0/1");
  CHECK(parsed("0.8") == "4/5");
  CHECK(parsed("3.2") == "16/5");
  CHECK(parsed("-2.50") == "-5/2");
  CHECK(parsed("-0.125") == "-1/8");
  CHECK(parsed("007.50") == "15/2");
  CHECK(parsed("5.000") == "5/1");
  CHECK(parsed("0.05") == "1/20");
}

TEST_CASE("parse (2): nothing for any other form") {
  for (const char* text :
       {"",      "-",   "+1",  " 1",    "1 ",    "--1",  "1-",    "a",       "1a",
        "0x1",   "1e3", "1.",  ".5",    "-.5",   "1..2", "1.2.3", "1.-2",    ".",
        "/",     "1/",  "/2",  "1//2",  "1/2/3", "1/-2", "-1/-2", "1/+2",    "1.5/2",
        "1/2.5", "1/0", "0/0", "-1/00", "1,5",   "inf",  "nan",   "\xC2\xBD"}) {
    INFO("text: " << text);
    CHECK(parsed(text) == "nothing");
  }
  CHECK(parsed(std::string_view("1\0", 2)) == "nothing");
}

TEST_CASE("parse (3): nothing where a number outgrows 64 bits") {
  CHECK(parsed("9223372036854775807") == "9223372036854775807/1");
  CHECK(parsed("9223372036854775808") == "nothing");
  CHECK(parsed("9223372036854775810") == "nothing");
  CHECK(parsed("-9223372036854775808") == "-9223372036854775808/1");
  CHECK(parsed("-9223372036854775809") == "nothing");
  CHECK(parsed("18446744073709551617") == "nothing");
  CHECK(parsed("100000000000000000000000000000000000000000001") == "nothing");
  CHECK(parsed("0000000000000000000000000000000000000000000012") == "12/1");
  CHECK(parsed("1/9223372036854775807") == "1/9223372036854775807");
  CHECK(parsed("-1/9223372036854775808") == "nothing");
  CHECK(parsed("2/18446744073709551618") == "nothing");
  CHECK(parsed("0.000000000000000001") == "1/1000000000000000000");
  CHECK(parsed("0.0000000000000000001") == "nothing");
  CHECK(parsed("0.50000000000000000000000000000000000000000") == "1/2");
  CHECK(parsed("9.223372036854775807") == "9223372036854775807/1000000000000000000");
  CHECK(parsed("9.223372036854775808") == "nothing");
  CHECK(parsed("92233720368547758.08") == "nothing");
}

TEST_CASE("parse (4): reads back what to_string writes") {
  Generator generator(3);
  for (int i = 0; i < 10000; ++i) {
    const Ratio ratio = any_ratio(generator);
    REQUIRE(Ratio::parse(to_string(ratio)) == ratio);
  }
  CHECK(Ratio::parse(to_string(Ratio(kLeast))) == Ratio(kLeast));
}
