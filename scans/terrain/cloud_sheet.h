#pragma once

#include <vector>

#include "scans/surface.h"

namespace parapet::scans {

// A surface over a grid of square places.
struct CloudSheet {
  Surface surface;              // its top faces up; open where the points end
  std::size_t places = 0;       // with points
  std::size_t filled = 0;       // without, but with points all round
  std::size_t overhanging = 0;  // the largest patch of places with points that have `gap` of
                                // nothing between them, like all places beside them
};

// The highest points over a grid as a sheet: of each place the middle one of the points no more
// than a side below its highest, at the place's middle. Places without points that are enclosed by
// others take the mean of those beside them, from the rim of the hole inwards.
// REQUIRES: points; side > 0; the box round the points is at most 2^24 places.
CloudSheet top_down_sheet(const std::vector<Vector3>& points, double side, double gap);

}  // namespace parapet::scans
