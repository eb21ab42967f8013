#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <string>

namespace parapet::scans {

// How far apart the columns and rows of a map are, in the unit of its heights.
struct GeoPlacement {
  double spacing_x = 1;
  double spacing_y = 1;
  std::optional<double> unit_mm;
  std::string note;  // what was done beside reading
};

// From what the tags of a GeoTIFF say: the size of a pixel, a point of the picture and of the earth
// (column, row, level, x, y, z), the directory of keys. Each may be empty.
GeoPlacement geo_placement(std::span<const double> pixel, std::span<const double> tie,
                           std::span<const std::uint16_t> directory, double rows);

}  // namespace parapet::scans
