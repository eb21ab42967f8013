#include "rules/files/json/json_number.h"

#include <algorithm>
#include <charconv>
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <string>
#include <string_view>
#include <system_error>

namespace parapet {
namespace {

// "1.5e-2" -> "0.015". Nothing for an exponent so large that only zero could fit 64 bits with it.
std::optional<std::string> without_exponent(std::string_view digits) {
  const std::size_t mark = digits.find_first_of("eE");
  if (mark == std::string_view::npos) return std::string(digits);

  std::string_view exponent_digits = digits.substr(mark + 1);
  if (exponent_digits.starts_with('+')) exponent_digits.remove_prefix(1);
  int exponent = 0;
  const char* end = exponent_digits.data() + exponent_digits.size();
  const auto read = std::from_chars(exponent_digits.data(), end, exponent);
  constexpr int kMostExponent = 1000;
  if (read.ec != std::errc() || read.ptr != end || std::abs(exponent) > kMostExponent) {
    return std::nullopt;
  }

  std::string_view mantissa = digits.substr(0, mark);
  const bool negative = mantissa.starts_with('-');
  if (negative) mantissa.remove_prefix(1);
  const std::size_t dot = mantissa.find('.');
  std::string figures(mantissa.substr(0, dot));
  if (dot != std::string_view::npos) figures += mantissa.substr(dot + 1);
  // Where the point lies among the figures, after the exponent has moved it.
  const auto whole = static_cast<std::ptrdiff_t>(std::min(dot, mantissa.size()));
  std::ptrdiff_t point = whole + exponent;
  if (point <= 0) {
    figures.insert(0, static_cast<std::size_t>(1 - point), '0');
    point = 1;
  }
  const auto place = static_cast<std::size_t>(point);
  if (place >= figures.size()) {
    figures.append(place - figures.size(), '0');
  } else {
    figures.insert(place, ".");
  }
  return (negative ? "-" : "") + figures;
}

// The digits of a decimal that is exactly the number, if it has at most a few decimals.
std::optional<std::string> short_decimal(const Ratio& number) {
  constexpr int kMostDecimals = 6;
  std::int64_t scale = 1;
  int decimals = 0;
  while (scale % number.denominator() != 0) {
    if (++decimals > kMostDecimals) return std::nullopt;
    scale *= 10;
  }
  const std::int64_t factor = scale / number.denominator();
  constexpr std::int64_t kMostNumerator = 1'000'000'000'000;  // times a factor below 10^6
  if (number.numerator() < -kMostNumerator || number.numerator() > kMostNumerator) {
    return std::nullopt;
  }
  std::string figures = std::to_string(std::abs(number.numerator()) * factor);
  const auto behind = static_cast<std::size_t>(decimals);
  if (figures.size() <= behind) figures.insert(0, behind + 1 - figures.size(), '0');
  if (behind > 0) figures.insert(figures.size() - behind, ".");
  return (number.numerator() < 0 ? "-" : "") + figures;
}

}  // namespace

std::optional<Ratio> exact_number(const JsonValue& value) {
  if (value.is_text()) return Ratio::parse(value.text());
  if (!value.is_number()) return std::nullopt;
  const std::optional<std::string> plain = without_exponent(value.digits());
  if (!plain) return std::nullopt;
  return Ratio::parse(*plain);
}

JsonValue number_json(const Ratio& number) {
  if (number.denominator() == 1) return JsonValue::from_integer(number.numerator());
  if (const auto decimal = short_decimal(number)) return JsonValue::from_digits(*decimal);
  return fraction_json(number);
}

JsonValue fraction_json(const Ratio& number) { return JsonValue::from_text(to_string(number)); }

}  // namespace parapet
