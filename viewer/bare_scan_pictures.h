#pragma once

#include <string>
#include <vector>

#include "geometry/numbers/result.h"
#include "viewer/scan_picture.h"

namespace parapet::viewer {

// A picture of a scan for a page that writes title, caption and legend itself.
struct BareScanPicture {
  std::string png;
  std::vector<std::string> remarks;  // on what is not drawn, each a sentence
};

// All seen from one side, so that they can be compared. Errors: those of make_scan_picture.
Result<std::vector<BareScanPicture>> make_bare_scan_pictures(
    const std::vector<ScanPicture>& pictures, PictureSize size);

}  // namespace parapet::viewer
