#pragma once

#include <vector>

#include "scans/step.h"
#include "scans/surface.h"

namespace parapet::scans {

// A surface that was made of a scan of another kind, in the scan's own unit, z up.
struct MadeSurface {
  Surface surface;
  std::vector<Step> steps;
};

}  // namespace parapet::scans
