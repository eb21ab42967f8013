#include "rules/realms/pegs/peg_distance.h"

#include <catch2/catch.hpp>

#include "rules/realms/pegs/peg_margin.h"
#include "rules/realms/pegs/peg_scale.h"
#include "tests/support/random_source.h"

namespace {

using namespace parapet;
using namespace parapet::realms;
using parapet::testing::RandomSource;

const Peg kStudAndPlate{Ratio(80), Ratio(32)};

}  // namespace

TEST_CASE("a distance in pegs is a fraction where it can be and a root where it cannot") {
  CHECK(PegDistance().text() == "0/1");
  CHECK(PegDistance::of(kStudAndPlate, 240, 320).text() == "5/1");
  CHECK(PegDistance::of(kStudAndPlate, 240, 320).rational() == Ratio(5));
  CHECK(PegDistance::of(kStudAndPlate, -100, 0).text() == "5/4");
  CHECK(PegDistance::of(kStudAndPlate, 80, 80).text() == "sqrt(2/1)");
  CHECK_FALSE(PegDistance::of(kStudAndPlate, 80, 80).rational());
  CHECK(PegDistance::of(kStudAndPlate, 40, 80).text() == "sqrt(5/4)");
  CHECK(PegDistance::of(kStudAndPlate, 240, 0, 128).text() == "5/1");
  CHECK(PegDistance::of(kStudAndPlate, 240, 0, -32).text() == "sqrt(10/1)");
  CHECK(PegDistance::of({Ratio::of(1, 3), Ratio(40)}, 2, 0).text() == "6/1");
}

TEST_CASE("a distance compares at equality and one tick to either side") {
  CHECK((PegDistance::of(kStudAndPlate, 400, 0).compare(5) == 0));
  CHECK((PegDistance::of(kStudAndPlate, 399, 0).compare(5) < 0));
  CHECK((PegDistance::of(kStudAndPlate, 401, 0).compare(5) > 0));
  CHECK((PegDistance::of(kStudAndPlate, 240, 320).compare(5) == 0));
  CHECK((PegDistance::of(kStudAndPlate, 240, 321).compare(5) > 0));
  CHECK((PegDistance::of({Ratio::of(7, 3), Ratio(1)}, 7, 0).compare(3) == 0));
}

TEST_CASE("the greatest distances and the smallest pegs stay exact") {
  constexpr std::int64_t kMost = std::int64_t{1} << 20;
  const Peg smallest{Ratio::of(1, 1'000'000), Ratio::of(1, 999'999)};
  const PegDistance far = PegDistance::of(smallest, kMost, -kMost, kMost);
  // (2^20)^2 (2 10^12 + 999999^2)
  CHECK(far.squared_numerator() ==
        power_of_two(40) * (Wide{2} * 1'000'000 * 1'000'000 + Wide{999'999} * 999'999));
  CHECK(far.squared_denominator() == 1);
  CHECK((far.compare(1 << 20) > 0));
  const Peg odd{Ratio::of(999'983, 999'979), Ratio::of(999'961, 999'959)};
  const PegDistance any = PegDistance::of(odd, kMost, 1, kMost - 1);
  CHECK((any.compare(1 << 20) > 0));
  CHECK((any.compare((1 << 20) / 2) > 0));
  CHECK_FALSE(any.rational());
}

TEST_CASE("margins are the difference from the limit") {
  const auto across = [](std::int64_t east, std::int64_t south) {
    return PegMargin::of_distance(kStudAndPlate, PegDistance::of(kStudAndPlate, east, south), 5);
  };
  CHECK(across(240, 0).text() == "160/1");
  CHECK(across(480, 0).text() == "80/1");
  CHECK(across(400, 0).rational() == Ratio(0));
  CHECK(across(160, 160).text() == "400/1 - 80/1 * sqrt(8/1)");
  CHECK(across(400, 80).text() == "80/1 * sqrt(26/1) - 400/1");
  CHECK(PegMargin::of_height(kStudAndPlate, 160, Ratio(4)).text() == "32/1");
  CHECK(PegMargin::of_height({Ratio(80), Ratio::of(7, 2)}, 16, Ratio(4)).text() == "2/1");
  CHECK(PegMargin::of_height({Ratio(80), Ratio::of(7, 3)}, 9, Ratio(4)).text() == "1/3");
}

TEST_CASE("the lesser of two margins is found though one is a root") {
  RandomSource random(11);
  int roots = 0;
  for (int round = 0; round < 4000; ++round) {
    const Peg peg{Ratio::of(random.between(1, 12), random.between(1, 5)),
                  Ratio::of(random.between(1, 12), random.between(1, 5))};
    const std::int64_t east = random.between(-30, 30);
    const std::int64_t south = random.between(-30, 30);
    const PegDistance distance = PegDistance::of(peg, east, south);
    if (distance.compare(1000) > 0) continue;
    const std::int64_t ticks = random.between(-60, 60);
    const Ratio limit(random.between(0, 4));
    const PegMargin root = PegMargin::of_distance(peg, distance, 5);
    const PegMargin plain = PegMargin::of_height(peg, ticks, limit);
    roots += distance.rational() ? 0 : 1;
    // | sqrt(d2) - 5 run | < m with everything in ticks times both denominators.
    const std::int64_t scale = peg.run.denominator() * peg.rise.denominator();
    const std::int64_t squared = (east * east + south * south) * scale * scale;
    const std::int64_t five = 5 * peg.run.numerator() * peg.rise.denominator();
    const std::int64_t width =
        std::abs(ticks * scale - limit.numerator() * peg.rise.numerator() * peg.run.denominator());
    const std::int64_t low = five - width;
    const bool expected =
        (low < 0 || low * low < squared) && squared < (five + width) * (five + width);
    CAPTURE(to_string(peg.run), to_string(peg.rise), east, south, ticks, root.text(), plain.text());
    CHECK(root.less_than_height(plain) == expected);
  }
  CHECK(roots > 1000);
}

TEST_CASE("pegs become ticks by the rounding asked for") {
  const Ratio peg = Ratio::of(7, 2);
  CHECK(ticks_below(Ratio(3), peg) == 10);
  CHECK(ticks_above(Ratio(3), peg) == 11);
  CHECK(ticks_below(Ratio(-3), peg) == -11);
  CHECK(ticks_above(Ratio(-3), peg) == -10);
  CHECK(ticks_towards_zero(Ratio(-3), peg) == -10);
  CHECK(ticks_towards_zero(Ratio(3), peg) == 10);
  CHECK(ticks_below(Ratio(4), peg) == 14);
  CHECK(ticks_above(Ratio(4), peg) == 14);
  CHECK(pegs_of_ticks(7, peg) == Ratio(2));
  CHECK((compare_ticks(14, Ratio(4), peg) == 0));
  CHECK((compare_ticks(13, Ratio(4), peg) < 0));
  CHECK((compare_ticks(15, Ratio(4), peg) > 0));
  CHECK(ticks_above(Ratio(1'000'000), Ratio(1'000'000)) == 1'000'000'000'000);
}
