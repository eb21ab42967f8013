#include "geometry/bricks/ldraw_placement.h"

#include <boost/multiprecision/cpp_int.hpp>

namespace parapet {
namespace {

constexpr std::int64_t kNoise = Decimal::kOne / 10'000;
constexpr std::int64_t kTicksOfLdu = 4;

// A coordinate of the place of a point, in units of a unit.
Wide placed_coordinate(const LdrawPlacement& placement, std::size_t row,
                       const DecimalPoint& point) {
  Wide sum = Wide{placement.at[row].units} * Decimal::kOne;
  for (std::size_t i = 0; i < 3; ++i) {
    sum += Wide{placement.turn[row][i].units} * point[i].units;
  }
  return sum;
}

std::optional<Decimal> to_decimal(Wide squared_units) {
  const Wide units = nearest(squared_units, Decimal::kOne);
  if (units > Decimal::kMax || units < -Wide{Decimal::kMax}) return std::nullopt;
  return Decimal{static_cast<std::int64_t>(units)};
}

bool is_near(Decimal number, std::int64_t units) {
  return units - kNoise <= number.units && number.units <= units + kNoise;
}

// Is all of the row and the column near 0, but for the number where they meet?
bool is_axis(const LdrawPlacement& placement, std::size_t row, std::size_t column) {
  for (std::size_t i = 0; i < 3; ++i) {
    if (i != column && !is_near(placement.turn[row][i], 0)) return false;
    if (i != row && !is_near(placement.turn[i][column], 0)) return false;
  }
  return true;
}

void make_axis(LdrawPlacement& placement, std::size_t row, std::size_t column, Decimal value) {
  for (std::size_t i = 0; i < 3; ++i) {
    placement.turn[row][i] = {};
    placement.turn[i][column] = {};
  }
  placement.turn[row][column] = value;
}

}  // namespace

std::optional<DecimalPoint> place(const LdrawPlacement& placement,
                                  const DecimalPoint& point) noexcept {
  DecimalPoint placed;
  for (std::size_t row = 0; row < 3; ++row) {
    const std::optional<Decimal> value = to_decimal(placed_coordinate(placement, row, point));
    if (!value) return std::nullopt;
    placed[row] = *value;
  }
  return placed;
}

std::optional<LdrawPlacement> compose(const LdrawPlacement& outer,
                                      const LdrawPlacement& inner) noexcept {
  LdrawPlacement result;
  for (std::size_t row = 0; row < 3; ++row) {
    for (std::size_t column = 0; column < 3; ++column) {
      Wide sum = 0;
      for (std::size_t i = 0; i < 3; ++i) {
        sum += Wide{outer.turn[row][i].units} * inner.turn[i][column].units;
      }
      const std::optional<Decimal> value = to_decimal(sum);
      if (!value) return std::nullopt;
      result.turn[row][column] = *value;
    }
  }
  const std::optional<DecimalPoint> at = place(outer, inner.at);
  if (!at) return std::nullopt;
  result.at = *at;
  return result;
}

LdrawPlacement without_noise(LdrawPlacement placement) noexcept {
  for (std::size_t row = 0; row < 3; ++row) {
    for (std::size_t column = 0; column < 3; ++column) {
      if (!is_axis(placement, row, column)) continue;
      for (const Decimal value : {Decimal::whole(1), Decimal::whole(-1)}) {
        if (is_near(placement.turn[row][column], value.units)) {
          make_axis(placement, row, column, value);
        }
      }
    }
  }
  return placement;
}

std::optional<RightAngle> right_angle(const LdrawPlacement& placement) noexcept {
  RightAngle result;
  std::array<bool, 3> used{};
  for (std::size_t row = 0; row < 3; ++row) {
    bool found = false;
    for (std::size_t column = 0; column < 3; ++column) {
      const std::int64_t units = placement.turn[row][column].units;
      if (units == 0) continue;
      if (found || used[column]) return std::nullopt;
      if (units != Decimal::kOne && units != -Decimal::kOne) return std::nullopt;
      found = used[column] = true;
      result.from[row] = static_cast<std::uint8_t>(column);
      result.sign[row] = static_cast<std::int8_t>(units > 0 ? 1 : -1);
    }
    if (!found) return std::nullopt;
  }
  return result;
}

bool is_singular(const LdrawPlacement& placement) noexcept {
  // Numbers of 60 bits: six products of three have less than 183.
  using Long = boost::multiprecision::int256_t;
  const auto number = [&](std::size_t row, std::size_t column) {
    return Long(placement.turn[row][column].units);
  };
  const auto minor = [&](std::size_t a, std::size_t b) {
    return Long(number(1, a) * number(2, b) - number(1, b) * number(2, a));
  };
  return number(0, 0) * minor(1, 2) - number(0, 1) * minor(0, 2) + number(0, 2) * minor(0, 1) == 0;
}

Point to_ticks(const DecimalPoint& point) noexcept {
  const auto ticks = [](Decimal ldu) {
    return static_cast<std::int64_t>(nearest(Wide{ldu.units} * kTicksOfLdu, Decimal::kOne));
  };
  return {ticks(point[0]), ticks(point[1]), ticks(point[2])};
}

Point place_in_ticks(const LdrawPlacement& placement, const DecimalPoint& point) noexcept {
  constexpr Wide kSquare = Wide{Decimal::kOne} * Decimal::kOne;
  const auto ticks = [&](std::size_t row) {
    return static_cast<std::int64_t>(
        nearest_up(placed_coordinate(placement, row, point) * kTicksOfLdu, kSquare));
  };
  return {ticks(0), ticks(1), ticks(2)};
}

}  // namespace parapet
