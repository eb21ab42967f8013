#include <catch2/catch.hpp>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <optional>
#include <string>

#include "scans/clean/close_up.h"
#include "scans/read/read_scan.h"
#include "tests/support/scan_damage.h"

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

// What a file holds, in its own unit, with z up.
std::optional<Surface> sample(const std::string& file, bool y_up) {
  const fs::path path = samples() / file;
  if (!fs::exists(path)) {
    WARN("skipped: no " << path);
    return std::nullopt;
  }
  std::ifstream in(path, std::ios::binary);
  const std::string bytes(std::istreambuf_iterator<char>(in), {});
  auto scan = read_scan(bytes, path.string());
  REQUIRE(scan);
  Surface surface = std::get<Surface>(std::move(scan->shape));
  if (y_up) {
    for (Vector3& p : surface.points) p = {p.x, -p.z, p.y};
  }
  return surface;
}

struct Expected {
  std::string file;
  bool y_up = false;
  double hole = 20;  // in the unit of the file
  std::size_t shells = 0;
  std::size_t borders = 0;  // when mended
  std::size_t left = 0;     // borders when closed
  double volume = 0;        // of the closed one
};

void check(const Expected& expected) {
  const auto surface = sample(expected.file, expected.y_up);
  if (!surface) return;
  INFO(expected.file);
  const auto mended = mend(*surface);
  REQUIRE(mended);
  CHECK(mended->after.shells == expected.shells);
  CHECK(mended->after.borders == expected.borders);
  CHECK(mend(mended->surface)->surface == mended->surface);
  CHECK(mend(shuffled(*surface, 1))->surface == mended->surface);
  CloseUpLimits limits;
  limits.hole_mm = expected.hole;
  const Closed closed = close_up(*mended, limits);
  CHECK(closed.after.borders == expected.left);
  CHECK(closed.volume_mm3 == Approx(expected.volume).epsilon(0.005));
}

}  // namespace

TEST_CASE("open terrain of others is closed down to its base") {
  check({"cgal/three_peaks.off", false, 20, 1, 1, 0, 1046});
  check({"cgal/polygon_mesh.off", false, 20, 1, 14, 3, 35487});
  check({"cgal/b9_mesh.off", false, 20, 47, 76, 25, 62257});
  check({"cgal/patch-01.off", false, 20, 1, 1, 0, 822.7});
}

TEST_CASE("parts of a kit of others are closed one by one") {
  check({"kaykit/kk_wall.obj", true, 3, 23, 23, 0, 10.3});
  check({"kaykit/kk_wall.glb", true, 3, 23, 23, 0, 10.3});
  check({"kaykit/kk_column.obj", true, 3, 1, 1, 0, 0.526});
  check({"kaykit/kk_floor_foundation_allsides.obj", true, 3, 21, 20, 0, 8.607});
  check({"kaykit/kk_floor_tile_grate.obj", true, 3, 10, 19, 0, 3.41});
  check({"kaykit/kk_floor_tile_large.obj", true, 3, 1, 1, 0, 2.370});
  check({"kaykit/kk_stairs_narrow.obj", true, 3, 15, 15, 4, 35.7});
  check({"kaykit/kk_wall_window_closed_scaffold.obj", true, 3, 37, 31, 0, 10.2});
}

TEST_CASE("models of others are mended") {
  check({"trimesh/busted.STL", false, 20, 1, 0, 0, 526.4});
  check({"trimesh/featuretype.STL", false, 20, 1, 0, 0, 11.63});
  check({"trimesh/joined_tetrahedra.obj", false, 20, 2, 0, 0, 0.866});
  check({"trimesh/wallhole.obj", false, 20, 1, 0, 0, 1066.7});
  check({"cgal/mech-holes-shark.off", false, 1, 1, 4, 0, 0.5805});
  check({"cgal/quads_to_stitch.off", false, 1, 1, 1, 1, 0});
}
