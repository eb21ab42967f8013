#include <boost/multiprecision/cpp_int.hpp>
#include <catch2/catch.hpp>

#include "geometry/bricks/decimal.h"
#include "geometry/bricks/ldraw_placement.h"
#include "tests/geometry/bricks/ldraw_fixture.h"

using namespace parapet;
using namespace ldraw_fixture;
using Rational = boost::multiprecision::cpp_rational;
using Integer = boost::multiprecision::cpp_int;

namespace {

class Random {
 public:
  explicit Random(std::uint64_t seed) : state_(seed) {}
  std::int64_t below(std::int64_t limit) {
    state_ = state_ * 6364136223846793005U + 1442695040888963407U;
    return static_cast<std::int64_t>((state_ >> 33U) % static_cast<std::uint64_t>(limit));
  }
  std::int64_t between(std::int64_t lo, std::int64_t hi) { return lo + below(hi - lo + 1); }

 private:
  std::uint64_t state_;
};

Integer power_of_ten(int exponent) {
  Integer power = 1;
  for (int i = 0; i < exponent; ++i) power *= 10;
  return power;
}

// The nearest whole number, halves upwards.
Integer nearest_up_of(const Rational& value) {
  const Rational doubled = 2 * value + 1;
  const Integer n = numerator(doubled);
  const Integer d = 2 * denominator(doubled);
  return n >= 0 ? Integer(n / d) : Integer(-((d - 1 - n) / d));
}

// A decimal as its text and its value.
struct Written {
  std::string text;
  Rational value;
};

Written written(Random& random, std::int64_t most, int places) {
  const std::int64_t units = random.between(-most, most);
  std::string digits = std::to_string(units < 0 ? -units : units);
  while (static_cast<int>(digits.size()) <= places) digits = "0" + digits;
  if (places > 0) digits.insert(digits.size() - static_cast<std::size_t>(places), ".");
  return {(units < 0 ? "-" : "") + digits, Rational(units, power_of_ten(places))};
}

}  // namespace

