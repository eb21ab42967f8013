#pragma once

#include <cstdint>
#include <string>

namespace parapet {

// 128 bits, for the products that outgrow 64. std::integral<Wide> is false in strict C++20, so
// functions take it by overload, never by concept.
__extension__ typedef __int128 Wide;
__extension__ typedef unsigned __int128 UnsignedWide;

// 2^exponent, to state a bit budget. REQUIRES: 0 <= exponent <= 126.
constexpr Wide power_of_two(int exponent) noexcept { return Wide{1} << exponent; }

enum class Sign : std::int8_t { negative = -1, zero = 0, positive = 1 };

// The sign of a number, for each signed type that arithmetic yields.
//   (1) negative below zero, zero at zero, positive above zero, also for the least number of a type
constexpr Sign sign_of(int value) noexcept {
  return static_cast<Sign>(static_cast<int>(value > 0) - static_cast<int>(value < 0));
}
constexpr Sign sign_of(long value) noexcept {
  return static_cast<Sign>(static_cast<int>(value > 0) - static_cast<int>(value < 0));
}
constexpr Sign sign_of(long long value) noexcept {
  return static_cast<Sign>(static_cast<int>(value > 0) - static_cast<int>(value < 0));
}
constexpr Sign sign_of(Wide value) noexcept {
  return static_cast<Sign>(static_cast<int>(value > 0) - static_cast<int>(value < 0));
}

// The signs of -x and of x * y from those of x and y.
constexpr Sign operator-(Sign sign) noexcept { return sign_of(-static_cast<int>(sign)); }
constexpr Sign operator*(Sign a, Sign b) noexcept {
  return sign_of(static_cast<int>(a) * static_cast<int>(b));
}

// Decimal digits, with a minus sign where the number is negative.
//   (1) agrees with std::to_string wherever the number fits 64 bits
//   (2) works to both ends of the 128 bits
std::string to_string(Wide value);

}  // namespace parapet
