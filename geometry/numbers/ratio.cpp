#include "geometry/numbers/ratio.h"

#include <limits>
#include <numeric>

namespace parapet {
namespace {

constexpr std::uint64_t kMaxMagnitude = std::numeric_limits<std::int64_t>::max();

constexpr std::uint64_t magnitude(std::int64_t value) noexcept {
  const auto bits = static_cast<std::uint64_t>(value);
  return value < 0 ? 0 - bits : bits;
}

// The number with this sign and magnitude, if it fits 64 bits.
constexpr std::optional<std::int64_t> with_sign(bool negative, std::uint64_t magnitude) noexcept {
  if (magnitude <= kMaxMagnitude) {
    const auto value = static_cast<std::int64_t>(magnitude);
    return negative ? -value : value;
  }
  if (negative && magnitude == kMaxMagnitude + 1) return std::numeric_limits<std::int64_t>::min();
  return std::nullopt;
}

// value * 10 + digit, unless the result outgrows 2^63.
constexpr std::optional<std::uint64_t> append_digit(std::uint64_t value, char digit) noexcept {
  const auto unit = static_cast<std::uint64_t>(digit - '0');
  if (value > (kMaxMagnitude + 1 - unit) / 10) return std::nullopt;
  return value * 10 + unit;
}

constexpr bool all_digits(std::string_view text) noexcept {
  for (const char letter : text) {
    if (letter < '0' || letter > '9') return false;
  }
  return !text.empty();
}

// Continues a number with more digits. REQUIRES: all_digits(digits), or no digits.
constexpr std::optional<std::uint64_t> append_digits(std::optional<std::uint64_t> value,
                                                     std::string_view digits) noexcept {
  for (const char digit : digits) {
    if (value) value = append_digit(*value, digit);
  }
  return value;
}

constexpr std::string_view without_trailing_zeros(std::string_view digits) noexcept {
  while (!digits.empty() && digits.back() == '0') digits.remove_suffix(1);
  return digits;
}

std::optional<Ratio> make_signed(bool negative, std::optional<std::uint64_t> numerator,
                                 std::optional<std::uint64_t> denominator) noexcept {
  if (!numerator || !denominator) return std::nullopt;
  const std::optional<std::int64_t> above = with_sign(negative, *numerator);
  const std::optional<std::int64_t> below = with_sign(false, *denominator);
  if (!above || !below) return std::nullopt;
  return Ratio::make(*above, *below);
}

}  // namespace

std::optional<Ratio> Ratio::make(std::int64_t numerator, std::int64_t denominator) noexcept {
  if (denominator == 0) return std::nullopt;
  const std::uint64_t common = std::gcd(magnitude(numerator), magnitude(denominator));
  const bool negative = (numerator < 0) != (denominator < 0);
  const std::optional<std::int64_t> above = with_sign(negative, magnitude(numerator) / common);
  const std::optional<std::int64_t> below = with_sign(false, magnitude(denominator) / common);
  if (!above || !below) return std::nullopt;
  return Ratio(*above, *below);
}

Ratio Ratio::of(std::int64_t numerator, std::int64_t denominator) noexcept {
  assert(denominator > 0);
  const auto common =
      static_cast<std::int64_t>(std::gcd(magnitude(numerator), magnitude(denominator)));
  return Ratio(numerator / common, denominator / common);
}

std::optional<Ratio> Ratio::parse(std::string_view text) noexcept {
  const bool negative = text.starts_with('-');
  if (negative) text.remove_prefix(1);

  const std::size_t mark = text.find_first_of("./");
  const std::string_view whole = text.substr(0, mark);
  if (!all_digits(whole)) return std::nullopt;
  if (mark == std::string_view::npos) return make_signed(negative, append_digits(0, whole), 1);

  const std::string_view rest = text.substr(mark + 1);
  if (!all_digits(rest)) return std::nullopt;
  if (text[mark] == '/') {
    return make_signed(negative, append_digits(0, whole), append_digits(0, rest));
  }

  const std::string_view decimals = without_trailing_zeros(rest);
  std::optional<std::uint64_t> power_of_ten = 1;
  for (std::size_t i = 0; i < decimals.size() && power_of_ten; ++i) {
    power_of_ten = append_digit(*power_of_ten, '0');
  }
  return make_signed(negative, append_digits(append_digits(0, whole), decimals), power_of_ten);
}

std::string to_string(const Ratio& ratio) {
  return std::to_string(ratio.numerator()) + "/" + std::to_string(ratio.denominator());
}

}  // namespace parapet
