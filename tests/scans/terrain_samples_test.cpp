#include <algorithm>
#include <catch2/catch.hpp>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <sstream>

#include "scans/terrain/solid_cells.h"
#include "tests/support/tick_shapes.h"

// Volumes of models of others, where these lie on the machine.

namespace parapet::testing {
namespace {

namespace fs = std::filesystem;

fs::path scan_samples() {
  const char* given = std::getenv("PARAPET_SAMPLES");
  return fs::path(given == nullptr ? PARAPET_SOURCE_DIR "/../shared/samples" : given) / "scans";
}

Surface read_off(const fs::path& path) {
  std::ifstream in(path);
  std::string word;
  std::size_t points = 0;
  std::size_t faces = 0;
  std::size_t edges = 0;
  in >> word >> points >> faces >> edges;
  Surface surface;
  for (std::size_t n = 0; n < points; ++n) {
    Vector3 p;
    in >> p.x >> p.y >> p.z;
    surface.points.push_back(p);
  }
  for (std::size_t n = 0; n < faces; ++n) {
    int corners = 0;
    Face face{};
    in >> corners >> face[0] >> face[1] >> face[2];
    surface.faces.push_back(face);
  }
  return surface;
}

// With y up turned to z up.
Surface read_obj(const fs::path& path) {
  std::ifstream in(path);
  Surface surface;
  for (std::string line; std::getline(in, line);) {
    std::istringstream words(line);
    std::string kind;
    words >> kind;
    if (kind == "v") {
      Vector3 p;
      words >> p.x >> p.y >> p.z;
      surface.points.push_back({p.x, -p.z, p.y});
    } else if (kind == "f") {
      std::vector<std::uint32_t> corners;
      for (std::string corner; words >> corner;) {
        corners.push_back(static_cast<std::uint32_t>(std::stoul(corner)) - 1);
      }
      for (std::size_t n = 2; n < corners.size(); ++n) {
        surface.faces.push_back({corners[0], corners[n - 1], corners[n]});
      }
    }
  }
  return surface;
}

// The volume above the lowest point, in cubes of the file's unit, in cells of `cell` ticks.
double volume_of(Surface surface, double ticks_a_unit, std::int64_t cell) {
  for (Vector3& p : surface.points) p = ticks_a_unit / 10 * p;
  const Mesh mesh = ticks_of(surface);
  const auto lowest = std::min_element(mesh.points.begin(), mesh.points.end(),
                                       [](const Point& a, const Point& b) { return a.z < b.z; });
  const auto cells = scans::solid_cells(mesh, {{0, 0, 0}, {cell, cell, cell}}, lowest->z,
                                        scans::CellRule::enclosed);
  return static_cast<double>(cells->volume()) / (ticks_a_unit * ticks_a_unit * ticks_a_unit);
}

}  // namespace

TEST_CASE("three peaks hold 1046 above their lowest point") {
  const fs::path file = scan_samples() / "cgal" / "three_peaks.off";
  if (!fs::exists(file)) {
    WARN("skipped: no " << file);
    return;
  }
  REQUIRE(volume_of(read_off(file), 100, 10) == Approx(1046).epsilon(0.02));
}

TEST_CASE("a dungeon wall without a bottom holds 10.3") {
  const fs::path file = scan_samples() / "kaykit" / "kk_wall.obj";
  if (!fs::exists(file)) {
    WARN("skipped: no " << file);
    return;
  }
  REQUIRE(volume_of(read_obj(file), 400, 10) == Approx(10.3).epsilon(0.02));
}

}  // namespace parapet::testing
