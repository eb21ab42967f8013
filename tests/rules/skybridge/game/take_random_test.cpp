#include <algorithm>
#include <catch2/catch.hpp>
#include <map>

#include "rules/skybridge/game/random.h"

namespace {

using namespace parapet::skybridge::game;

// What the authors' own program writes for the state 0.
TEST_CASE("skybridge random bits are those of the published generator") {
  std::uint64_t state = 0;
  CHECK(next_bits(state) == 0xe220a8397b1dcdafULL);
  CHECK(next_bits(state) == 0x6e789e6aa1b965f4ULL);
  CHECK(next_bits(state) == 0x06c45d188009454fULL);
}

// 60000 draws: each number is expected sqrt(60000 n (1 - n)) = 91 around 10000.
TEST_CASE("skybridge random numbers are each as likely as the others") {
  std::uint64_t state = 7;
  std::array<int, 6> seen{};
  for (int n = 0; n < 60000; ++n) ++seen.at(random_below(state, seen.size()));
  for (const int times : seen) CHECK(std::abs(times - 10000) < 4 * 91);
  CHECK(random_below(state, 1) == 0);
}

TEST_CASE("skybridge shuffles bring every order as often as the others and lose nothing") {
  std::uint64_t state = 11;
  std::map<std::vector<int>, int> orders;
  for (int n = 0; n < 24000; ++n) {
    std::vector<int> values = {1, 2, 3, 4};
    shuffle(state, values);
    ++orders[values];
  }
  REQUIRE(orders.size() == 24);
  for (const auto& [order, times] : orders) {
    CHECK(std::is_permutation(order.begin(), order.end(), std::vector<int>{1, 2, 3, 4}.begin()));
    CHECK(std::abs(times - 1000) < 4 * 31);
  }
}

}  // namespace
