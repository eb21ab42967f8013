#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "scans/surface.h"

namespace parapet::scans {

struct Crossings {
  std::vector<std::array<std::uint32_t, 2>> pairs;  // of faces, the smaller first, in order
  bool complete = true;  // else there are more faces close to each other than can be looked at
};

// Pairs of faces that cross, or that touch in more than the points and edges that they share.
// Decided exactly. Needs welded points (equal points are one); faces without area cross nothing.
Crossings crossings_of(const Surface& surface);

// Only those with one of these faces, which are in order.
Crossings crossings_with(const Surface& surface, const std::vector<std::uint32_t>& faces);

}  // namespace parapet::scans
