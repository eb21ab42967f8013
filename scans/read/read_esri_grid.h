#pragma once

#include <string>
#include <string_view>

#include "geometry/numbers/result.h"
#include "scans/read/read_scan.h"

namespace parapet::scans {

bool is_esri_grid(std::string_view bytes);

// Heights as an ASCII grid of Esri (.asc, .grd): "ncols", "nrows", "cellsize" and the rows from the
// north. The value of NODATA_value (-9999 where the file does not say) stands for no data.
// Errors: "bad-scan", "limit".
Result<Scan> read_esri_grid(std::string_view bytes, const std::string& path,
                            const ReadLimits& limits);

}  // namespace parapet::scans
