#pragma once

#include <cstdint>
#include <functional>
#include <string>
#include <vector>

namespace parapet::testing {

// A height at a column and a row.
using HeightAt = std::function<double(int column, int row)>;

// PNG: kind 0 is grey, 2 colours (each channel the height, red one more if `tints`), 4 grey with
// clear pixels where the height is below 0.
std::string png_file(int columns, int rows, int depth, int kind, const HeightAt& height,
                     bool tints = false);

struct TiffFile {
  int columns = 0;
  int rows = 0;
  int bits = 16;
  int kind = 2;  // SAMPLEFORMAT: 1 without sign, 2 with, 3 floating
  int tile = 0;  // its side, a multiple of 16; 0: strips
  bool packed = false;
  bool big_endian = false;
  std::string no_data;              // of GDAL
  std::vector<double> pixel;        // ModelPixelScale
  std::vector<double> tie;          // ModelTiepoint
  std::vector<std::uint16_t> keys;  // GeoKeyDirectory
};
std::string tiff_file(const TiffFile& file, const HeightAt& height);

// Terragen: whole numbers of a height, row by row from the south.
std::string ter_file(int columns, int rows, float metres, int scale, int base,
                     const HeightAt& height);

}  // namespace parapet::testing
