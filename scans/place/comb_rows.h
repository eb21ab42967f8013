#pragma once

#include <complex>
#include <vector>

#include "scans/place/levels.h"

namespace parapet::scans {

// Levels that look one way, as a comb counts them.
using CombRow = std::vector<Level>;

// With weights that are roots, none far above the usual; the lightest of very many are left out.
std::vector<CombRow> weighted(const std::vector<CombRow>& rows);

// The sum of a row's levels as hands of a clock that goes round once a pitch.
std::complex<double> swing_of(const CombRow& row, double frequency);

// How well pairs of levels of a row agree on a frequency: 1 if all do, about 0 by chance.
double agreement(const std::vector<CombRow>& rows, double frequency);

// From the nearest whole number of pitches.
double off(double at, double pitch) noexcept;

// Whether a pitch is about a whole number of parts.
bool is_part(double pitch, double part) noexcept;

// The longest row.
double span_of(const std::vector<CombRow>& rows) noexcept;

}  // namespace parapet::scans
