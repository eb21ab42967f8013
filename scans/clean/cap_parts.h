#pragma once

#include <cstddef>
#include <vector>

#include "scans/clean/borders.h"
#include "scans/clean/settled_surface.h"

namespace parapet::scans {

struct CappedParts {
  std::size_t parts = 0;
  std::size_t faces = 0;  // of walls and bottoms
  std::size_t folded =
      0;                 // parts whose bottom lies on itself: their edge crosses itself from above
  std::size_t flat = 0;  // parts left open, as nothing is between them and the base
  std::size_t undone = 0;  // parts left open, as the volume would have changed
};

// Closes borders, those of one shell together, downwards to the level z = base. A cap is undone
// that encloses with its borders more or less than what lies between these and the base, by more
// than the share `change` of all that lies between the shell and the base.
CappedParts cap_parts(SettledSurface& work, const std::vector<std::vector<Border>>& of_shells,
                      double base, double change);

}  // namespace parapet::scans
