#pragma once

#include "geometry/numbers/ratio.h"

namespace parapet::realms {

// How long a peg is, in ticks: the board's own unit (formats.md). Both are positive,
// numerator and denominator at most 10^6.
struct Peg {
  Ratio run{80};   // across: a stud
  Ratio rise{40};  // up: half of that, so that a figure of 40 mm is 10 pegs tall

  friend bool operator==(const Peg&, const Peg&) = default;
};

}  // namespace parapet::realms
