#pragma once

#include <compare>
#include <cstdint>
#include <optional>
#include <string>

#include "geometry/numbers/ratio.h"
#include "geometry/numbers/wide.h"
#include "rules/realms/pegs/peg.h"

namespace parapet::realms {

// A distance in pegs, exact: the root of a fraction, which need not be a fraction itself.
//   (1) in lowest terms, so that one distance has one representation
class PegDistance {
 public:
  PegDistance() = default;  // 0

  // Of what lies so far apart, in ticks. Exact: with peg.h's bounds the squared fraction has a
  // numerator < 2^123 and a denominator < 2^80.
  // REQUIRES: each of the three is at most 2^20 either way.
  static PegDistance of(const Peg& peg, std::int64_t east, std::int64_t south, std::int64_t up = 0);

  // Is the distance less than so many pegs? REQUIRES: 0 <= pegs <= 2^20.
  std::strong_ordering compare(std::int64_t pegs) const noexcept;

  // The distance where it is a fraction: 3/1, 5/2. Nothing where it is none.
  std::optional<Ratio> rational() const;

  // "3/1", or "sqrt(41/4)".
  std::string text() const;

  // For sentences: "3", "2.5", or "√8 (about 2.83)".
  std::string words() const;

  // Of the distance's square.
  Wide squared_numerator() const noexcept { return numerator_; }
  Wide squared_denominator() const noexcept { return denominator_; }

  friend bool operator==(const PegDistance&, const PegDistance&) = default;

 private:
  PegDistance(Wide numerator, Wide denominator) noexcept;

  Wide numerator_ = 0;
  Wide denominator_ = 1;
};

}  // namespace parapet::realms
