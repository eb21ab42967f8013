#include "geometry/bricks/decimal.h"

#include <algorithm>

namespace parapet {
namespace {

constexpr std::int64_t kPlaces = 12;
constexpr std::int64_t kMostDigits = 19;  // of kMax in units; any 19 digits fit 64 bits unsigned
constexpr std::int64_t kFarExponent = 1'000'000'000;  // beyond the length of any text

bool is_digit(char character) { return '0' <= character && character <= '9'; }

// The digits of a number without its sign and exponent.
struct Digits {
  std::string_view text;   // digits and at most one point
  std::int64_t point = 0;  // how many digits stand before the point
};

// The exponent behind the 'e', cut off where no number of digits makes up for it.
tl::expected<std::int64_t, DecimalFault> parse_exponent(std::string_view text) {
  bool negative = false;
  if (!text.empty() && (text[0] == '-' || text[0] == '+')) {
    negative = text[0] == '-';
    text.remove_prefix(1);
  }
  if (text.empty() || !std::all_of(text.begin(), text.end(), is_digit)) {
    return tl::unexpected(DecimalFault::not_a_number);
  }
  std::int64_t value = 0;
  for (const char digit : text) value = std::min(kFarExponent, value * 10 + (digit - '0'));
  return negative ? -value : value;
}

tl::expected<Digits, DecimalFault> parse_digits(std::string_view text) {
  const std::size_t point = text.find('.');
  const std::size_t points = point == std::string_view::npos ? 0 : 1;
  const auto digits = std::count_if(text.begin(), text.end(), is_digit);
  if (digits == 0 || static_cast<std::size_t>(digits) + points != text.size()) {
    return tl::unexpected(DecimalFault::not_a_number);
  }
  return Digits{text, points == 0 ? digits : static_cast<std::int64_t>(point)};
}

// The digits as units, with the point moved by the exponent.
tl::expected<std::uint64_t, DecimalFault> to_units(const Digits& digits, std::int64_t exponent) {
  std::int64_t kept = digits.point + exponent + kPlaces;  // digits in front of the unit's point
  std::uint64_t units = 0;
  std::int64_t taken = 0;
  bool leading = true;
  for (const char character : digits.text) {
    if (character == '.') continue;
    if (leading && character == '0') {
      --kept;
      continue;
    }
    leading = false;
    if (kept > kMostDigits) return tl::unexpected(DecimalFault::out_of_range);
    const auto digit = static_cast<std::uint64_t>(character - '0');
    if (taken < kept) units = units * 10 + digit;
    if (taken == kept && digit >= 5) ++units;
    if (taken > kept) break;
    ++taken;
  }
  if (leading) return 0;
  for (; taken < kept; ++taken) units *= 10;
  return units;
}

}  // namespace

tl::expected<Decimal, DecimalFault> parse_decimal(std::string_view text) noexcept {
  bool negative = false;
  if (!text.empty() && (text[0] == '-' || text[0] == '+')) {
    negative = text[0] == '-';
    text.remove_prefix(1);
  }
  std::int64_t exponent = 0;
  if (const std::size_t mark = text.find_first_of("eE"); mark != std::string_view::npos) {
    const auto parsed = parse_exponent(text.substr(mark + 1));
    if (!parsed) return tl::unexpected(parsed.error());
    exponent = *parsed;
    text = text.substr(0, mark);
  }
  const auto digits = parse_digits(text);
  if (!digits) return tl::unexpected(digits.error());
  const auto units = to_units(*digits, exponent);
  if (!units) return tl::unexpected(units.error());
  if (*units > static_cast<std::uint64_t>(Decimal::kMax)) {
    return tl::unexpected(DecimalFault::out_of_range);
  }
  const auto value = static_cast<std::int64_t>(*units);
  return Decimal{negative ? -value : value};
}

}  // namespace parapet
