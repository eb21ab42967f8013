#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "physics/stability/who_stands.h"

namespace parapet::physics {

// A structure while it is built.
struct StageStanding {
  Standing standing;                        // with the props that earlier stages needed
  std::optional<std::uint32_t> prop_under;  // the piece that needs a prop to stand; none: it stands
  LoadFactor with_prop = kAnyLoad;          // then
};

// The pieces of each stage are added to those that are in no stage and to those of the stages
// before. Where it does not stand, a prop is put under that new piece that is farthest from what
// stood before (of several the first), and stays: it presses from below on a half stud's square in
// the middle of the piece. Removed pieces (one flag a piece) are never there. REQUIRES: no piece is
// in two stages.
std::vector<StageStanding> stand_in_stages(const Structure& structure,
                                           const std::vector<Contact>& contacts,
                                           const std::vector<std::vector<std::uint32_t>>& stages,
                                           const std::vector<bool>& removed, const Grip& grip,
                                           const Progress& progress);

}  // namespace parapet::physics
