#pragma once

#include <cstddef>
#include <string>
#include <string_view>

#include "geometry/numbers/result.h"

namespace parapet::scans {

// What gzip or zlib packed; bytes that neither packed are given back as they are. No more than
// `most` bytes are unpacked.
// Errors: "bad-scan", "limit".
Result<std::string> gunzip(std::string_view packed, std::size_t most, const std::string& path);

// The first bytes of it, `count` or less: as many as can be unpacked.
std::string gunzip_start(std::string_view packed, std::size_t count);

}  // namespace parapet::scans
