#pragma once

#include <type_traits>

#include "geometry/numbers/wide.h"

namespace parapet {

// The quotient rounded down, for any signed whole numbers. REQUIRES: divisor > 0.
template <class Integer>
constexpr Integer floor_quotient(Integer dividend, std::type_identity_t<Integer> divisor) noexcept {
  const Integer quotient = dividend / divisor;
  return dividend % divisor < 0 ? quotient - 1 : quotient;
}

// The greatest number that divides both, as std::gcd has it for what fits 64 bits.
// REQUIRES: a >= 0, b >= 0, not both 0.
constexpr Wide greatest_common_divisor(Wide a, Wide b) noexcept {
  while (b != 0) {
    const Wide rest = a % b;
    a = b;
    b = rest;
  }
  return a;
}

}  // namespace parapet
