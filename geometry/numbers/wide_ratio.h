#pragma once

#include <cassert>
#include <compare>
#include <string>

#include "geometry/numbers/division.h"
#include "geometry/numbers/wide.h"

namespace parapet {

// An exact rational number whose terms outgrow 64 bits, in lowest terms with a positive
// denominator: one value has one representation.
//   (1) == and <=> are those of the rational numbers: compared by Euclid's steps, no number grows
//   (2) numerator and denominator have no common divisor; zero is 0/1
// REQUIRES: terms above -2^127.
class WideRatio {
 public:
  constexpr WideRatio() noexcept = default;  // 0/1
  explicit constexpr WideRatio(Wide whole) noexcept : numerator_(whole) {}

  // numerator / denominator. REQUIRES: denominator != 0.
  static constexpr WideRatio of(Wide numerator, Wide denominator) noexcept {
    assert(denominator != 0);
    if (denominator < 0) {
      numerator = -numerator;
      denominator = -denominator;
    }
    const Wide common =
        greatest_common_divisor(numerator < 0 ? -numerator : numerator, denominator);
    WideRatio made;
    made.numerator_ = numerator / common;
    made.denominator_ = denominator / common;
    return made;
  }

  constexpr Wide numerator() const noexcept { return numerator_; }
  constexpr Wide denominator() const noexcept { return denominator_; }

  friend constexpr bool operator==(const WideRatio& a, const WideRatio& b) noexcept {
    return a.numerator_ == b.numerator_ && a.denominator_ == b.denominator_;
  }
  friend std::strong_ordering operator<=>(const WideRatio& a, const WideRatio& b) noexcept;

 private:
  Wide numerator_ = 0;
  Wide denominator_ = 1;
};

// "numerator/denominator" in lowest terms, always with a denominator.
std::string to_string(const WideRatio& ratio);

// The whole number nearest to a number; halves away from zero. REQUIRES: the terms are < 2^126.
Wide rounded(const WideRatio& ratio) noexcept;

// The whole number nearest to the square root of a number; halves up. Exact.
// REQUIRES: ratio >= 0.
Wide rounded_root(const WideRatio& ratio) noexcept;

// Has it a rational square root? And that root. REQUIRES: ratio >= 0; for the root: it has one.
bool is_square(const WideRatio& ratio) noexcept;
WideRatio root_of_square(const WideRatio& ratio) noexcept;

// The greatest whole number whose square is at most this. REQUIRES: number >= 0.
Wide floor_root(Wide number) noexcept;

}  // namespace parapet
