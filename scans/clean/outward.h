#pragma once

#include <cstddef>

#include "scans/clean/half_edges.h"
#include "scans/clean/marked_surface.h"

namespace parapet::scans {

struct Outward {
  std::size_t turned = 0;     // faces
  std::size_t hollows = 0;    // closed shells within another that face inwards
  std::size_t buried = 0;     // closed shells within another that are solid, as the file has them
  std::size_t undecided = 0;  // shells that stay as they are, as nothing tells their outside
};

// Turns whole shells. A closed one faces outwards; within another one it faces the way that the
// file has it, against the one around, where the file is of one mind, and is a hollow where it is
// not. An open one faces `up` with most of its area as seen from there; one that stands upright
// faces outwards as if it were closed across its borders, and a deep one that could be a bowl or a
// block without its top stays as in the file. Shells with a face in `fixed` stay as they are.
Outward turn_shells_outwards(MarkedSurface& marked, const std::vector<std::uint32_t>& mates,
                             const std::vector<std::uint32_t>& fixed, Vector3 up);

}  // namespace parapet::scans
