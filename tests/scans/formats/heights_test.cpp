#include <catch2/catch.hpp>
#include <cmath>
#include <string>

#include "scans/read/read_esri_grid.h"
#include "scans/read/read_png.h"
#include "scans/read/read_ter.h"
#include "scans/read/read_tiff.h"
#include "tests/support/height_files.h"

using namespace parapet;
using namespace parapet::scans;
using namespace parapet::testing;

namespace {

template <class Read>
Scan read(Read reader, const std::string& bytes) {
  const Result<Scan> scan = reader(bytes, "heights", ReadLimits{});
  INFO((scan ? std::string() : to_text(scan.error())));
  REQUIRE(scan);
  return *scan;
}

template <class Read>
Fault fault(Read reader, const std::string& bytes, const ReadLimits& limits = {}) {
  const Result<Scan> scan = reader(bytes, "heights", limits);
  REQUIRE_FALSE(scan);
  return scan.error();
}

const Heights& heights(const Scan& scan) { return std::get<Heights>(scan.shape); }

// Whether all heights are those of `height`; below `least` there is no data.
void check(const Heights& read, int columns, int rows, const HeightAt& height,
           double least = -1e30) {
  REQUIRE(read.columns == columns);
  REQUIRE(read.rows == rows);
  REQUIRE(read.heights.size() == static_cast<std::size_t>(columns * rows));
  for (int row = 0; row < rows; ++row) {
    for (int column = 0; column < columns; ++column) {
      const auto& one = read.heights[static_cast<std::size_t>(row * columns + column)];
      INFO("column " << column << ", row " << row);
      const double expected = height(column, row);
      REQUIRE(one.has_value() == (expected >= least));
      if (one) REQUIRE(*one == Approx(expected).epsilon(1e-7));
    }
  }
}

}  // namespace

TEST_CASE("grey pictures are heights of 8 or 16 bits") {
  const auto low = [](int column, int row) { return (column * 3 + row * 7) % 256; };
  const Scan eight = read(read_png, png_file(20, 11, 8, 0, low));
  check(heights(eight), 20, 11, low);
  REQUIRE(eight.notes.size() == 1);
  CHECK(eight.notes[0].find("256 steps") != std::string::npos);
  CHECK_FALSE(eight.unit_mm);
  const auto high = [](int column, int row) { return (column * 3001 + row * 707) % 65536; };
  const Scan sixteen = read(read_png, png_file(20, 11, 16, 0, high));
  check(heights(sixteen), 20, 11, high);
  CHECK(sixteen.notes.empty());
  CHECK(sixteen.format == "16 bit PNG heights");
}

TEST_CASE("a picture in three equal channels is grey, and one in colours no heights") {
  const auto low = [](int column, int row) { return column + 9 * row; };
  check(heights(read(read_png, png_file(9, 9, 8, 2, low))), 9, 9, low);
  CHECK(fault(read_png, png_file(9, 9, 8, 2, low, true)).found == "a picture in colours");
}

TEST_CASE("where a picture is clear there is no data") {
  const auto hole = [](int column, int row) { return column == 2 && row == 3 ? -1 : column * 5; };
  check(heights(read(read_png, png_file(6, 6, 8, 4, hole))), 6, 6, hole, 0);
  check(heights(read(read_png, png_file(6, 6, 16, 4, hole))), 6, 6, hole, 0);
}

TEST_CASE("a picture that is broken or too large is refused") {
  const std::string good = png_file(50, 50, 16, 0, [](int c, int r) { return c * r; });
  for (std::size_t size = 8; size + 12 < good.size(); size += 7) {
    REQUIRE(fault(read_png, good.substr(0, size)).code == "bad-scan");
  }
  ReadLimits limits;
  limits.most_points = 2'499;
  CHECK(fault(read_png, good, limits).code == "limit");
  std::string wide = good;
  wide[16] = 0x7f;  // of the width; its checksum does not hold then
  CHECK(fault(read_png, wide).code == "bad-scan");
}

TEST_CASE("heights as TIFF are read in whole and floating numbers and in strips and tiles") {
  const auto slope = [](int column, int row) { return column * 2 - row; };
  for (const int tile : {0, 16, 32}) {
    for (const bool packed : {false, true}) {
      for (const bool big_endian : {false, true}) {
        for (const auto& [bits, kind] :
             {std::pair(16, 2), std::pair(32, 2), std::pair(32, 3), std::pair(64, 3)}) {
          INFO(bits << " bits of kind " << kind << " in tiles of " << tile);
          TiffFile file{37, 19, bits, kind, tile, packed, big_endian, {}, {}, {}, {}};
          const Scan scan = read(read_tiff, tiff_file(file, slope));
          check(heights(scan), 37, 19, slope);
          CHECK(scan.notes.empty());
          CHECK(heights(scan).spacing_x == 1);
        }
      }
    }
  }
  const auto high = [](int column, int row) { return column * 1'000 + row * 1'500; };
  check(heights(read(read_tiff, tiff_file({37, 19, 16, 1, 0, false, false, {}, {}, {}, {}}, high))),
        37, 19, high);
  const auto low = [](int column, int row) { return column + row; };
  const Scan eight =
      read(read_tiff, tiff_file({37, 19, 8, 1, 0, false, false, {}, {}, {}, {}}, low));
  check(heights(eight), 37, 19, low);
  CHECK(eight.notes.size() == 1);
}