TEST_CASE("decimals are read from their digits") {
  const auto units = [](const std::string& text) {
    const auto value = parse_decimal(text);
    REQUIRE(value.has_value());
    return value->units;
  };
  CHECK(units("1") == 1'000'000'000'000);
  CHECK(units("-0.1") == -100'000'000'000);
  CHECK(units("+.5") == 500'000'000'000);
  CHECK(units("2.") == 2'000'000'000'000);
  CHECK(units("-4e-8") == -40'000);
  CHECK(units("-4.37114e-08") == -43'711);  // 43,711.4 units
  CHECK(units("1.5E+2") == 150'000'000'000'000);
  CHECK(units("0.0000000000005") == 1);  // half a unit, away from zero
  CHECK(units("-0.0000000000005") == -1);
  CHECK(units("0.00000000000049999") == 0);
  CHECK(units("000000000000000000000000001") == units("1"));
  CHECK(units("0." + std::string(300, '0') + "7e301") == 7'000'000'000'000);
  CHECK(units("1" + std::string(300, '0') + "e-300") == units("1"));
  CHECK(units("1000000") == Decimal::kMax);
  CHECK(units("0e999999999999999999") == 0);
  CHECK(units("5e-999999999999999999") == 0);
  CHECK(units("0.1234567890123") == 123'456'789'012);
  CHECK(units("999999.9999999999999") == Decimal::kMax);
}

TEST_CASE("texts that are no decimals") {
  for (const std::string text : {"", "-", ".", "+.", "e5", "1e", "1e+", "1e5.5", "1 2", "0x10",
                                 "1,5", "nan", "inf", "--1", "1.2.3", "1e5e5", "1-", "½"}) {
    INFO(text);
    const auto value = parse_decimal(text);
    REQUIRE(!value.has_value());
    CHECK(value.error() == DecimalFault::not_a_number);
  }
  for (const std::string text : {"1000000.000000000001", "-1000001", "1e7", "9e999999999999999999",
                                 "123456789012345678901234567890"}) {
    INFO(text);
    const auto value = parse_decimal(text);
    REQUIRE(!value.has_value());
    CHECK(value.error() == DecimalFault::out_of_range);
  }
}

TEST_CASE("decimals agree with rational numbers") {
  Random random(1);
  for (int round = 0; round < 20'000; ++round) {
    const int places = static_cast<int>(random.below(16));
    const Written number = written(random, 2'000'000'000'000, places);
    const int exponent = static_cast<int>(random.between(-9, 3));
    Rational value = number.value;
    value = exponent < 0 ? Rational(value / power_of_ten(-exponent))
                         : Rational(value * power_of_ten(exponent));
    const auto read = parse_decimal(number.text + "e" + std::to_string(exponent));
    if (abs(value) > 1'000'001) {
      REQUIRE(!read.has_value());
    } else if (abs(value) < 999'999) {
      REQUIRE(read.has_value());
      const Rational error = Rational(read->units) - value * power_of_ten(12);
      REQUIRE(2 * abs(error) <= 1);
    }
  }
}

TEST_CASE("rounding to a whole number") {
  CHECK(nearest(Wide{5}, 10) == 1);
  CHECK(nearest(Wide{-5}, 10) == -1);
  CHECK(nearest(Wide{-4}, 10) == 0);
  CHECK(nearest_up(Wide{5}, 10) == 1);
  CHECK(nearest_up(Wide{-5}, 10) == 0);
  CHECK(nearest_up(Wide{-6}, 10) == -1);
  CHECK(nearest_up(Wide{-15}, 10) == -1);
}

TEST_CASE("placed points agree with rational numbers at two levels") {
  Random random(2);
  for (int round = 0; round < 3'000; ++round) {
    LdrawPlacement outer;
    LdrawPlacement inner;
    std::array<std::array<Rational, 3>, 6> turns;
    std::array<Rational, 6> ats;
    DecimalPoint point;
    std::array<Rational, 3> exact;
    const auto read = [&](const Written& number) { return *parse_decimal(number.text); };
    for (std::size_t i = 0; i < 3; ++i) {
      for (std::size_t j = 0; j < 3; ++j) {
        const Written a = written(random, 1'500'000, 6);
        const Written b = written(random, 1'500'000, 6);
        outer.turn[i][j] = read(a);
        inner.turn[i][j] = read(b);
        turns[i][j] = a.value;
        turns[i + 3][j] = b.value;
      }
      const Written a = written(random, 30'000'000, 3);
      const Written b = written(random, 3'000'000, 3);
      const Written p = written(random, 400'000, 3);
      outer.at[i] = read(a);
      inner.at[i] = read(b);
      point[i] = read(p);
      ats[i] = a.value;
      ats[i + 3] = b.value;
      exact[i] = p.value;
    }
    for (const std::size_t level : {3U, 0U}) {
      std::array<Rational, 3> next;
      for (std::size_t i = 0; i < 3; ++i) {
        next[i] = ats[level + i];
        for (std::size_t j = 0; j < 3; ++j) next[i] += turns[level + i][j] * exact[j];
      }
      exact = next;
    }
    const auto both = compose(outer, inner);
    REQUIRE(both.has_value());
    const Point placed = place_in_ticks(*both, point);
    CHECK(Integer(placed.x) == nearest_up_of(exact[0] * 4));
    CHECK(Integer(placed.y) == nearest_up_of(exact[1] * 4));
    CHECK(Integer(placed.z) == nearest_up_of(exact[2] * 4));
  }
}

TEST_CASE("placing keeps its bit budget at the extremes") {
  LdrawPlacement most;
  for (std::size_t i = 0; i < 3; ++i) {
    most.at[i] = Decimal{Decimal::kMax};
    for (Decimal& number : most.turn[i]) number = Decimal{Decimal::kMax};
  }
  const DecimalPoint far{Decimal{Decimal::kMax}, Decimal{Decimal::kMax}, Decimal{Decimal::kMax}};
  CHECK(place_in_ticks(most, far).x == 4 * (3 * std::int64_t{1'000'000'000'000} + 1'000'000));
  CHECK(!place(most, far).has_value());
  CHECK(!compose(most, most).has_value());
  CHECK(is_singular(most));
  most.turn[0][0] = -most.turn[0][0].units < 0 ? Decimal{-Decimal::kMax} : Decimal{};
  most.turn[1][1] = Decimal{-Decimal::kMax};
  CHECK(!is_singular(most));
}

TEST_CASE("each of the right angles is told from the others") {
  std::set<RightAngle> seen;
  for (int mask = 0; mask < 8; ++mask) {
    for (const std::array<std::uint8_t, 3> order : {std::array<std::uint8_t, 3>{0, 1, 2},
                                                    {0, 2, 1},
                                                    {1, 0, 2},
                                                    {1, 2, 0},
                                                    {2, 0, 1},
                                                    {2, 1, 0}}) {
      LdrawPlacement placement;
      for (std::size_t i = 0; i < 3; ++i) {
        placement.turn[i] = {};
        placement.turn[i][order[i]] = Decimal::whole(((mask >> i) & 1) != 0 ? -1 : 1);
      }
      const auto turn = right_angle(placement);
      REQUIRE(turn.has_value());
      seen.insert(*turn);
      const DecimalPoint p{Decimal::whole(1), Decimal::whole(2), Decimal::whole(3)};
      CHECK(place_in_ticks(placement, p) == parapet::turn(*turn, to_ticks(p)));
    }
  }
  CHECK(seen.size() == 48);
}

TEST_CASE("a part at any angle has each corner at the nearest tick") {
  Random random(3);
  for (int round = 0; round < 200; ++round) {
    std::string turn;
    std::array<Rational, 9> matrix;
    for (Rational& number : matrix) {
      const Written entry = written(random, 1'200'000, 6);
      turn += (turn.empty() ? "" : " ") + entry.text;
      number = entry.value;
    }
    std::string at;
    std::array<Rational, 3> origin;
    for (Rational& number : origin) {
      const Written entry = written(random, 900'000, 3);
      at += (at.empty() ? "" : " ") + entry.text;
      number = entry.value;
    }
    const LoadedModel loaded = load_text(reference("twedge.dat", at, turn));
    const std::array<std::array<Rational, 3>, 4> corners{
        {{0, 0, 0}, {30, 0, 0}, {0, 20, 0}, {0, 0, Rational(81, 8)}}};
    std::set<Point> expected;
    for (const auto& corner : corners) {
      std::array<Integer, 3> ticks;
      for (std::size_t i = 0; i < 3; ++i) {
        Rational value = origin[i];
        for (std::size_t j = 0; j < 3; ++j) value += matrix[3 * i + j] * corner[j];
        // Up is -y: the nearest tick of y, halves upwards, and then the sign.
        ticks[i] = nearest_up_of(value * 4);
      }
      expected.insert({ticks[0].convert_to<std::int64_t>(), ticks[2].convert_to<std::int64_t>(),
                       -ticks[1].convert_to<std::int64_t>()});
    }
    std::set<Point> found;
    for (const Shape& shape : loaded.model.parts[0].shapes) {
      const auto& triangle = std::get<Triangle>(shape);
      found.insert({triangle.a, triangle.b, triangle.c});
    }
    CHECK(found == expected);
  }
}
