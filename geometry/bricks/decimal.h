#pragma once

#include <array>
#include <compare>
#include <cstdint>
#include <string_view>
#include <tl/expected.hpp>

#include "geometry/numbers/wide.h"

namespace parapet {

// A decimal number with twelve places, as LDraw files write them: exact, where theirs has no more.
struct Decimal {
  static constexpr std::int64_t kOne = 1'000'000'000'000;  // units of the number one
  static constexpr std::int64_t kMax = 1'000'000 * kOne;   // |units| at most

  std::int64_t units = 0;

  static constexpr Decimal whole(std::int64_t value) noexcept { return {value * kOne}; }

  friend constexpr auto operator<=>(const Decimal&, const Decimal&) noexcept = default;
};
// Three products of decimals, in quarters, and half a unit to round with.
static_assert(Wide{13} * Decimal::kMax * Decimal::kMax < power_of_two(126));

using DecimalPoint = std::array<Decimal, 3>;

enum class DecimalFault : std::uint8_t { not_a_number, out_of_range };

// Reads "10", "-.5", "+2.", "0.707107", "-4.37114e-08" from its digits.
//   (1) the value is that of the text, where it has at most twelve decimals; else the nearest one,
//       half a unit away from zero
//   (2) not_a_number, if the text has another form
//   (3) out_of_range beyond +-1,000,000, however large the exponent
tl::expected<Decimal, DecimalFault> parse_decimal(std::string_view text) noexcept;

// numerator / denominator to the nearest whole number, halves away from zero: so -n gives the
// negative of what n gives. REQUIRES: denominator > 0 and even.
constexpr Wide nearest(Wide numerator, Wide denominator) noexcept {
  const Wide half = denominator / 2;
  return numerator >= 0 ? (numerator + half) / denominator : -((half - numerator) / denominator);
}

// The same with halves upwards: so n + denominator gives one more than what n gives.
constexpr Wide nearest_up(Wide numerator, Wide denominator) noexcept {
  const Wide shifted = numerator + denominator / 2;
  const Wide quotient = shifted / denominator;
  return quotient * denominator > shifted ? quotient - 1 : quotient;
}

}  // namespace parapet
