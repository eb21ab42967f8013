#pragma once

#include <compare>
#include <cstdint>
#include <memory>
#include <string>

namespace parapet {

// A whole number of any size, for counts and chances that outgrow 128 bits. Immutable; a copy
// shares what it holds.
//   (1) +, -, * and the order are those of the whole numbers
//   (2) to_string is the shortest decimal text, with a minus sign below zero
// Nothing is bounded here: who multiplies says how long his numbers may become.
class BigInteger {
 public:
  BigInteger();                                           // 0
  BigInteger(std::int64_t value);                         // NOLINT: a whole number is one of these
  static BigInteger power(std::int64_t base, int times);  // REQUIRES: times >= 0

  friend BigInteger operator+(const BigInteger& a, const BigInteger& b);
  friend BigInteger operator-(const BigInteger& a, const BigInteger& b);
  friend BigInteger operator*(const BigInteger& a, const BigInteger& b);
  BigInteger& operator+=(const BigInteger& b) { return *this = *this + b; }
  BigInteger& operator-=(const BigInteger& b) { return *this = *this - b; }
  BigInteger& operator*=(const BigInteger& b) { return *this = *this * b; }

  friend bool operator==(const BigInteger& a, const BigInteger& b);
  friend std::strong_ordering operator<=>(const BigInteger& a, const BigInteger& b);

  bool is_zero() const;

  friend std::string to_string(const BigInteger& number);

 private:
  struct Value;
  explicit BigInteger(std::shared_ptr<const Value> value) : value_(std::move(value)) {}

  friend struct BigFraction;
  std::shared_ptr<const Value> value_;
};

// An exact fraction of whole numbers of any size; not always in lowest terms.
//   (1) == and the order are those of the rational numbers
struct BigFraction {
  BigInteger above = 0;
  BigInteger below = 1;  // > 0

  // The same in lowest terms.
  BigFraction reduced() const;

  friend bool operator==(const BigFraction& a, const BigFraction& b) {
    return a.above * b.below == b.above * a.below;
  }
  friend std::strong_ordering operator<=>(const BigFraction& a, const BigFraction& b) {
    return a.above * b.below <=> b.above * a.below;
  }
};

// "numerator/denominator" in lowest terms, always with a denominator, as that of a Ratio.
std::string to_string(const BigFraction& fraction);

}  // namespace parapet
