#pragma once

#include <cstddef>
#include <vector>

#include "scans/clean/borders.h"
#include "scans/clean/settled_surface.h"

namespace parapet::scans {

struct FilledBorders {
  std::size_t borders = 0;  // that were filled
  std::size_t faces = 0;    // that they were filled with
  // Left open, because
  std::size_t impossible = 0;  // no faces fit between their points
  std::size_t bulging = 0;     // the filling bulges too much
  std::size_t crossing = 0;    // the filling crosses its own shell
};

// Fills borders one by one, each if some filling does not cross its own shell nor another filling
// of it, and does not bulge out of a fan over the border by more than a volume. That it crosses
// other shells is no harm: these stick in each other.
FilledBorders fill_borders(SettledSurface& work, const std::vector<Border>& borders,
                           double most_bulge);

}  // namespace parapet::scans
