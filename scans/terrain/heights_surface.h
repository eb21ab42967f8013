#pragma once

#include <cstddef>

#include "geometry/numbers/result.h"
#include "scans/scan.h"
#include "scans/terrain/made_surface.h"

namespace parapet::scans {

struct HeightsRequest {
  bool smooth_terraces = false;  // moves heights that come in steps, by half a step at most
  std::size_t most_faces = 8'000'000;
};

// Two triangles between each four heights, parted along the diagonal whose ends differ less in
// height, of two such along the higher; one where a height is missing, none where more are. All
// face up; x runs east from the first column, y north from the last row. Told in steps: the size,
// what has no data and stays open, and terraces with their height.
//   (1) an edge of the surface borders what has no data, or the edge of the map
// Errors: "bad-scan" for heights that make no triangle, "limit".
Result<MadeSurface> heights_surface(const Heights& heights, const HeightsRequest& request = {});

}  // namespace parapet::scans
