#pragma once

#include <optional>
#include <vector>

#include "scans/clean/mend.h"

namespace parapet::scans {

struct CloseUpLimits {
  double island_mm3 = 0;  // shells below that volume, and below ...
  double island_mm = 0;   // ... that length each way, are dropped; 0: none is
  double hole_mm = 20;    // a border longer than that across is no hole but an edge of the scan
  double change = 0.02;   // a step that changes more of volume or place is undone
  bool dry_run = false;   // says what would be dropped, filled and capped, and changes nothing
};

struct Closed {
  Surface surface;              // closed where that was possible
  std::vector<FaceMark> marks;  // one a face
  Surface dropped;              // what was taken away
  std::vector<Step> steps;
  Condition after;
  double volume_mm3 = 0;       // above the base
  double largest_move_mm = 0;  // of what was there before, to what is there now
};

// Makes a body of a mended surface in millimetres, z up, that stands on z = 0 (its ground): islands
// go, small holes are filled, the outer border is capped down to the base plane, `base_mm` below
// its lowest point. Each step works on a copy and is undone where it changes more than it may.
//   (1) as mend(): independent of the order of faces
Closed close_up(Mended mended, const CloseUpLimits& limits, double base_mm = 0);

}  // namespace parapet::scans
