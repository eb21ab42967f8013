#pragma once

#include <optional>
#include <vector>

#include "scans/step.h"
#include "scans/terrain/stair_search.h"
#include "scans/terrain/standing_ground.h"
#include "scans/terrain/ways.h"

namespace parapet::scans {

struct ProposedSpaces {
  SpaceProposal spaces;
  std::vector<Step> steps;
};

// A grid over all the terrain, with the plate in the middle of each square of the lattice; a space
// more on each surface that no plate of the grid stands on; and a link for each stair that leads
// from one space to another that lies beside it.
// A space stands where the tops under the middle of its plate are.
ProposedSpaces propose_spaces(const StandingGround& ground, const std::vector<Climb>& stairs,
                              const std::optional<LatticeFit>& lattice, const WaysRequest& request);

}  // namespace parapet::scans