TEST_CASE("GeoTIFF says how far heights are apart and where there are none") {
  const auto pit = [](int column, int row) { return row == 4 ? -32768 : 100 + column; };
  TiffFile file{10, 8, 16, 2, 0, true, false, "-32768", {30, 25, 0}, {0, 0, 0, 5e5, 4e6, 0}, {}};
  file.keys = {1, 1, 0, 2, 1024, 0, 1, 1, 3076, 0, 1, 9001};
  const Scan scan = read(read_tiff, tiff_file(file, pit));
  check(heights(scan), 10, 8, pit, -1000);
  CHECK(heights(scan).spacing_x == 30);
  CHECK(heights(scan).spacing_y == 25);
  CHECK(scan.unit_mm == 1000.0);
  CHECK(scan.notes.empty());
}

TEST_CASE("degrees become metres and that is told") {
  TiffFile file{11, 11, 32, 3, 0, false, false, {}, {0.001, 0.001, 0}, {0, 0, 0, 7, 60, 0}, {}};
  file.keys = {1, 1, 0, 1, 1024, 0, 1, 2};
  const Scan scan = read(read_tiff, tiff_file(file, [](int, int) { return 4.5; }));
  CHECK(heights(scan).spacing_y == Approx(111.2).epsilon(0.01));
  CHECK(heights(scan).spacing_x == Approx(55.6).epsilon(0.01));
  CHECK(scan.unit_mm == 1000.0);
  REQUIRE(scan.notes.size() == 1);
  CHECK(scan.notes[0].find("degrees") != std::string::npos);
}

TEST_CASE("a TIFF that is broken is refused") {
  const auto slope = [](int column, int row) { return column + row; };
  const std::string good = tiff_file({40, 40, 16, 2, 16, true, false, {}, {}, {}, {}}, slope);
  CHECK(fault(read_tiff, good.substr(0, good.size() / 2)).code == "bad-scan");
  CHECK(fault(read_tiff, "II*").code == "bad-scan");
  ReadLimits limits;
  limits.most_points = 1'599;
  CHECK(fault(read_tiff, good, limits).code == "limit");
}

TEST_CASE("heights of Terragen are read in metres from the south") {
  const auto raw = [](int column, int row) { return column * 700 - row * 900; };
  const Scan scan = read(read_ter, ter_file(13, 9, 30, 33, 13, raw));
  check(heights(scan), 13, 9,
        [&](int column, int row) { return 30 * (13 + 33 * raw(column, row) / 65536.0); });
  CHECK(heights(scan).spacing_x == 30);
  CHECK(scan.unit_mm == 1000.0);
  const std::string bytes = ter_file(13, 9, 30, 33, 13, raw);
  CHECK(fault(read_ter, bytes.substr(0, 200)).code == "bad-scan");
  CHECK(fault(read_ter, bytes.substr(0, 30)).code == "bad-scan");
  CHECK(fault(read_ter, ter_file(13, 9, 0, 33, 13, raw)).code == "bad-scan");
  ReadLimits limits;
  limits.most_points = 116;
  CHECK(fault(read_ter, bytes, limits).code == "limit");
}

TEST_CASE("an ASCII grid is read from the north") {
  const std::string head = "ncols 3\nnrows 2\nxllcorner 5e5\nyllcorner 0\ncellsize 2.5\n";
  const Scan scan = read(read_esri_grid, head + "NODATA_value -1\n1 2 3\n4 -1 6.5\n");
  CHECK(heights(scan).spacing_x == 2.5);
  const std::vector<std::optional<double>> expected{1, 2, 3, 4, std::nullopt, 6.5};
  CHECK(heights(scan).heights == expected);
  CHECK(is_esri_grid(head));
  CHECK(fault(read_esri_grid, head + "1 2 3 4 5").code == "bad-scan");
  CHECK(fault(read_esri_grid, head + "1 2 3 4 x 6").place == "line 6");
  CHECK(fault(read_esri_grid, "ncols 3\nnrows x\n1 2 3 4 5 6\n").code == "bad-scan");
  CHECK(fault(read_esri_grid, "ncols 900000\nnrows 900000\ncellsize 1\n1 2").code == "limit");
}
