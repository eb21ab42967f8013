#include "scans/import.h"

#include <algorithm>
#include <catch2/catch.hpp>
#include <random>
#include <string>
#include <utility>
#include <vector>

#include "tests/support/scan_scene.h"
#include "tests/support/scan_shapes.h"

// A scan all the way to terrain.

namespace {

using namespace parapet;
using namespace parapet::scans;
using parapet::testing::scanned_courtyard;
using parapet::testing::ScanNoise;

Scan in_metres(Surface surface) {
  Scan scan;
  scan.format = "test";
  scan.shape = std::move(surface);
  scan.unit_mm = 1000;
  scan.up = UpAxis::y;
  return scan;
}

Imported imported(const Scan& scan, const ImportRequest& request = {}) {
  auto result = import_scan(scan, nullptr, request);
  if (!result) FAIL(to_text(result.error()));
  return *std::move(result);
}

// The same triangles in another order, each beginning with another corner.
Surface shuffled(Surface surface, std::uint32_t seed) {
  std::mt19937 random(seed);
  const auto below = [&random](std::size_t end) { return random() % end; };
  for (std::size_t n = surface.faces.size(); n > 1; --n) {
    std::swap(surface.faces[n - 1], surface.faces[below(n)]);
  }
  std::vector<std::uint32_t> order(surface.points.size());
  for (std::uint32_t n = 0; n < order.size(); ++n) order[n] = n;
  for (std::size_t n = order.size(); n > 1; --n) std::swap(order[n - 1], order[below(n)]);
  std::vector<Vector3> points(surface.points.size());
  for (std::size_t n = 0; n < order.size(); ++n) points[order[n]] = surface.points[n];
  surface.points = std::move(points);
  for (Face& face : surface.faces) {
    for (std::uint32_t& corner : face) corner = order[corner];
    std::rotate(face.begin(), face.begin() + static_cast<std::ptrdiff_t>(below(3)), face.end());
  }
  return surface;
}

// The highest place of the terrain over a point, in ticks; the lowest there is where none is.
std::int64_t top_at(const Mesh& mesh, std::int64_t x, std::int64_t y, std::int64_t within) {
  std::int64_t top = -kMaxCoordinate;
  for (const Point& p : mesh.points) {
    if (std::abs(p.x - x) <= within && std::abs(p.y - y) <= within) top = std::max(top, p.z);
  }
  return top;
}

}  // namespace

