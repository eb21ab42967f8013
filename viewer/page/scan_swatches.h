#pragma once

#include <vector>

#include "viewer/page/legend.h"
#include "viewer/scan_picture.h"

namespace parapet::viewer {

// What the colours of a picture of a scan mean, each meaning once; of what is standable at several
// heights the scale from low to high.
std::vector<Swatch> swatches_of(const ScanPicture& picture);

}  // namespace parapet::viewer
