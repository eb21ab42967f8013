#pragma once

#include <span>

class ClpSimplex;

namespace parapet::physics {

// Turns a programme that was solved for the most of `factor` round: that factor stays as it is, and
// what pulls is to be the least. Each of the columns (forces that may be negative down to a bound)
// is parted into a pressure, which costs nothing, and a pull, which costs the part of the bound
// that it uses. Returns the first of the new columns; the n-th is the pull of the n-th column. The
// basis stays feasible.
int charge_pulls(ClpSimplex& simplex, int factor, std::span<const int> columns);

}  // namespace parapet::physics
