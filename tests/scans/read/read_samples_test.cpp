#include <catch2/catch.hpp>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <iterator>

#include "tests/scans/read/reading.h"

// Files of others, which are not in the project: PARAPET_SAMPLES names their folder. Where they are
// absent the tests say so and pass.

using namespace parapet;
using namespace parapet::scans;
using namespace parapet::testing;

namespace {

namespace fs = std::filesystem;

fs::path samples() {
  const char* given = std::getenv("PARAPET_SAMPLES");
  return fs::path(given == nullptr ? PARAPET_SOURCE_DIR "/../shared/samples" : given) / "scans";
}

struct Expected {
  std::string file;
  std::string outcome;  // the format, or the code of the fault
  std::size_t points = 0;
  std::size_t faces = 0;
  double unit_mm = 0;  // 0 where the file does not say
};

void check(const Expected& expected) {
  const fs::path path = samples() / expected.file;
  if (!fs::exists(path)) {
    WARN("skipped: no " << path);
    return;
  }
  std::ifstream in(path, std::ios::binary);
  const std::string bytes(std::istreambuf_iterator<char>(in), {});
  const auto scan = read_scan(bytes, path.string());
  INFO(expected.file);
  if (!scan) {
    INFO(to_text(scan.error()));
    CHECK(scan.error().code == expected.outcome);
    return;
  }
  CHECK(scan->format == expected.outcome);
  CHECK(scan->unit_mm.value_or(0) == expected.unit_mm);
  if (const auto* surface = std::get_if<Surface>(&scan->shape)) {
    CHECK(surface->points.size() == expected.points);
    CHECK(surface->faces.size() == expected.faces);
  } else {
    REQUIRE(std::holds_alternative<Cloud>(scan->shape));
    CHECK(std::get<Cloud>(scan->shape).points.size() == expected.points);
    CHECK(expected.faces == 0);
  }
}

}  // namespace

TEST_CASE("surfaces of others are read with all their faces") {
  const std::vector<Expected> files = {
      {"cgal/b9_mesh.off", "OFF", 5951, 10174},
      {"cgal/blobby_3cc.off", "OFF", 1820, 3417},
      {"cgal/holes.off", "OFF", 4291, 8288},
      {"cgal/mech-holes-shark.off", "OFF", 5246, 10192},
      {"cgal/patch-01.off", "OFF", 735, 1396},
      {"cgal/polygon_mesh.off", "OFF", 16344, 32245},
      {"cgal/quads_to_stitch.off", "OFF", 20, 16},
      {"cgal/three_peaks.off", "OFF", 1907, 3671},
      {"trimesh/busted.STL", "binary STL", 3 * 3878, 3878},
      {"trimesh/featuretype.STL", "binary STL", 3 * 3476, 3476},
      {"trimesh/fixed_top.ply", "binary PLY", 2374, 4772},
      {"trimesh/joined_tetrahedra.obj", "OBJ", 5, 8},
      {"trimesh/negative_indices.obj", "OBJ", 8, 12},
  };
  for (const Expected& file : files) check(file);
}

TEST_CASE("clouds of others are read with all their points") {
  check({"cgal/b9.ply", "ASCII PLY", 22300});
  check({"cgal/b9_training.ply", "binary PLY", 22300});
}

TEST_CASE("files that killed other readers have an outcome") {
  check({"trimesh/pyramids.3mf", "3MF", 1665, 3276, 1});
  check({"assimp/sphereWithHole.stl", "ASCII STL", 3 * 285, 285});
  check({"assimp/concave_polygon.obj", "OBJ", 64, 64});
  check({"trimesh/wallhole.obj", "OBJ", 92, 66});
}

TEST_CASE("packages of others are read with their units") {
  check({"assimp/box.3mf", "3MF", 8, 12, 1});
  check({"trimesh/featuretype.3MF", "3MF", 1092, 2208, 25.4});
  check({"trimesh/P_XPM_0331_01.3mf", "3MF", 5, 6, 1});
  check({"trimesh/no_indices_3storybuilding.glb", "GLB", 216, 72, 1000});
}

TEST_CASE("pieces of a kit are the same as GLB and as OBJ") {
  for (const std::string name :
       {"column", "floor_foundation_allsides", "floor_tile_grate", "floor_tile_large",
        "stairs_narrow", "wall", "wall_window_closed_scaffold"}) {
    std::vector<Surface> read;
    for (const char* ending : {".obj", ".glb"}) {
      const fs::path path = samples() / "kaykit" / ("kk_" + name + ending);
      if (!fs::exists(path)) {
        WARN("skipped: no " << path);
        return;
      }
      std::ifstream in(path, std::ios::binary);
      const std::string bytes(std::istreambuf_iterator<char>(in), {});
      read.push_back(read_surface(bytes, path.string()));
    }
    INFO(name);
    CHECK(read[0].faces.size() == read[1].faces.size());
  }
}

TEST_CASE("broken STL files of others have an outcome each") {
  const std::vector<Expected> files = {
      {"stl-models/empty.stl", "empty-file"},
      {"stl-models/faceless.ascii.stl", "bad-scan"},
      {"stl-models/fourVertices.ascii.stl", "ASCII STL", 13, 5},
      {"stl-models/incorrectFaceCounter.bin.stl", "binary STL", 12, 4},
      {"stl-models/missingEndsolid.ascii.stl", "ASCII STL", 12, 4},
      {"stl-models/missingFace.ascii.stl", "ASCII STL", 9, 3},
      {"stl-models/multiWordName.ascii.stl", "ASCII STL", 12, 4},
      {"stl-models/multiWordName.bin.stl", "bad-scan"},
      {"stl-models/namelessSolid.ascii.stl", "ASCII STL", 12, 4},
      {"stl-models/notANumberNormal.ascii.stl", "ASCII STL", 12, 4},
      {"stl-models/quad.ascii.stl", "ASCII STL", 13, 5},
      {"stl-models/singleFace.ascii.stl", "ASCII STL", 3, 1},
      {"stl-models/solidNameMismatch.ascii.stl", "ASCII STL", 12, 4},
      {"stl-models/wrongNormal.ascii.stl", "ASCII STL", 12, 4},
      {"stl-models/wrongNormals.ascii.stl", "ASCII STL", 12, 4},
  };
  for (const Expected& file : files) check(file);
}
