#pragma once

#include <compare>
#include <cstdint>
#include <optional>
#include <string>

#include "geometry/numbers/ratio.h"
#include "geometry/numbers/wide.h"
#include "rules/realms/peg.h"

namespace parapet::realms {

// A distance in pegs, exact: the root of a fraction, which need not be a fraction itself.
class PegDistance {
 public:
  PegDistance() = default;  // 0

  // Of what lies so far apart: half ticks east and south, ticks up.
  // REQUIRES: |half ticks| <= 2^21, |ticks| <= 2^20; a peg as peg.h says.
  static PegDistance of(const Peg& peg, std::int64_t half_east, std::int64_t half_south,
                        std::int64_t up = 0);

  // Is the distance less than so many pegs? REQUIRES: 0 <= pegs <= 2^10.
  std::strong_ordering compare(std::int64_t pegs) const;

  // The distance where it is a fraction: "3", "5/2". Nothing where it is none.
  std::optional<Ratio> rational() const;

  // "3/1", or "sqrt(41/4)".
  std::string text() const;

  Wide squared_numerator() const { return numerator_; }
  Wide squared_denominator() const { return denominator_; }

  friend bool operator==(const PegDistance&, const PegDistance&) = default;

 private:
  // In lowest terms: one distance has one representation.
  PegDistance(Wide numerator, Wide denominator);

  Wide numerator_ = 0;
  Wide denominator_ = 1;
};

// By how much something was decided, in ticks: "16/5"; where a distance is no fraction the
// difference as it is, "400/1 - sqrt(116000/1)".
struct PegMargin {
  std::string ticks;

  friend bool operator==(const PegMargin&, const PegMargin&) = default;
};

}  // namespace parapet::realms
