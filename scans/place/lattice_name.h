#pragma once

#include <optional>
#include <string>

#include "scans/place/lattice.h"
#include "scans/place/place.h"

namespace parapet::scans {

// What a lattice is called, its lengths in millimetres.
//   - it is of the known kind whose pitch lies within 2 %, where there is one
//   - where there are two (25 and 25.4 mm), of the one that is three times as near, if the pitch is
//     known to 0.4 % (three standard deviations); else it is refused
//   - "studs" need steps up of whole plates, where there are steps
//   - else it is "free", which needs 12 planes and half of the strength there can be
struct NamedLattice {
  std::optional<LatticeFit> fit;
  std::string why_not;
};
NamedLattice named_lattice(const Lattice& lattice, double unit_mm, const PlaceRequest& request);

}  // namespace parapet::scans
