#include "scans/terrain/cloud_surface.h"

#include <algorithm>
#include <catch2/catch.hpp>
#include <cmath>
#include <map>

#include "scans/terrain/nearest_points.h"
#include "tests/support/random_source.h"
#include "tests/support/scan_shapes.h"

namespace parapet::testing {
namespace {

using scans::Cloud;
using scans::cloud_surface;
using scans::CloudMethod;
using scans::CloudRequest;
using scans::CloudSurface;

double unit(RandomSource& random) { return random.below(1'000'001) / 1e6; }

// Points over a square, not on a grid, with a height each.
Cloud patch(int across, double spacing, const std::function<double(double, double)>& height,
            std::uint64_t seed = 1) {
  RandomSource random(seed);
  Cloud cloud;
  for (int row = 0; row < across; ++row) {
    for (int column = 0; column < across; ++column) {
      const double x = (column + 0.6 * unit(random)) * spacing;
      const double y = (row + 0.6 * unit(random)) * spacing;
      cloud.points.push_back({x, y, height(x, y)});
    }
  }
  return cloud;
}

double hill_height(double x, double y) {
  return 15 * std::exp(-((x - 20) * (x - 20) + (y - 20) * (y - 20)) / 120);
}

Cloud sphere_cloud(int count, double radius) {
  Cloud cloud;
  for (int n = 0; n < count; ++n) {  // along a spiral, evenly
    const double z = 1 - 2 * (n + 0.5) / count;
    const double turn = 2.399963229728653 * n;
    const double r = std::sqrt(1 - z * z);
    cloud.points.push_back(
        {radius * r * std::cos(turn), radius * r * std::sin(turn), radius * z + radius});
  }
  return cloud;
}

CloudSurface surface_of(const Cloud& cloud, std::optional<CloudMethod> method) {
  CloudRequest request;
  request.method = method;
  return cloud_surface(cloud, request).value();
}

double area_of(const Surface& surface) {
  double area = 0;
  for (const Face& face : surface.faces) {
    const Vector3& a = surface.points[face[0]];
    area += length(cross(surface.points[face[1]] - a, surface.points[face[2]] - a)) / 2;
  }
  return area;
}

// Faces at each edge: how many edges have one, two, more.
std::array<int, 3> edge_counts(const Surface& surface) {
  std::map<std::pair<std::uint32_t, std::uint32_t>, int> faces;
  for (const Face& face : surface.faces) {
    for (std::size_t n = 0; n < 3; ++n) faces[std::minmax(face[n], face[(n + 1) % 3])] += 1;
  }
  std::array<int, 3> counts{};
  for (const auto& [edge, count] : faces) {
    counts[static_cast<std::size_t>(std::min(count, 3) - 1)] += 1;
  }
  return counts;
}

double figure(const CloudSurface& surface, const std::string& step, const std::string& name) {
  for (const scans::Step& one : surface.steps) {
    for (const auto& [key, value] : one.figures) {
      if (one.name == step && key == name) return value;
    }
  }
  return -1;
}

Cloud bridge_cloud() {
  Cloud cloud = patch(60, 1, [](double, double) { return 0.0; });
  const Cloud deck = patch(
      60, 1, [](double, double) { return 40.0; }, 2);
  for (const Vector3& p : deck.points) {
    if (p.y > 20 && p.y < 40) cloud.points.push_back(p);
  }
  return cloud;
}

}  // namespace

TEST_CASE("the nearest points are those of a search through all") {
  RandomSource random(3);
  std::vector<Vector3> points;
  for (int n = 0; n < 500; ++n) {
    // Some of them in the same place.
    points.push_back(
        {std::floor(8 * unit(random)), 5 * unit(random), std::floor(4 * unit(random))});
  }
  const scans::NearestPoints tree(points);
  for (const Vector3& from : points) {
    std::vector<double> all;
    for (const Vector3& p : points) all.push_back(dot(p - from, p - from));
    std::sort(all.begin(), all.end());
    all.resize(9);
    REQUIRE(tree.squared_distances(from, 9) == all);
  }
  REQUIRE(tree.squared_distances({0, 0, 0}, 1000).size() == 500);
}

TEST_CASE("8: a hill that is open all round stays as high as it is") {
  const Cloud cloud = patch(41, 1, hill_height);
  for (const CloudMethod method : {CloudMethod::front, CloudMethod::top_down}) {
    const CloudSurface made = surface_of(cloud, method);
    REQUIRE(made.method == method);
    for (const Vector3& p : made.surface.points) {
      REQUIRE(p.z >= -0.01);
      REQUIRE(p.z <= 15.01);
      REQUIRE(std::abs(p.z - hill_height(p.x, p.y)) < 2.5);
    }
    const auto edges = edge_counts(made.surface);
    REQUIRE(edges[0] > 0);
    REQUIRE(edges[2] == 0);
    REQUIRE(area_of(made.surface) > 0.85 * 40 * 40);
    REQUIRE(area_of(made.surface) < 1.3 * 40 * 40);
  }
}

TEST_CASE("9: the order of the points changes no surface") {
  const Cloud cloud = patch(25, 1, hill_height);
  for (const CloudMethod method : {CloudMethod::front, CloudMethod::top_down}) {
    const CloudSurface first = surface_of(cloud, method);
    RandomSource random(8);
    for (int round = 0; round < 20; ++round) {
      Cloud other = cloud;
      random.shuffle(other.points);
      REQUIRE(surface_of(other, method).surface == first.surface);
    }
  }
}

TEST_CASE("10: a sampled sphere has one skin") {
  const CloudSurface made = surface_of(sphere_cloud(2000, 20), std::nullopt);
  REQUIRE(made.method == CloudMethod::front);
  const auto edges = edge_counts(made.surface);
  REQUIRE(edges[2] == 0);
  REQUIRE(edges[0] <= edges[1] / 100);
  REQUIRE(area_of(made.surface) == Approx(4 * 3.14159 * 400).epsilon(0.02));
}

TEST_CASE("11: ten points are a surface or a fault") {
  const Cloud ten = patch(3, 1, [](double x, double y) { return x * y / 4; });
  Cloud cloud = ten;
  cloud.points.push_back({1.5, 1.2, 0.7});
  for (const CloudMethod method : {CloudMethod::front, CloudMethod::top_down}) {
    CloudRequest request;
    request.method = method;
    const auto made = cloud_surface(cloud, request);
    REQUIRE(made);
    REQUIRE_FALSE(made->surface.faces.empty());
  }
}

TEST_CASE("26: five hundred runs over a cloud give the same surface") {
  const Cloud cloud = patch(8, 1, [](double x, double y) { return x * y / 9; });
  const CloudSurface first = surface_of(cloud, CloudMethod::front);
  REQUIRE_FALSE(first.surface.faces.empty());
  for (int round = 0; round < 500; ++round) {
    REQUIRE(surface_of(cloud, CloudMethod::front).surface == first.surface);
  }
}

TEST_CASE("points on even ground are no outliers and those far from it are") {
  Cloud cloud = patch(60, 1, [](double, double) { return 0.0; });
  const CloudSurface clean = surface_of(cloud, CloudMethod::top_down);
  REQUIRE(figure(clean, "lonely-points", "points") == 0);
  for (int n = 0; n < 10; ++n) cloud.points.push_back({6.0 * n, 5.0 * n, 60.0 + 9 * n});
  const CloudSurface cleaned = surface_of(cloud, CloudMethod::top_down);
  REQUIRE(figure(cleaned, "lonely-points", "points") == 10);
  REQUIRE(std::all_of(cleaned.surface.points.begin(), cleaned.surface.points.end(),
                      [](const Vector3& p) { return p.z == 0; }));
}

TEST_CASE("ground that was seen with few points is no outlier") {
  Cloud cloud = patch(60, 0.5, hill_height);
  const Cloud far = patch(
      20, 5, [](double, double) { return 0.0; }, 4);
  for (const Vector3& p : far.points) cloud.points.push_back({p.x + 40, p.y, p.z});
  const CloudSurface made = surface_of(cloud, CloudMethod::top_down);
  REQUIRE(figure(made, "lonely-points", "points") <= 120);  // of 4000
  REQUIRE(std::any_of(made.surface.points.begin(), made.surface.points.end(),
                      [](const Vector3& p) { return p.x > 120; }));
}

TEST_CASE("points that come twice count once") {
  Cloud cloud = patch(20, 1, hill_height);
  const CloudSurface once = surface_of(cloud, CloudMethod::top_down);
  const std::vector<Vector3> again = cloud.points;
  cloud.points.insert(cloud.points.end(), again.begin(), again.end());
  const CloudSurface twice = surface_of(cloud, CloudMethod::top_down);
  REQUIRE(twice.surface == once.surface);
  REQUIRE(figure(twice, "duplicate-points", "points") == 400);
}

TEST_CASE("a large cloud is thinned to what was asked for") {
  const Cloud cloud = patch(200, 0.2, hill_height);
  CloudRequest request;
  request.most_points = 2500;
  const auto made = cloud_surface(cloud, request);
  REQUIRE(made);
  REQUIRE(figure(*made, "thin-points", "points") <= 2500);
  REQUIRE(figure(*made, "thin-points", "points") > 1000);
  REQUIRE(made->spacing_mm == Approx(1).epsilon(0.5));
}

TEST_CASE("the points decide between a front and a sheet") {
  REQUIRE(surface_of(patch(41, 1, hill_height), std::nullopt).method == CloudMethod::top_down);
  // A cliff has points above points along its edge, and nothing below anything.
  const Cloud cliff = patch(41, 1, [](double x, double) { return x > 20.5 ? 40.0 : 0.0; });
  REQUIRE(surface_of(cliff, std::nullopt).method == CloudMethod::top_down);
  const CloudSurface bridge = surface_of(bridge_cloud(), std::nullopt);
  REQUIRE(bridge.method == CloudMethod::front);
  // Ground below the deck is still there.
  REQUIRE(
      std::any_of(bridge.surface.faces.begin(), bridge.surface.faces.end(), [&](const Face& face) {
        const Vector3& p = bridge.surface.points[face[0]];
        return p.z == 0 && p.y > 25 && p.y < 35;
      }));
}

TEST_CASE("a hole in a sheet is filled and the outside is not") {
  Cloud cloud = patch(40, 1, [](double x, double) { return x / 4; });
  std::erase_if(cloud.points, [](const Vector3& p) {
    const bool in_hole = std::abs(p.x - 20) < 4 && std::abs(p.y - 20) < 4;
    return in_hole || (p.x > 28 && p.y > 28);
  });
  const CloudSurface made = surface_of(cloud, CloudMethod::top_down);
  REQUIRE(figure(made, "top-down", "filled") >= 20);
  bool is_filled = false;
  for (const Vector3& p : made.surface.points) {
    REQUIRE_FALSE((p.x > 31 && p.y > 31));
    REQUIRE(p.z == Approx(p.x / 4).margin(1));
    is_filled = is_filled || (std::abs(p.x - 20) < 2 && std::abs(p.y - 20) < 2);
  }
  REQUIRE(is_filled);
  for (const Face& face : made.surface.faces) {
    const Vector3& a = made.surface.points[face[0]];
    REQUIRE(cross(made.surface.points[face[1]] - a, made.surface.points[face[2]] - a).z > 0);
  }
}

TEST_CASE("a flat cloud is laid over too") {
  const CloudSurface made =
      surface_of(patch(20, 1, [](double, double) { return 3.0; }), CloudMethod::front);
  REQUIRE(made.method == CloudMethod::front);
  REQUIRE(area_of(made.surface) == Approx(19 * 19).epsilon(0.1));
}

TEST_CASE("clouds that are no surface are refused") {
  const auto code = [](const Cloud& cloud, const CloudRequest& request) {
    return cloud_surface(cloud, request).error().code;
  };
  REQUIRE(code({}, {}) == "bad-scan");
  REQUIRE(code({{{0, 0, 0}, {0, 0, 0}, {1, 0, 0}, {2, 0, 0}}}, {}) == "bad-scan");
  REQUIRE(code({{{0, 0, 0}, {1, 0, 0}, {2, 0, 0}, {3, 0, 0}, {4, 0, 0}}}, {}) == "bad-scan");
  REQUIRE(code({{{1e6, 0, 0}}}, {}) == "out-of-range");
  CloudRequest request;
  request.most_points = 300'000;
  REQUIRE(code(patch(5, 1, hill_height), request) == "wrong-value");
  request = {};
  request.gap_mm = 0;
  REQUIRE(code(patch(5, 1, hill_height), request) == "wrong-value");
}

}  // namespace parapet::testing
