#pragma once

#include <string>
#include <vector>

#include "physics/collapse/rest.h"
#include "physics/stability/who_stands.h"
#include "physics/world/settle.h"

namespace parapet::physics {

// What is known when it is over, in the order in which it happened.
struct Collapse {
  std::vector<std::uint32_t> removed;  // ascending
  std::vector<Loosened> loosened;      // what an impact broke off comes again, at the end
  std::vector<RestingBody> fallen;     // by body
  std::size_t standing = 0;            // pieces that did not move
  Settled settled;
  std::vector<std::uint32_t> not_analysed;
  //   (1) removed.size() + pieces of fallen + standing is the number of pieces
};

struct CollapseLimits {
  SettleLimits settle;
  Grip grip;
};

// Takes the pieces away and follows what comes down until it rests.
//   (1) the same input gives the same answer
//   (2) asked again of the structure that is left, with nothing removed, nothing moves
Collapse collapse(const Structure& structure, const std::vector<std::uint32_t>& removed,
                  const CollapseLimits& limits, const Progress& progress);

// The structure after it: what stands, in the same order, then what fell as settled pieces without
// studs, by body; several that lie as one under a new name. Loads on what fell are gone.
Structure structure_after(const Structure& structure, const Collapse& collapse);

}  // namespace parapet::physics
