#include <catch2/catch.hpp>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <sstream>
#include <string>

#include "scans/read/read_las.h"
#include "scans/read/read_pcd.h"
#include "scans/read/read_schematic.h"
#include "scans/read/read_ter.h"
#include "scans/read/read_vox.h"
#include "scans/read/read_xyz.h"
#include "scans/terrain/blocks_surface.h"
#include "scans/terrain/heights_surface.h"

// Scans of others, which are not in the project: PARAPET_SAMPLES names their folder.

namespace fs = std::filesystem;
using namespace parapet;
using namespace parapet::scans;

namespace {

fs::path samples() {
  const char* given = std::getenv("PARAPET_SAMPLES");
  return fs::path(given == nullptr ? PARAPET_SOURCE_DIR "/../shared/samples" : given) / "scans";
}

using Read = Result<Scan> (*)(std::string_view, const std::string&, const ReadLimits&);

// Nothing, and a warning, where the file is not there.
std::optional<Scan> sample(const std::string& name, Read read) {
  const fs::path path = samples() / name;
  if (!fs::exists(path)) {
    WARN("skipped: no " << path);
    return std::nullopt;
  }
  std::ostringstream bytes;
  bytes << std::ifstream(path, std::ios::binary).rdbuf();
  const Result<Scan> scan = read(bytes.str(), name, ReadLimits{});
  INFO((scan ? std::string() : to_text(scan.error())));
  REQUIRE(scan);
  return *scan;
}

std::size_t points(const Scan& scan) { return std::get<Cloud>(scan.shape).points.size(); }

}  // namespace

TEST_CASE("clouds of others have the points that they should") {
  if (const auto scan = sample("cgal/urban.las", read_las)) {
    CHECK(points(*scan) == 13'511);
    CHECK(scan->format == "LAS 1.2");
    const Vector3 p = std::get<Cloud>(scan->shape).points.front();
    CHECK(p.x > 500'000);
    CHECK(p.y > 4'000'000);
  }
  if (const auto scan = sample("trimesh/points_agisoft.xyz", read_xyz)) {
    CHECK(points(*scan) == 100);
    CHECK(std::get<Cloud>(scan->shape).points[0] ==
          Vector3{665187.522077, 5648349.895035, 241.767693});
  }
  if (const auto scan = sample("libpointmatcher/car_cloud400.csv", read_xyz)) {
    CHECK(std::get<Cloud>(scan->shape).points[0] == Vector3{-3.5376, 0.639553, -1.37678});
  }
  if (const auto scan = sample("libpointmatcher/car_cloud401.csv", read_xyz)) {
    CHECK(std::get<Cloud>(scan->shape).points[0] == Vector3{2.6247663, 0.052711742, -1.0169336});
  }
  if (const auto scan = sample("pcl/lamppost.pcd", read_pcd)) CHECK(points(*scan) == 1'771);
  if (const auto scan = sample("pcl/sac_plane_test.pcd", read_pcd)) CHECK(points(*scan) == 3'283);
  if (const auto scan = sample("pcl/table_scene_mug_stereo_textured.pcd", read_pcd)) {
    CHECK(points(*scan) == 209'280 + 0);
  }
}

TEST_CASE("blocks of others enclose as much as they are many") {
  const std::pair<const char*, Read> files[] = {{"mmmm/scene_house.vox", read_vox},
                                                {"mmmm/obj_house3.vox", read_vox},
                                                {"schematic/smallhouse1.schem", read_schematic}};
  for (const auto& [name, read] : files) {
    const auto scan = sample(name, read);
    if (!scan) continue;
    INFO(name);
    const Blocks& blocks = std::get<Blocks>(scan->shape);
    const Result<MadeSurface> made = blocks_surface(blocks);
    REQUIRE(made);
    double six_volumes = 0;
    for (const Face& face : made->surface.faces) {
      const auto& p = made->surface.points;
      six_volumes += dot(p[face[0]], cross(p[face[1]], p[face[2]]));
    }
    std::size_t solid = 0;
    for (const std::uint8_t one : blocks.solid) solid += one;
    CHECK(six_volumes / 6 == static_cast<double>(solid));
    CHECK(solid > 100);
  }
}

TEST_CASE("heights of Terragen that others made become a surface") {
  const auto scan = sample("assimp/RealisticTerrain.ter", read_ter);
  if (!scan) return;
  const Heights& heights = std::get<Heights>(scan->shape);
  CHECK(heights.columns == 257);
  CHECK(heights.rows == 257);
  const Result<MadeSurface> made = heights_surface(heights);
  REQUIRE(made);
  CHECK(made->surface.faces.size() == 2 * 256 * 256);
}
