#include "geometry/numbers/wide.h"

#include <catch2/catch.hpp>
#include <cstdint>
#include <limits>
#include <string>

#include "generator.h"

using namespace parapet;

namespace {

template <typename T>
void check_signs_of_ends() {
  CHECK(sign_of(std::numeric_limits<T>::min()) == Sign::negative);
  CHECK(sign_of(T{-1}) == Sign::negative);
  CHECK(sign_of(T{0}) == Sign::zero);
  CHECK(sign_of(T{1}) == Sign::positive);
  CHECK(sign_of(std::numeric_limits<T>::max()) == Sign::positive);
}

// Strict C++20 has no numeric_limits of Wide.
constexpr Wide kLeast = -power_of_two(126) - power_of_two(126);
constexpr Wide kMost = power_of_two(126) - 1 + power_of_two(126);

}  // namespace

TEST_CASE("sign_of (1): every signed type, to its ends") {
  check_signs_of_ends<int>();
  check_signs_of_ends<long>();
  check_signs_of_ends<long long>();
  CHECK(sign_of(kLeast) == Sign::negative);
  CHECK(sign_of(Wide{-1}) == Sign::negative);
  CHECK(sign_of(Wide{0}) == Sign::zero);
  CHECK(sign_of(power_of_two(64)) == Sign::positive);
  CHECK(sign_of(kMost) == Sign::positive);
}

TEST_CASE("sign: minus and times follow the numbers") {
  for (const int a : {-1, 0, 1}) {
    CHECK(-sign_of(a) == sign_of(-a));
    for (const int b : {-1, 0, 1}) CHECK(sign_of(a) * sign_of(b) == sign_of(a * b));
  }
}

TEST_CASE("to_string of Wide (1): the digits of std::to_string") {
  parapet::testing::Generator generator(1);
  for (int i = 0; i < 1000; ++i) {
    const std::int64_t number = generator.any();
    REQUIRE(to_string(Wide{number}) == std::to_string(number));
  }
  CHECK(to_string(Wide{0}) == "0");
  CHECK(to_string(Wide{-10}) == "-10");
}

TEST_CASE("to_string of Wide (2): both ends of 128 bits") {
  CHECK(to_string(power_of_two(64)) == "18446744073709551616");
  CHECK(to_string(-power_of_two(64)) == "-18446744073709551616");
  CHECK(to_string(kMost) == "170141183460469231731687303715884105727");
  CHECK(to_string(kLeast) == "-170141183460469231731687303715884105728");
}
