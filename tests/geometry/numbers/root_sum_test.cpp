#include "geometry/numbers/root_sum.h"

#include <boost/multiprecision/cpp_int.hpp>
#include <catch2/catch.hpp>

#include "tests/geometry/numbers/generator.h"

using namespace parapet;
using namespace parapet::testing;

TEST_CASE("a sum of roots has one form") {
  RootSum sum;
  sum.add_root(200);  // 10 sqrt(2)
  sum.add_root(9);
  sum.add_root(0);
  sum.add_root(50);  // 5 sqrt(2)
  sum.add_root(16);
  CHECK(sum.terms() == std::vector<RootTerm>{{1, 7}, {2, 15}});
  CHECK(sum.rounded() == 28);  // 28.2...
  RootSum other;
  other.add_root(49);
  other.add_root(450);
  CHECK(sum == other);
  CHECK(RootSum().rounded() == 0);
}

TEST_CASE("a root is split into its greatest square and the rest") {
  const auto split = [](std::int64_t square) {
    RootSum sum;
    sum.add_root(square);
    return sum.terms().front();
  };
  CHECK(split((std::int64_t{1} << 44) - 4) == RootTerm{((std::int64_t{1} << 42) - 1) / 441, 42});
  CHECK(split(999'983LL * 999'983) == RootTerm{1, 999'983});  // a large prime
  CHECK(split(7LL * 999'983 * 999'983) == RootTerm{7, 999'983});
  CHECK(split(1'000'003LL * 999'983) == RootTerm{1'000'003LL * 999'983, 1});
  Generator generator(9);
  for (int n = 0; n < 300; ++n) {
    const auto square = 1 + static_cast<std::int64_t>(generator.below(1'000'000));
    const RootTerm term = split(square);
    REQUIRE(term.count * term.count * term.under == square);
    for (std::int64_t k = 2; k * k <= term.under; ++k) REQUIRE(term.under % (k * k) != 0);
  }
}

TEST_CASE("sums of roots that are hardly half are rounded rightly") {
  // sqrt(a) + sqrt(b), near to a half: told apart by integers alone.
  using Integer = boost::multiprecision::cpp_int;
  Generator generator(10);
  for (int n = 0; n < 2'000; ++n) {
    const auto a = static_cast<std::int64_t>(generator.below(std::uint64_t{1} << 43));
    const auto b = static_cast<std::int64_t>(generator.below(std::uint64_t{1} << 43));
    RootSum sum;
    sum.add_root(a);
    sum.add_root(b);
    const Integer scale = pow(Integer(10), 60);
    const Integer fine = sqrt(Integer(scale * scale * a)) + sqrt(Integer(scale * scale * b));
    REQUIRE(Integer((fine + scale / 2) / scale) ==
            Integer(static_cast<std::int64_t>(sum.rounded())));
  }
  // n + sqrt(m^2 + m) is less than a half above n + m, by 1 / 8m; with m^2 + m + 1 it is more.
  for (const std::int64_t m : {10, 1'000, 1'000'000}) {
    RootSum less;
    less.add_root(m * m + m);
    CHECK(less.rounded() == m);
    RootSum more;
    more.add_root(m * m + m + 1);
    CHECK(more.rounded() == m + 1);
  }
}
