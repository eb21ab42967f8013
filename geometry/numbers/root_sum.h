#pragma once

#include <cstdint>
#include <vector>

#include "geometry/numbers/wide.h"

namespace parapet {

// count * sqrt(under), `under` without a square factor: 1 is the whole part.
struct RootTerm {
  std::int64_t under = 1;
  std::int64_t count = 0;

  friend bool operator==(const RootTerm&, const RootTerm&) = default;
};

// A sum of square roots of whole numbers, such as the length of a line of straight pieces.
//   (1) one number has one representation: square roots of different numbers without square factors
//       depend on each other by no fraction. So == is that of the numbers.
class RootSum {
 public:
  RootSum() = default;  // 0

  // Adds the square root of a number. REQUIRES: 0 <= square < 2^44, and at most 2^16 of them.
  void add_root(std::int64_t square);

  // By `under`; none is 0.
  const std::vector<RootTerm>& terms() const noexcept { return terms_; }

  // The whole number nearest to the sum. Exact: the sum lies half way between two whole numbers
  // never, for it is whole or irrational, so digits are added until it is decided.
  Wide rounded() const;

  friend bool operator==(const RootSum&, const RootSum&) = default;

 private:
  std::vector<RootTerm> terms_;
};

}  // namespace parapet