TEST_CASE("a scanned courtyard lies level and upright on the board and is not mirrored") {
  ScanNoise noise;
  noise.yaw_degrees = 0;
  ImportRequest request;
  request.place.find_lattice = false;
  const Imported terrain = imported(in_metres(scanned_courtyard(3, noise)), request);
  const Mesh& mesh = terrain.terrain.mesh;
  REQUIRE(mesh.faces.size() > 10'000);
  REQUIRE(terrain.closed.after.borders == 0);
  REQUIRE(terrain.placement.ground);
  CHECK(terrain.placement.ground->tilt_degrees == Approx(3).margin(0.3));

  Point low = mesh.points.front();
  Point high = low;
  for (const Point& p : mesh.points) {
    low = {std::min(low.x, p.x), std::min(low.y, p.y), std::min(low.z, p.z)};
    high = {std::max(high.x, p.x), std::max(high.y, p.y), std::max(high.z, p.z)};
  }
  CHECK(low.x == 0);
  CHECK(low.y == 0);
  CHECK(high.x == Approx(3200).margin(60));
  CHECK(high.y == Approx(2400).margin(60));

  // Ticks east and south: the hill in the north-west, the platform in the south-east, and level
  // ground in the other two corners.
  constexpr std::int64_t kWithin = 60;
  CHECK(top_at(mesh, 700, 550, kWithin) == Approx(450).margin(30));
  CHECK(top_at(mesh, 2700, 1975, kWithin) == Approx(480).margin(15));
  CHECK(top_at(mesh, 2700, 500, kWithin) == Approx(0).margin(30));
  CHECK(top_at(mesh, 700, 1900, kWithin) == Approx(0).margin(30));
  CHECK(terrain.error_mm == Approx(0.3).margin(0.11));
}

TEST_CASE("twenty orders of the triangles give the same bytes") {
  const Surface scan = scanned_courtyard(6);
  ImportRequest request;
  const Imported first = imported(in_metres(scan), request);
  const std::string bytes = write_mesh(first.terrain.mesh);
  for (std::uint32_t seed = 1; seed <= 20; ++seed) {
    const Imported again = imported(in_metres(shuffled(scan, seed)), request);
    REQUIRE(write_mesh(again.terrain.mesh) == bytes);
    REQUIRE(again.error_mm == first.error_mm);
    REQUIRE(again.ways.surfaces.size() == first.ways.surfaces.size());
  }
}

TEST_CASE("the error that a board carries is never below a tick") {
  CHECK(carried_error_mm(0) == Approx(0.1));
  CHECK(carried_error_mm(0.04) == Approx(0.1));
  CHECK(carried_error_mm(0.11) == Approx(0.3));
}

TEST_CASE("an error that is told stands above the one that is estimated") {
  ImportRequest request;
  request.error_mm = 2.5;
  const Imported terrain = imported(in_metres(scanned_courtyard(6)), request);
  CHECK(terrain.error_mm == 2.5);
  CHECK(terrain.error_from == "as told");
}

TEST_CASE("a scan without a unit is refused with what it could be") {
  Scan scan = in_metres(scanned_courtyard(8));
  scan.unit_mm.reset();
  const auto result = import_scan(scan, nullptr, {});
  REQUIRE_FALSE(result);
  CHECK(result.error().code == "unknown-unit");
  CHECK(result.error().expected.find("mm in inch") != std::string::npos);
  CHECK(result.error().expected.find("mm in m (likely)") != std::string::npos);
}

TEST_CASE("a file that says it is larger than a table is asked about") {
  const auto is_asked = [](const ImportRequest& request) {
    Scan scan = in_metres(parapet::testing::box({0, 0, 0}, {4, 1, 3}));
    scan.up = UpAxis::z;
    const Imported terrain = imported(scan, request);
    return std::any_of(terrain.steps.begin(), terrain.steps.end(),
                       [](const Step& step) { return step.name == "size"; });
  };
  CHECK(is_asked({}));
  ImportRequest told;
  told.place.unit_mm = 1000;
  CHECK_FALSE(is_asked(told));
  ImportRequest smaller;
  smaller.factor = 0.1;
  CHECK_FALSE(is_asked(smaller));
}

TEST_CASE("the scale makes terrain larger than its unit says") {
  ImportRequest request;
  request.factor = 0.5;
  request.base_mm = 0;
  request.place.find_lattice = false;
  const Imported half = imported(in_metres(scanned_courtyard(6)), request);
  request.factor = 1;
  const Imported whole = imported(in_metres(scanned_courtyard(6)), request);
  CHECK(half.closed.volume_mm3 * 8 == Approx(whole.closed.volume_mm3).epsilon(0.01));
}

TEST_CASE("two scans of the same terrain become one") {
  // One of them sees the west, the other the east, both the middle.
  Surface whole = scanned_courtyard(4, {0.05, 0, 0, {}, 0.001, true, 3});
  const auto part = [&whole](double from, double to) {
    Surface half = whole;
    std::erase_if(half.faces, [&](const Face& face) {
      const double x = 1000 * whole.points[face[0]].x;
      return x < from || to < x;
    });
    return half;
  };
  const Scan west = in_metres(part(0, 230));
  Surface other = part(90, 320);
  for (Vector3& p : other.points) p = p + Vector3{0.3, 0.1, -0.2};
  const Scan east = in_metres(std::move(other));
  const auto both = import_scan(west, &east, {});
  if (!both) FAIL(to_text(both.error()));
  REQUIRE(both->alignment);
  CHECK(both->alignment->residual_mm < 0.5);
  std::int64_t width = 0;
  for (const Point& p : both->terrain.mesh.points) width = std::max({width, p.x, p.y});
  CHECK(width == Approx(3200).margin(60));
}
