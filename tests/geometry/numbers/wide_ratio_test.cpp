#include "geometry/numbers/wide_ratio.h"

#include <boost/multiprecision/cpp_int.hpp>
#include <catch2/catch.hpp>

#include "tests/geometry/numbers/generator.h"

using namespace parapet;
using namespace parapet::testing;

namespace {

using Integer = boost::multiprecision::cpp_int;
using Rational = boost::multiprecision::cpp_rational;

Rational exact(const WideRatio& r) {
  return Rational(Integer(r.numerator()), Integer(r.denominator()));
}

Wide any_wide(Generator& generator) {
  return (Wide{generator.any()} << generator.below(60)) + generator.within(3);
}

}  // namespace

TEST_CASE("wide fractions are ordered as the fractions that they are") {
  Generator generator(7);
  for (int n = 0; n < 5'000; ++n) {
    const Wide under = any_wide(generator);
    const Wide other_under = any_wide(generator);
    if (under == 0 || other_under == 0) continue;
    const WideRatio a = WideRatio::of(any_wide(generator), under);
    const WideRatio b = WideRatio::of(any_wide(generator), other_under);
    const WideRatio hardly_more = WideRatio::of(a.numerator() / 2 + 1, a.denominator() / 2 + 1);
    REQUIRE((a < b) == (exact(a) < exact(b)));
    REQUIRE((a > b) == (exact(a) > exact(b)));
    REQUIRE((a < hardly_more) == (exact(a) < exact(hardly_more)));
    REQUIRE((a <=> a) == std::strong_ordering::equal);
    REQUIRE(a.denominator() > 0);
  }
  CHECK(to_string(WideRatio::of(-6, -4)) == "3/2");
  CHECK(to_string(WideRatio::of(0, -4)) == "0/1");
}

TEST_CASE("wide fractions are rounded to the nearest whole number") {
  CHECK(rounded(WideRatio::of(5, 2)) == 3);
  CHECK(rounded(WideRatio::of(-5, 2)) == -3);
  CHECK(rounded(WideRatio::of(7, 3)) == 2);
  CHECK(rounded(WideRatio::of(8, 3)) == 3);
  CHECK(rounded(WideRatio(power_of_two(120))) == power_of_two(120));
}

TEST_CASE("square roots are rounded to the nearest whole number and halves up") {
  CHECK(rounded_root(WideRatio(0)) == 0);
  CHECK(rounded_root(WideRatio(2)) == 1);
  CHECK(rounded_root(WideRatio(3)) == 2);
  CHECK(rounded_root(WideRatio::of(25, 4)) == 3);  // 2.5
  CHECK(rounded_root(WideRatio::of(24'999, 4'000)) == 2);
  CHECK(rounded_root(WideRatio(power_of_two(124))) == power_of_two(62));
  CHECK(floor_root(power_of_two(126) - 1) == power_of_two(63) - 1);
  Generator generator(8);
  for (int n = 0; n < 2'000; ++n) {
    const Wide up = any_wide(generator);
    const WideRatio r = WideRatio::of(up < 0 ? -up : up, 1 + generator.any() / 2 * 2 % 1'000);
    if (r < WideRatio(0)) continue;
    // (2 root - 1)^2 <= 4 r < (2 root + 1)^2
    const Integer root(rounded_root(r));
    REQUIRE(Rational((2 * root + 1) * (2 * root + 1)) > 4 * exact(r));
    if (root > 0) REQUIRE(Rational((2 * root - 1) * (2 * root - 1)) <= 4 * exact(r));
  }
}

TEST_CASE("rational square roots are found") {
  CHECK(is_square(WideRatio::of(50, 8)));
  CHECK(root_of_square(WideRatio::of(50, 8)) == WideRatio::of(5, 2));
  CHECK_FALSE(is_square(WideRatio::of(5, 4)));
  CHECK(is_square(WideRatio(0)));
}
