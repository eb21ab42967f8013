#include <catch2/catch.hpp>
#include <cmath>
#include <set>
#include <string>

#include "scans/read/read_esri_grid.h"
#include "scans/read/read_las.h"
#include "scans/read/read_pcd.h"
#include "scans/read/read_png.h"
#include "scans/read/read_schematic.h"
#include "scans/read/read_ter.h"
#include "scans/read/read_tiff.h"
#include "scans/read/read_vox.h"
#include "scans/read/read_vtt.h"
#include "scans/read/read_xyz.h"
#include "tests/support/block_files.h"
#include "tests/support/cloud_files.h"
#include "tests/support/height_files.h"
#include "tests/support/mutation.h"

using namespace parapet;
using namespace parapet::scans;
using namespace parapet::testing;

namespace {

struct Example {
  std::string name;
  Result<Scan> (*read)(std::string_view, const std::string&, const ReadLimits&);
  std::string bytes;
};

std::vector<Example> examples() {
  std::vector<Vector3> points;
  std::vector<LasPoint> las;
  for (int i = 0; i < 30; ++i) {
    points.push_back({i / 4.0, i % 7 / 2.0, 1});
    las.push_back({{i, i % 7, 5}});
  }
  const auto slope = [](int column, int row) { return column * 5 + row; };
  SchematicFile house{{3, 2, 2},
                      {"minecraft:air", "minecraft:stone", "minecraft:oak_stairs"},
                      {1, 1, 0, 2, 1, 1, 1, 0, 0, 0, 1, 1}};
  const VoxFileModel model{{3, 2, 1}, {{0, 0, 0}, {1, 0, 0}, {2, 0, 0}, {2, 1, 0}}};
  TiffFile tiff{20, 17, 16, 2, 0, false, false, "-1", {3, 3, 0}, {0, 0, 0, 1, 2, 3}, {1, 1, 0, 0}};
  TiffFile tiles = tiff;
  tiles.tile = 16;
  tiles.packed = true;
  return {
      {"list", read_xyz, "x,y,z\n1,2,3\n4,5,6\n7.5,8,9\n"},
      {"list with commas", read_xyz, "3\n1,5;2;3\n4;5,5;6\n7;8;9\n"},
      {"ascii PCD", read_pcd, pcd_file(points, "ascii", 30, 1)},
      {"binary PCD", read_pcd, pcd_file(points, "binary", 15, 2)},
      {"packed PCD", read_pcd, pcd_file(points, "binary_compressed", 30, 1)},
      {"LAS 1.2", read_las, las_file(las, 2, 3, {1, 1, 1}, {0, 0, 0}, true)},
      {"LAS 1.4", read_las, las_file(las, 4, 6, {0.1, 0.1, 0.1}, {1, 2, 3}, true)},
      {"model", read_vox, vox_file({model}, {})},
      {"scene", read_vox, vox_file({model, model}, {{0, 4, {}}, {1, 40, {5, 0, 0}}}, 20)},
      {"schem", read_schematic, sponge_nbt(house, 2)},
      {"schem 3", read_schematic, sponge_nbt(house, 3)},
      {"packed schem", read_schematic, gzip(sponge_nbt(house, 1))},
      {"schematic", read_schematic, old_schematic_nbt({2, 2, 1}, {1, 2, 300, 53})},
      {"png", read_png_here, png_file(12, 9, 16, 0, slope)},
      {"clear png", read_png_here, png_file(12, 9, 8, 4, slope)},
      {"tiff", read_tiff_here, tiff_file(tiff, slope)},
      {"tiff in tiles", read_tiff_here, tiff_file(tiles, slope)},
      {"ter", read_ter, ter_file(9, 9, 30, 3, 4, slope)},
      {"grid", read_esri_grid, "ncols 3\nnrows 2\ncellsize 1\n1 2 3\n4 -9999 6\n"},
      {"map", read_vtt,
       R"({"resolution":{"map_origin":{"x":0,"y":0},"map_size":{"x":4,"y":3}},)"
       R"("line_of_sight":[[{"x":0,"y":0},{"x":3,"y":0}]],)"
       R"("portals":[{"bounds":[{"x":1,"y":2},{"x":2,"y":2}],"closed":true}]})"},
  };
}

bool is_place(const Vector3& p) {
  return std::isfinite(p.x) && std::isfinite(p.y) && std::isfinite(p.z);
}

// Small enough that a hostile size is noticed.
ReadLimits limits() {
  ReadLimits small;
  small.most_points = 100'000;
  small.most_memory = std::size_t{16} << 20;
  return small;
}

// A scan as it should be, or a fault that says something.
void check(const Result<Scan>& scan) {
  if (!scan) {
    static const std::set<std::string> kCodes{"bad-scan", "limit", "not-read"};
    REQUIRE(kCodes.count(scan.error().code) == 1);
    REQUIRE_FALSE(scan.error().found.empty());
    REQUIRE_FALSE(scan.error().expected.empty());
    return;
  }
  if (const auto* cloud = std::get_if<Cloud>(&scan->shape)) {
    REQUIRE_FALSE(cloud->points.empty());
    for (const Vector3& p : cloud->points) REQUIRE(is_place(p));
  }
  if (const auto* blocks = std::get_if<Blocks>(&scan->shape)) {
    std::size_t count = 1;
    for (const int side : blocks->size) count *= static_cast<std::size_t>(side);
    REQUIRE(blocks->solid.size() == count);
  }
  if (const auto* heights = std::get_if<Heights>(&scan->shape)) {
    REQUIRE(heights->heights.size() ==
            static_cast<std::size_t>(heights->columns) * static_cast<std::size_t>(heights->rows));
    REQUIRE(heights->spacing_x > 0);
    REQUIRE(heights->spacing_y > 0);
    for (const auto& height : heights->heights) REQUIRE(std::isfinite(height.value_or(0)));
  }
}

}  // namespace

TEST_CASE("each example of a format is read") {
  for (const Example& example : examples()) {
    const Result<Scan> scan = example.read(example.bytes, "file", limits());
    INFO(example.name << (scan ? std::string() : ": " + to_text(scan.error())));
    CHECK(scan);
  }
}

TEST_CASE("a file that is cut off anywhere ends in a scan or a fault") {
  for (const Example& example : examples()) {
    INFO(example.name);
    const std::size_t stride = 1 + example.bytes.size() / 600;
    for (std::size_t size = 0; size < example.bytes.size(); size += stride) {
      check(example.read(example.bytes.substr(0, size), "file", limits()));
    }
  }
}

TEST_CASE("a file that is spoilt ends in a scan or a fault") {
  RandomSource random(46);
  for (const Example& example : examples()) {
    INFO(example.name);
    for (int round = 0; round < 300; ++round) {
      std::string bytes = example.bytes;
      if (round % 2 == 0) {
        bytes = mutated(bytes, random);
      } else {
        for (int i = random.between(1, 4); i > 0; --i) {
          const auto at = static_cast<std::size_t>(random.below(static_cast<int>(bytes.size())));
          const std::vector<int> bad{0, 1, 0x7f, 0x80, 0xff, random.below(256)};
          bytes[at] = static_cast<char>(random.pick(bad));
        }
      }
      check(example.read(bytes, "file", limits()));
    }
  }
}
