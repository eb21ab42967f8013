#pragma once

#include <string>
#include <vector>

#include "geometry/sight/sightline.h"
#include "geometry/solids/body.h"

namespace parapet::testing {

// What is wrong with a ruling on a sightline, from its certificate alone; empty if nothing. Shares
// no code with the engine. For small numbers, see HeldApart.
//   clear by a shift:  no body stays touched under it
//   crossed:           that body is crossed
//   touched (hair):    each of the finitely many slides that matter meets one of the bodies, and
//                      without any one of them some slide would not
// Contacts are checked one by one, and the blockers against them.
std::string fault_of(const std::vector<Body>& bodies, const Segment& segment,
                     const Sightline& line);

}  // namespace parapet::testing
