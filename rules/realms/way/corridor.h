#pragma once

#include <cstdint>
#include <optional>
#include <span>

#include "rules/realms/occupancy.h"
#include "rules/realms/pegs/peg.h"
#include "rules/realms/spaces.h"

namespace parapet::realms {

// Two units between which a slanting step leads (OPT-K4).
struct Squeeze {
  std::size_t left = 0;  // the units, by index
  std::size_t right = 0;
  bool is_wide = false;  // the straight corridor keeps more than 2 pegs free between them
};

// The tightest pair of units on either side of the straight line between the centres of the two
// plates, among those in the rectangle round both plates. Units that the line runs over are left
// out: the way has to lead round them. Nothing for a step along an axis, or if a side is free.
// Exact. REQUIRES: coordinates in range; a peg as peg.h says.
std::optional<Squeeze> squeeze(const ColumnRectangle& from, const ColumnRectangle& to,
                               std::span<const GroundBlock> blocks, const Peg& peg);

}  // namespace parapet::realms
