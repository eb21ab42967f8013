#pragma once

#include "scans/place/comb.h"

namespace parapet::scans {

// A comb whose levels come in groups: up to three a pitch, at the same places of each, as walls and
// the kerbs beside them do, or studs on bricks. Looked for where there is no plain one; of all
// pitches it is the one that chance would give most seldom. It is refused where
//   - more than 15 % of the levels are off by more than 8 % of the pitch
//   - fewer than ten levels lie on it, a phase is carried by one alone, or none by three
//   - levels strewn at random would give as good a comb (not once in 3,000 tries)
//   - another pitch is nearly as unlikely
CombSearch find_grouped_comb(const std::vector<std::vector<Level>>& rows, const CombLimits& limits);

}  // namespace parapet::scans
