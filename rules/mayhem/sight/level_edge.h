#pragma once

#include <optional>

#include "rules/mayhem/sight/sight_ground.h"

namespace parapet::mayhem {

// What holds a unit on a plate back from seeing over its edge.
struct HeldBack {
  BlockerKind kind = BlockerKind::plateau;  // or `plate`: the neighbour's floor (OPT-L9)
  Space by;                                 // the space whose floor it is
};

// AOM-LOS-5 with OPT-L7, L9: whether the unit at one end of the line, on a plate of its own Level,
// is at the edge of it. `space` is that end, the line leaves its dot with `heading` (for a plumb
// line: all sets empty), `other` is the far end.
std::optional<HeldBack> held_back_from_edge(const SightGround& ground, Space space, int dot_x,
                                            int dot_y, const LineHeading& heading, Space other);

}  // namespace parapet::mayhem
