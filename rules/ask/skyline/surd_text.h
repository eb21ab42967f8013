#pragma once

#include <string>

#include "geometry/numbers/ratio.h"
#include "geometry/numbers/root_sum.h"
#include "geometry/numbers/wide_ratio.h"

namespace parapet::ask {

// Lengths that may be no fractions, as answers carry them (formats.md, questions).

// The square root of a number: "5/2" where that is a fraction, else "sqrt(29/2)".
// REQUIRES: square >= 0.
std::string root_text(const WideRatio& square);

// A sum of roots in ticks as millimetres: "30/1 + 10/1 * sqrt(2/1)"; "0/1" for nothing.
std::string sum_text_mm(const RootSum& ticks);

// A distance in ticks, by its square, as millimetres.
std::string distance_text_mm(const WideRatio& square_ticks);

// By how much a distance, given by its square, differs from a limit, either way, in ticks:
// "sqrt(29/2) - 5/2", "5/2 - sqrt(29/2)" or one fraction.
std::string difference_text(const WideRatio& square, const Ratio& limit);

// The order of a distance, given by its square, and a limit. REQUIRES: limit >= 0, its terms are
// < 2^40.
std::strong_ordering compare_distance(const WideRatio& square, const Ratio& limit);

}  // namespace parapet::ask
