#pragma once

#include <cassert>
#include <compare>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace parapet {

// Compares first / first_under with second / second_under by Euclid's steps: whole parts first,
// then the upside-down remainders. No number grows, so nothing can overflow.
//   (1) the order of the two rational numbers, for negative ones too and for any 64 bits
//   (2) equal for fractions of one value, in lowest terms or not
// REQUIRES: first_under > 0, second_under > 0.
constexpr std::strong_ordering compare_fractions(std::int64_t first, std::int64_t first_under,
                                                 std::int64_t second,
                                                 std::int64_t second_under) noexcept {
  assert(first_under > 0 && second_under > 0);
  for (;;) {
    std::int64_t first_whole = first / first_under;
    std::int64_t first_rest = first % first_under;
    if (first_rest < 0) {  // round down, not towards zero
      first_rest += first_under;
      --first_whole;
    }
    std::int64_t second_whole = second / second_under;
    std::int64_t second_rest = second % second_under;
    if (second_rest < 0) {
      second_rest += second_under;
      --second_whole;
    }
    if (first_whole != second_whole) return first_whole <=> second_whole;
    if (first_rest == 0 || second_rest == 0) return first_rest <=> second_rest;
    // Both remainders lie between 0 and 1, where upside down reverses the order: swap the two.
    first = second_under;
    second = first_under;
    first_under = second_rest;
    second_under = first_rest;
  }
}

// An exact rational number, kept in lowest terms with a positive denominator: one value has one
// representation.
//   (1) == and <=> are those of the rational numbers
//   (2) numerator and denominator have no common divisor; zero is 0/1
class Ratio {
 public:
  constexpr Ratio() noexcept = default;  // 0/1
  explicit constexpr Ratio(std::int64_t whole) noexcept : numerator_(whole) {}

  // numerator / denominator. Nothing if the denominator is zero or the value in lowest terms, with
  // its denominator positive, does not fit 64 bits.
  static std::optional<Ratio> make(std::int64_t numerator, std::int64_t denominator) noexcept;

  // The same where it cannot fail. REQUIRES: denominator > 0.
  static Ratio of(std::int64_t numerator, std::int64_t denominator) noexcept;

  // Reads "3", "-2.50", "0.8" or "12/5" digit by digit: an optional minus sign, digits, then
  // nothing, a point and digits, or a slash and the digits of a positive number. Nothing else is
  // read: no plus sign, blank, exponent, empty side of a point or slash, second minus sign.
  //   (1) the value is that of the text, exactly
  //   (2) nothing if the text has another form
  //   (3) nothing if a number in it, or 10 to the number of decimals, does not fit 64 bits; zeros
  //       in front and zeros behind the last other decimal do not count, so 18 decimals fit
  //   (4) parse(to_string(r)) == r
  static std::optional<Ratio> parse(std::string_view text) noexcept;

  constexpr std::int64_t numerator() const noexcept { return numerator_; }
  constexpr std::int64_t denominator() const noexcept { return denominator_; }

  friend constexpr bool operator==(const Ratio&, const Ratio&) noexcept = default;
  friend constexpr std::strong_ordering operator<=>(const Ratio& a, const Ratio& b) noexcept {
    return compare_fractions(a.numerator_, a.denominator_, b.numerator_, b.denominator_);
  }

 private:
  constexpr Ratio(std::int64_t numerator, std::int64_t denominator) noexcept
      : numerator_(numerator), denominator_(denominator) {}

  std::int64_t numerator_ = 0;
  std::int64_t denominator_ = 1;
};

// "numerator/denominator" in lowest terms, always with a denominator: "0/1", "-5/2".
std::string to_string(const Ratio& ratio);

}  // namespace parapet
