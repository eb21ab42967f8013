#include <catch2/catch.hpp>
#include <string>

#include "scans/read/read_scan.h"
#include "tests/support/block_files.h"
#include "tests/support/cloud_files.h"
#include "tests/support/height_files.h"

using namespace parapet;
using namespace parapet::scans;
using namespace parapet::testing;

namespace {

std::string format_of(const std::string& bytes, const std::string& path) {
  const Result<Scan> scan = read_scan(bytes, path);
  return scan ? scan->format : to_text(scan.error());
}

const std::vector<Vector3> kPoints{{1, 2, 3}, {4, 5, 6}};

}  // namespace

TEST_CASE("bytes tell clouds and blocks and heights and maps whatever the name says") {
  const auto slope = [](int column, int row) { return column * 2 + row; };
  const SchematicFile house{{2, 1, 1}, {"minecraft:air", "minecraft:stone"}, {0, 1}};
  for (const char* name : {"scan", "scan.bin"}) {
    INFO(name);
    CHECK(format_of(pcd_file(kPoints, "binary", 2, 1), name) == "binary PCD");
    CHECK(format_of(las_file({{{1, 2, 3}}}, 2, 0, {1, 1, 1}, {0, 0, 0}, false), name) == "LAS 1.2");
    CHECK(format_of(vox_file({{{1, 1, 1}, {{0, 0, 0}}}}, {}), name) == "MagicaVoxel 150");
    CHECK(format_of(sponge_nbt(house, 2), name) == "Sponge schematic 2");
    CHECK(format_of(gzip(sponge_nbt(house, 3)), name) == "Sponge schematic 3");
    CHECK(format_of(gzip(old_schematic_nbt({2, 1, 1}, {0, 1})), name) == "Minecraft schematic");
    CHECK(format_of(png_file(5, 5, 16, 0, slope), name) == "16 bit PNG heights");
    CHECK(format_of(tiff_file({5, 5, 16, 2, 0, false, false, {}, {}, {}, {}}, slope), name) ==
          "TIFF heights");
    CHECK(format_of(ter_file(5, 5, 30, 1, 1, slope), name) == "Terragen heights");
    CHECK(format_of("ncols 2\nnrows 2\ncellsize 1\n1 2\n3 4\n", name) == "Esri ASCII grid");
    CHECK(format_of(R"({"line_of_sight":[[{"x":0,"y":0},{"x":3,"y":0}]]})", name) ==
          "Universal VTT");
  }
}

TEST_CASE("a list of points is told by its name") {
  for (const char* name : {"a.xyz", "a.pts", "a.CSV", "a.txt", "a.asc"}) {
    INFO(name);
    CHECK(format_of("1 2 3\n4 5 6\n", name) == "list of points");
  }
  CHECK(format_of("ncols 2\nnrows 2\ncellsize 1\n1 2\n3 4\n", "a.asc") == "Esri ASCII grid");
}

TEST_CASE("compressed clouds and numbers of numpy say what to export instead") {
  std::string laz = las_file({{{1, 2, 3}}}, 2, 0, {1, 1, 1}, {0, 0, 0}, false);
  laz[104] = static_cast<char>(laz[104] | 0x80);
  for (const std::string& bytes : {laz, std::string("\x93NUMPY\x01")}) {
    const Result<Scan> scan = read_scan(bytes, "scan");
    REQUIRE_FALSE(scan);
    CHECK(scan.error().code == "not-read");
    CHECK_FALSE(scan.error().expected.empty());
  }
}
