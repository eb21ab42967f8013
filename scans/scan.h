#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "scans/surface.h"

namespace parapet::scans {

// Equal cubes, solid or empty: what block games and voxel editors write. The cube at (x, y, z) is
// number (z * size[1] + y) * size[0] + x, and reaches from (x, y, z) to one more in each direction.
struct Blocks {
  std::array<int, 3> size{};        // x, y, z up
  std::vector<std::uint8_t> solid;  // 1 or 0
};

// Heights over a grid of places, row by row from the north.
struct Heights {
  int columns = 0;
  int rows = 0;
  double spacing_x = 1;  // between two columns, in the unit of the heights
  double spacing_y = 1;
  std::vector<std::optional<double>> heights;  // nothing where there is no data
};

// Walls drawn on a square grid, in squares, x east and y south (Universal VTT).
struct WallMap {
  struct Wall {
    std::array<double, 2> from{};
    std::array<double, 2> to{};
    bool opens = false;  // a door or a window
    bool closed = true;  // as it stands in the file
  };
  double width = 0;  // of the map
  double height = 0;
  std::vector<Wall> walls;
};

enum class UpAxis { y, z };

// A file as it was read.
struct Scan {
  std::string format;  // "binary STL", "glTF", ...
  std::variant<Surface, Cloud, Blocks, Heights, WallMap> shape;
  std::optional<double>
      unit_mm;               // millimetres of the file's unit, where the file or its format says
  std::optional<UpAxis> up;  // likewise
  std::vector<std::string> notes;  // what the reader did beside reading, a sentence each
};

}  // namespace parapet::scans
