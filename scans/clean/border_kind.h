#pragma once

#include <vector>

#include "scans/clean/borders.h"
#include "scans/clean/half_edges.h"
#include "scans/surface.h"

namespace parapet::scans {

// What is to be done with the borders of a surface, z up. Outer ones are listed shell by shell.
struct SortedBorders {
  std::vector<Border> holes;                 // to be filled
  std::vector<std::vector<Border>> upright;  // outer ones that stand upright or look down
  std::vector<std::vector<Border>> caps;     // outer ones that look up, to be closed downwards
  std::vector<Border> loose;                 // round a single triangle: left
};

// A border is a hole where its points are no further from each other than `hole_mm`, except for the
// widest border of a shell if it is half as wide as the shell: that is its outer edge, however
// small. All wider ones of the same shell go with it. They look up if what they go round lies over
// some area.
SortedBorders sort_borders(const Surface& surface, const std::vector<std::uint32_t>& mates,
                           double hole_mm);

}  // namespace parapet::scans
