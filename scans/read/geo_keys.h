#pragma once

#include <cstdint>
#include <optional>
#include <span>

namespace parapet::scans {

// What the keys of a GeoTIFF directory (LAS files carry the same) say of lengths.
struct GeoKeys {
  std::optional<double> unit_mm;  // of projected coordinates
  bool geographic = false;        // x and y are degrees
};

// Unknown keys, and a directory that is cut off, say nothing.
GeoKeys geo_keys(std::span<const std::uint16_t> directory);

}  // namespace parapet::scans
