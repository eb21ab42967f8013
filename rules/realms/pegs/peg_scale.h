#pragma once

#include <compare>
#include <cstdint>

#include "geometry/numbers/division.h"
#include "geometry/numbers/ratio.h"
#include "geometry/numbers/wide.h"
#include "rules/realms/pegs/peg.h"

// Between pegs and ticks. Exact; what is rounded says which way.
// REQUIRES, for each: a peg as peg.h says, |ticks| <= 2^24, and numbers of pegs whose numerator and
// denominator are at most 10^6 (so every product stays below 10^19 < 2^64 and is taken in Wide).

namespace parapet::realms {

// How many pegs so many ticks are, with a peg of that length; of a peg of whole ticks up to 2^20
// for |ticks| <= 2^40.
inline Ratio pegs_of_ticks(std::int64_t ticks, const Ratio& peg) noexcept {
  return Ratio::of(ticks * peg.denominator(), peg.numerator());
}

// So many pegs in whole ticks, rounded down.
constexpr std::int64_t ticks_below(const Ratio& pegs, const Ratio& peg) noexcept {
  return static_cast<std::int64_t>(floor_quotient(Wide{pegs.numerator()} * peg.numerator(),
                                                  Wide{pegs.denominator()} * peg.denominator()));
}

// The same rounded up.
constexpr std::int64_t ticks_above(const Ratio& pegs, const Ratio& peg) noexcept {
  return -static_cast<std::int64_t>(floor_quotient(-(Wide{pegs.numerator()} * peg.numerator()),
                                                   Wide{pegs.denominator()} * peg.denominator()));
}

// The same rounded towards zero, so that mirrored places stay mirrored.
constexpr std::int64_t ticks_towards_zero(const Ratio& pegs, const Ratio& peg) noexcept {
  return pegs.numerator() < 0 ? ticks_above(pegs, peg) : ticks_below(pegs, peg);
}

// Are so many ticks fewer than so many pegs?
constexpr std::strong_ordering compare_ticks(std::int64_t ticks, const Ratio& pegs,
                                             const Ratio& peg) noexcept {
  return Wide{ticks} * pegs.denominator() * peg.denominator() <=>
         Wide{pegs.numerator()} * peg.numerator();
}

}  // namespace parapet::realms
