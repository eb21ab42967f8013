#pragma once

#include <optional>

#include "scans/place/place.h"

namespace parapet::scans {

// Files of scans are right-handed: seen from above, y is a quarter turn counterclockwise from x.
// Boards have y to the south. So that the terrain is not mirrored its y changes sign there, and
// corners run the other way round.
Surface southward(Surface surface);
LatticeFit southward(LatticeFit lattice);

// How far a surface that lies southward has to be shifted so that it is south and east of the
// origin, as close to it as can be: by whole pitches where there is a lattice. Its height stays.
Vector3 shift_to_corner(const Surface& surface, const std::optional<LatticeFit>& lattice);

Surface shifted(Surface surface, Vector3 shift);

}  // namespace parapet::scans
