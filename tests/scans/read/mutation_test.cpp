#include "tests/support/mutation.h"

#include <catch2/catch.hpp>
#include <cmath>

#include "tests/scans/read/reading.h"
#include "tests/support/scan_files.h"
#include "tests/support/scan_shapes.h"

using namespace parapet;
using namespace parapet::scans;
using namespace parapet::testing;

namespace {

// Whatever was made of the bytes keeps the promises of a Scan, or of a fault.
bool check_reading(const std::string& bytes, const std::string& name, const ReadLimits& limits) {
  const auto scan = read_scan(bytes, name, limits);
  if (!scan) {
    const bool told = !scan.error().code.empty() && !scan.error().found.empty() &&
                      !scan.error().expected.empty() && scan.error().file == name;
    if (!told) FAIL("a fault that tells nothing: " << to_text(scan.error()));
    return false;
  }
  const auto is_finite = [](const Vector3& at) {
    return std::isfinite(at.x) && std::isfinite(at.y) && std::isfinite(at.z);
  };
  bool good = true;
  if (const auto* surface = std::get_if<Surface>(&scan->shape)) {
    good = !surface->faces.empty() && surface->faces.size() <= limits.most_faces;
    for (const Vector3& at : surface->points) good = good && is_finite(at);
    for (const Face& face : surface->faces) {
      for (const std::uint32_t corner : face) good = good && corner < surface->points.size();
    }
  } else if (const auto* cloud = std::get_if<Cloud>(&scan->shape)) {
    good = !cloud->points.empty() && cloud->points.size() <= limits.most_points;
    for (const Vector3& at : cloud->points) good = good && is_finite(at);
  }
  if (!good) FAIL(name << " read as " << scan->format << " breaks a promise");
  return true;
}

std::vector<std::pair<std::string, std::string>> plain_files() {
  const Surface cube = box({0, 0, 0}, {1, 1, 1});
  const std::string frame =
      "v 0 0 0\nv 4 0 0\nv 4 4 0\nv 0 4 0\nv 1 1 0\nv 1 3 0\nv 3 3 0\nv 3 1 0\n"
      "f 1 2 3 4 1 5 6 7 \\\n8 5\nf -1 -2 -3\n";
  const std::string strips =
      "ply\nformat ascii 1.0\nelement vertex 4\nproperty float x\nproperty float y\n"
      "property float z\nelement tristrips 1\nproperty list int int vertex_indices\nend_header\n"
      "0 0 0\n1 0 0\n0 1 0\n1 1 0\n9 0 1 2 3 -1 2 3 0 1\n";
  return {{ascii_stl(cube), "a.stl"},
          {binary_stl(cube), "b.stl"},
          {off_text(cube), "a.off"},
          {obj_text(cube), "a.obj"},
          {frame, "b.obj"},
          {ply_file(cube), "a.ply"},
          {ply_file(cube, {PlyKind::little_endian, "double"}), "b.ply"},
          {ply_file(cube, {PlyKind::big_endian}), "c.ply"},
          {strips, "d.ply"}};
}

}  // namespace

TEST_CASE("two thousand broken files end in a scan or a fault") {
  ReadLimits limits;
  limits.most_faces = 1000;
  limits.most_points = 3000;
  const auto files = plain_files();
  RandomSource random(8);
  int read = 0;
  int faults = 0;
  for (int round = 0; round < 2000; ++round) {
    const auto& [bytes, name] = files[static_cast<std::size_t>(round) % files.size()];
    std::string broken = mutated(bytes, random);
    if (round % 5 == 0)
      broken.resize(static_cast<std::size_t>(random.below(static_cast<int>(bytes.size()))));
    ++(check_reading(broken, name, limits) ? read : faults);
  }
  CHECK(read > 200);
  CHECK(faults > 200);
}

TEST_CASE("broken packages end in a scan or a fault whatever happens to their readers") {
  const Surface cube = box({0, 0, 0}, {1, 1, 1});
  const std::vector<std::pair<std::string, std::string>> files = {
      {glb_of(cube), "a.glb"},
      {three_mf("<object id=\"1\" type=\"model\">" + mesh_xml(cube) + "</object>",
                "<item objectid=\"1\" transform=\"1 0 0 0 1 0 0 0 1 2 0 0\"/>"),
       "a.3mf"}};
  ReadLimits limits;
  limits.most_memory = std::size_t{300} << 20;
  limits.most_seconds = 5;
  RandomSource random(9);
  int read = 0;
  int faults = 0;
  for (int round = 0; round < 60; ++round) {
    const auto& [bytes, name] = files[static_cast<std::size_t>(round) % files.size()];
    ++(check_reading(mutated(bytes, random), name, limits) ? read : faults);
  }
  CHECK(read > 5);
  CHECK(faults > 10);
}

TEST_CASE("the same bytes give the same scan") {
  for (const auto& [bytes, name] : plain_files()) {
    const Scan first = read_whole(bytes, name);
    const Scan second = read_whole(bytes, name);
    CHECK(first.notes == second.notes);
    CHECK(std::get<Surface>(first.shape) == std::get<Surface>(second.shape));
  }
}
