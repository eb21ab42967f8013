#pragma once

#include "geometry/numbers/result.h"
#include "scans/place/place.h"

namespace parapet::scans {

struct Alignment {
  Motion motion;           // of the second onto the first, scale 1
  double residual_mm = 0;  // root of the mean square of the closer 80 %
  double overlap = 0;      // share of the second that lies on the first
  std::vector<Step> steps;
};

// Lays a second placed scan onto a first, both in millimetres, level, by points and planes (ICP).
// It is tried from each quarter turn and from shifts by whole pitches where there is a lattice, and
// refused where two of them fit as well as each other.
// Errors: "no-overlap", "ambiguous".
Result<Alignment> align(const Surface& first, const Surface& second,
                        const std::optional<LatticeFit>& lattice, std::uint32_t seed = 1);

}  // namespace parapet::scans
