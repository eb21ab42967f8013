#include "rules/realms/flight/fall.h"

#include <catch2/catch.hpp>

namespace {

using namespace parapet;
using namespace parapet::realms;

std::int64_t wounds(std::int64_t drop, std::int64_t height) {
  return rule_fall({Ratio(drop), Ratio(height), false}).wounds;
}

}  // namespace

TEST_CASE("COR-DN-2 OPT-K10: two wounds for each full height of a drop greater than the height") {
  CHECK(wounds(5, 10) == 0);
  CHECK(wounds(10, 10) == 0);
  CHECK(wounds(11, 10) == 2);
  CHECK(wounds(19, 10) == 2);
  CHECK(wounds(20, 10) == 4);
  CHECK(wounds(29, 10) == 4);
  CHECK(wounds(200, 10) == 40);
  CHECK(wounds(200, 8) == 50);
  CHECK(wounds(200, 9) == 44);
  CHECK(wounds(200, 11) == 36);
  CHECK(wounds(200, 12) == 32);
  CHECK(wounds(0, 1) == 0);
}

TEST_CASE("COR-DN-2: fractions of pegs are exact at a full height") {
  CHECK(fall_wounds(Ratio::of(20, 3), Ratio::of(10, 3), false) == 4);
  CHECK(fall_wounds(Ratio::of(19'999, 3000), Ratio::of(10, 3), false) == 2);
  CHECK(fall_wounds(Ratio::of(10, 3), Ratio::of(10, 3), false) == 0);
  CHECK(fall_wounds(Ratio::of(10'001, 3000), Ratio::of(10, 3), false) == 2);
  CHECK(fall_wounds(Ratio(1'000'000), Ratio::of(1, 1'000'000), false) == 1'000'000'000'000);
}

TEST_CASE("COR-FLY-1 FLY-6 FLY-8: out of the air counts 200 pegs and flyers take no wounds") {
  CHECK(rule_fall({std::nullopt, Ratio(10), false}).wounds == 40);
  CHECK(rule_fall({std::nullopt, Ratio(10), true}).wounds == 0);
  CHECK(rule_fall({Ratio(200), Ratio(10), true}).wounds == 0);
  CHECK(rule_fall({std::nullopt, Ratio(201), false}).wounds == 0);
  CHECK(rule_fall({std::nullopt, Ratio(200), false}).wounds == 0);
  CHECK(rule_fall({std::nullopt, Ratio(10), false}).because.front().rule == "COR-FLY-6");
}

TEST_CASE("a fall never wounds less for more drop or less height and always by twos") {
  for (std::int64_t drop = 0; drop <= 60; ++drop) {
    for (std::int64_t height = 1; height <= 25; ++height) {
      // 2 floor(d / h) if d > h, by counting heights.
      std::int64_t counted = 0;
      for (std::int64_t left = drop; left >= height; left -= height) counted += 2;
      if (drop <= height) counted = 0;
      CHECK(wounds(drop, height) == counted);
      CHECK(wounds(drop + 1, height) >= wounds(drop, height));
      CHECK(wounds(drop, height + 1) <= wounds(drop, height));
    }
  }
}
