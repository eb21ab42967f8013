#pragma once

#include <string>
#include <string_view>

#include "geometry/numbers/result.h"
#include "scans/read/read_scan.h"

namespace parapet::scans {

bool is_tiff(std::string_view bytes);

// Heights as TIFF or GeoTIFF, north above: whole numbers of 8, 16 or 32 bits, with or without sign,
// or floating point of 32 or 64; in strips or in tiles. Where a value is the one that stands for no
// data (or is no number) there is none. Spacing and unit are taken from the tags of GeoTIFF;
// degrees become metres at the middle of the map. libtiff works in a process of its own.
// Told in notes: further pictures and channels, which are not read; degrees; 256 steps.
// Errors: "bad-scan" (colours, damage, a packing that libtiff does not know), "limit",
// "reader-failed".
Result<Scan> read_tiff(std::string_view bytes, const std::string& path, const ReadLimits& limits);

// The same in this process, where a fault of libtiff would end it.
Result<Scan> read_tiff_here(std::string_view bytes, const std::string& path,
                            const ReadLimits& limits);

}  // namespace parapet::scans
