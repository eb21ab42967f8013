#include "geometry/solids/ply_number.h"

#include <algorithm>

#include "geometry/numbers/length.h"

namespace parapet {
namespace {

constexpr std::int64_t kTicksOfMillimetre = 10;
constexpr int kSingleFraction = 23;  // bits behind the leading one
constexpr int kDoubleFraction = 52;
constexpr int kSingleBias = 127;
constexpr int kDoubleBias = 1023;

tl::unexpected<PlyNumberFault> out_of_range() noexcept {
  return tl::unexpected(PlyNumberFault::out_of_range);
}

tl::unexpected<PlyNumberFault> not_a_number() noexcept {
  return tl::unexpected(PlyNumberFault::not_a_number);
}

Ticks in_range_or_not(bool negative, std::uint64_t ticks) noexcept {
  if (ticks > static_cast<std::uint64_t>(kMaxCoordinate)) return out_of_range();
  const auto value = static_cast<std::int64_t>(ticks);
  return negative ? -value : value;
}

// mantissa x 2^exponent millimetres. REQUIRES: 2^23 <= mantissa < 2^53.
Ticks ticks_of_binary(bool negative, std::uint64_t mantissa, int exponent) noexcept {
  if (exponent >= 0) return out_of_range();
  const int shift = -exponent;
  if (shift > 58) return 0;                                     // below half a tick
  const std::uint64_t tenfold = mantissa * kTicksOfMillimetre;  // < 2^57
  return in_range_or_not(negative, (tenfold + (std::uint64_t{1} << (shift - 1))) >> shift);
}

Ticks ticks_of_ieee(std::uint64_t bits, int fraction_bits, int exponent_bits, int bias) noexcept {
  const bool negative = (bits >> (fraction_bits + exponent_bits)) != 0;
  const std::uint64_t fraction = bits & ((std::uint64_t{1} << fraction_bits) - 1);
  const auto most = (std::uint64_t{1} << exponent_bits) - 1;
  const std::uint64_t exponent = (bits >> fraction_bits) & most;
  if (exponent == most) return fraction == 0 ? out_of_range() : not_a_number();
  if (exponent == 0) return 0;  // far below a tick
  return ticks_of_binary(negative, fraction | (std::uint64_t{1} << fraction_bits),
                         static_cast<int>(exponent) - bias - fraction_bits);
}

bool is_digit(char c) noexcept { return '0' <= c && c <= '9'; }

bool take_sign(std::string_view& text) noexcept {
  if (text.empty() || (text[0] != '-' && text[0] != '+')) return false;
  const bool negative = text[0] == '-';
  text.remove_prefix(1);
  return negative;
}

// The whole number behind the "e", cut off where no text of digits makes up for it.
tl::expected<std::int64_t, PlyNumberFault> exponent_of(std::string_view text) noexcept {
  constexpr std::int64_t kFar = 1'000'000'000'000;
  const bool negative = take_sign(text);
  if (text.empty() || !std::all_of(text.begin(), text.end(), is_digit)) return not_a_number();
  std::int64_t value = 0;
  for (const char digit : text) value = std::min(kFar, value * 10 + (digit - '0'));
  return negative ? -value : value;
}

// The digits before place `point` as a whole number; the digit there says how to round it.
Ticks rounded(bool negative, std::string_view digits, std::int64_t point) noexcept {
  std::uint64_t whole = 0;
  std::int64_t place = 0;
  for (const char digit : digits) {
    if (digit == '.') continue;
    if (place > point) break;
    const auto value = static_cast<std::uint64_t>(digit - '0');
    if (place == point) return in_range_or_not(negative, whole + (value >= 5 ? 1 : 0));
    whole = whole * 10 + value;
    if (whole > static_cast<std::uint64_t>(kMaxCoordinate)) return out_of_range();
    ++place;
  }
  for (; whole != 0 && place < point; ++place) {
    whole *= 10;
    if (whole > static_cast<std::uint64_t>(kMaxCoordinate)) return out_of_range();
  }
  return in_range_or_not(negative, whole);
}

}  // namespace

Ticks ticks_of_decimal(std::string_view text) noexcept {
  const bool negative = take_sign(text);
  std::int64_t exponent = 0;
  if (const std::size_t mark = text.find_first_of("eE"); mark != std::string_view::npos) {
    const auto read = exponent_of(text.substr(mark + 1));
    if (!read) return tl::unexpected(read.error());
    exponent = *read;
    text = text.substr(0, mark);
  }
  const std::size_t point = std::min(text.find('.'), text.size());
  const auto digits = static_cast<std::size_t>(std::count_if(text.begin(), text.end(), is_digit));
  if (digits == 0 || digits + (point < text.size() ? 1 : 0) != text.size()) return not_a_number();
  // A tick is a tenth, so one digit more stands before its point.
  return rounded(negative, text, static_cast<std::int64_t>(point) + exponent + 1);
}

Ticks ticks_of_single(std::uint32_t bits) noexcept {
  return ticks_of_ieee(bits, kSingleFraction, 8, kSingleBias);
}

Ticks ticks_of_double(std::uint64_t bits) noexcept {
  return ticks_of_ieee(bits, kDoubleFraction, 11, kDoubleBias);
}

Ticks ticks_of_whole(std::int64_t millimetres) noexcept {
  if (millimetres > kMaxCoordinate || millimetres < -kMaxCoordinate) return out_of_range();
  const bool negative = millimetres < 0;
  const auto size = static_cast<std::uint64_t>(negative ? -millimetres : millimetres);
  return in_range_or_not(negative, size * kTicksOfMillimetre);
}

std::uint32_t single_bits(std::int64_t ticks) noexcept {
  if (ticks == 0) return 0;
  const std::uint32_t sign = ticks < 0 ? std::uint32_t{1} << 31 : 0;
  const auto size = static_cast<std::uint64_t>(ticks < 0 ? -ticks : ticks);
  constexpr std::uint64_t kLeading = std::uint64_t{1} << kSingleFraction;
  // The least shift at which the mantissa has its leading bit: size x 2^shift / 10, rounded.
  int shift = 0;
  while ((size << shift) / kTicksOfMillimetre < kLeading) ++shift;
  std::uint64_t mantissa = ((size << shift) + kTicksOfMillimetre / 2) / kTicksOfMillimetre;
  if (mantissa == 2 * kLeading) {
    mantissa = kLeading;
    --shift;
  }
  const auto exponent = static_cast<std::uint32_t>(kSingleBias + kSingleFraction - shift);
  return sign | (exponent << kSingleFraction) | static_cast<std::uint32_t>(mantissa - kLeading);
}

}  // namespace parapet
