#include "geometry/numbers/big_integer.h"

#include <boost/multiprecision/cpp_int.hpp>
#include <catch2/catch.hpp>

#include "tests/support/random_source.h"

namespace parapet {
namespace {

using boost::multiprecision::cpp_int;

// A number and the same by another way: from its digits, 31 bits at a time.
struct Twice {
  BigInteger ours;
  cpp_int theirs;
};

Twice random_number(testing::RandomSource& random) {
  Twice number;
  const int digits = random.below(12);
  for (int n = 0; n < digits; ++n) {
    const int digit = random.below(2'000'000'000);
    number.ours = number.ours * BigInteger(std::int64_t{1} << 31) + BigInteger(digit);
    number.theirs = number.theirs * (cpp_int(1) << 31) + digit;
  }
  if (!random.chance(50)) return number;
  return {BigInteger(0) - number.ours, -number.theirs};
}

TEST_CASE("whole numbers of any size add and multiply and compare as whole numbers do") {
  testing::RandomSource random(9);
  for (int n = 0; n < 2'000; ++n) {
    const Twice a = random_number(random);
    const Twice b = random_number(random);
    CHECK(to_string(a.ours) == a.theirs.str());
    CHECK(to_string(a.ours + b.ours) == cpp_int(a.theirs + b.theirs).str());
    CHECK(to_string(a.ours - b.ours) == cpp_int(a.theirs - b.theirs).str());
    CHECK(to_string(a.ours * b.ours) == cpp_int(a.theirs * b.theirs).str());
    CHECK((a.ours < b.ours) == (a.theirs < b.theirs));
    CHECK((a.ours == b.ours) == (a.theirs == b.theirs));
    CHECK(a.ours == a.ours + BigInteger());
    CHECK(a.ours.is_zero() == a.theirs.is_zero());
  }
}

TEST_CASE("powers and the ends of 64 bits are exact") {
  CHECK(to_string(BigInteger::power(216, 5)) == "470184984576");
  CHECK(to_string(BigInteger::power(10, 40)) == "1" + std::string(40, '0'));
  CHECK(BigInteger::power(7, 0) == BigInteger(1));
  CHECK(to_string(BigInteger(INT64_MIN)) == "-9223372036854775808");
  CHECK(to_string(BigInteger(INT64_MAX) + BigInteger(1)) == "9223372036854775808");
}

TEST_CASE("fractions are told in lowest terms and compared by value") {
  CHECK(to_string(BigFraction{6, 4}) == "3/2");
  CHECK(to_string(BigFraction{0, 17}) == "0/1");
  CHECK(to_string(BigFraction{-6, 4}) == "-3/2");
  CHECK(to_string(BigFraction{BigInteger::power(6, 60), BigInteger::power(6, 61)}) == "1/6");
  CHECK(BigFraction{1, 2} == BigFraction{2, 4});
  CHECK(BigFraction{1, 3} < BigFraction{1, 2});
  CHECK(BigFraction{-1, 2} < BigFraction{-1, 3});
}

}  // namespace
}  // namespace parapet
