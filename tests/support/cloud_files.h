#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <vector>

#include "scans/vector3.h"

namespace parapet::testing {

// Points as files of others would hold them.

// PCD with x, y and z as 32 bit floating point behind a colour; `data` is "ascii", "binary" or
// "binary_compressed" (packed by literal runs and, where bytes repeat, by repetitions).
std::string pcd_file(const std::vector<scans::Vector3>& points, const std::string& data, int width,
                     int height);

struct LasPoint {
  std::array<std::int32_t, 3> place{};
  int kind = 2;  // its class
  bool withheld = false;
};

// LAS 1.`minor` in a point format, with a key that says metres if so wished.
std::string las_file(const std::vector<LasPoint>& points, int minor, int format,
                     std::array<double, 3> scale, std::array<double, 3> offset, bool metres);

}  // namespace parapet::testing
