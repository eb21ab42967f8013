#pragma once

#include <vector>

namespace parapet::scans {

// A facet seen along one direction: how far along it lies, and where across.
struct Offset {
  double at = 0;
  double along = 0;   // across the direction
  double across = 0;  // likewise; 0 where only one turn is looked for
  double weight = 0;
  std::size_t group = 0;  // facets of different groups are never on one level
};

// Planes of one direction that many facets lie on.
struct Level {
  double at = 0;
  double weight = 0;
};

struct Levels {
  // at - slope_along * along - slope_across * across is the same all over a level.
  double slope_along = 0;
  double slope_across = 0;
  double slope_error = 0;                  // of either, one standard deviation
  double tolerance = 0;                    // facets that near belong to a level
  double share = 0;                        // of the weight that lies on levels
  double chance = 0;                       // the share there would be if offsets were spread evenly
  std::vector<std::vector<Level>> groups;  // sorted
};

enum class Slopes { along, both };

// Finds the levels of offsets, and the slopes that make them as thin as can be: all levels of all
// groups have the slopes in common, so that many small ones tell as much as a large one.
// Tolerances in the unit of the offsets: the first is widest, the least is what one may trust.
Levels find_levels(const std::vector<Offset>& offsets, std::size_t groups, Slopes slopes,
                   double first_tolerance, double least_tolerance);

}  // namespace parapet::scans
