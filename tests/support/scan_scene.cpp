#include "tests/support/scan_scene.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>
#include <numbers>
#include <random>
#include <vector>

namespace parapet::testing {
namespace {

using scans::Surface;
using scans::Vector3;

constexpr double kWidth = 320;
constexpr double kDepth = 240;

// Distances to the outside, as far as they matter: of a box, above 0 within.
double in_box(const Vector3& p, const Vector3& low, const Vector3& high) {
  return std::min(
      {p.x - low.x, high.x - p.x, p.y - low.y, high.y - p.y, p.z - low.z, high.z - p.z});
}

double ground_at(double x, double y) {
  const double rolling = 1.2 * std::sin(x / 37) * std::cos(y / 29);
  const double dx = (x - 70) / 38;
  const double dy = (y - 185) / 30;
  return rolling + 45 * std::exp(-(dx * dx + dy * dy));
}

// A grid of samples, two planes of which are kept.
class SkinMaker {
 public:
  SkinMaker(const Solidity& solid, const Vector3& low, const Vector3& high, double spacing)
      : solid_(solid), low_(low), spacing_(spacing) {
    const auto cells = [spacing](double length) {
      return static_cast<int>(std::ceil(length / spacing));
    };
    nx_ = cells(high.x - low.x);
    ny_ = cells(high.y - low.y);
    nz_ = cells(high.z - low.z);
  }

  Surface make() {
    values_.resize(count(nx_ + 1, ny_ + 1) * static_cast<std::size_t>(nz_ + 1));
    for (int z = 0; z <= nz_; ++z) {
      for (int y = 0; y <= ny_; ++y) {
        for (int x = 0; x <= nx_; ++x) value(x, y, z) = static_cast<float>(solid_(place(x, y, z)));
      }
    }
    point_of_cell_.assign(count(nx_, ny_) * static_cast<std::size_t>(nz_), kNone);
    for (int z = 0; z < nz_; ++z) {
      for (int y = 0; y < ny_; ++y) {
        for (int x = 0; x < nx_; ++x) add_point(x, y, z);
      }
    }
    for (int z = 0; z <= nz_; ++z) {
      for (int y = 0; y <= ny_; ++y) {
        for (int x = 0; x <= nx_; ++x) add_squares(x, y, z);
      }
    }
    return std::move(surface_);
  }

 private:
  static constexpr std::uint32_t kNone = std::numeric_limits<std::uint32_t>::max();

  static std::size_t count(int a, int b) {
    return static_cast<std::size_t>(a) * static_cast<std::size_t>(b);
  }
  float& value(int x, int y, int z) {
    return values_[(count(z, ny_ + 1) + static_cast<std::size_t>(y)) *
                       static_cast<std::size_t>(nx_ + 1) +
                   static_cast<std::size_t>(x)];
  }
  std::uint32_t& cell(int x, int y, int z) {
    return point_of_cell_[(count(z, ny_) + static_cast<std::size_t>(y)) *
                              static_cast<std::size_t>(nx_) +
                          static_cast<std::size_t>(x)];
  }
  Vector3 place(int x, int y, int z) const {
    return low_ + spacing_ * Vector3{double(x), double(y), double(z)};
  }

  // In the middle of where the skin crosses the cell's edges.
  void add_point(int x, int y, int z) {
    Vector3 sum;
    int crossings = 0;
    for (int axis = 0; axis < 3; ++axis) {
      for (int side = 0; side < 4; ++side) {
        std::array<int, 3> from{x, y, z};
        from[static_cast<std::size_t>((axis + 1) % 3)] += side & 1;
        from[static_cast<std::size_t>((axis + 2) % 3)] += side >> 1;
        std::array<int, 3> to = from;
        ++to[static_cast<std::size_t>(axis)];
        const double a = value(from[0], from[1], from[2]);
        const double b = value(to[0], to[1], to[2]);
        if ((a > 0) == (b > 0)) continue;
        const Vector3 begin = place(from[0], from[1], from[2]);
        sum = sum + begin + (a / (a - b)) * (place(to[0], to[1], to[2]) - begin);
        ++crossings;
      }
    }
    if (crossings == 0) return;
    cell(x, y, z) = static_cast<std::uint32_t>(surface_.points.size());
    surface_.points.push_back((1.0 / crossings) * sum);
  }

  // For each edge of the grid that the skin crosses, a square of the four cells round it.
  void add_squares(int x, int y, int z) {
    const std::array<int, 3> at{x, y, z};
    const std::array<int, 3> cells{nx_, ny_, nz_};
    for (std::size_t axis = 0; axis < 3; ++axis) {
      const std::size_t u = (axis + 1) % 3;
      const std::size_t v = (axis + 2) % 3;
      const bool is_inner =
          at[axis] < cells[axis] && 0 < at[u] && at[u] < cells[u] && 0 < at[v] && at[v] < cells[v];
      if (!is_inner) continue;
      std::array<int, 3> next = at;
      ++next[axis];
      const bool here = value(at[0], at[1], at[2]) > 0;
      if (here == (value(next[0], next[1], next[2]) > 0)) continue;
      std::array<std::uint32_t, 4> corners{};
      for (std::size_t k = 0; k < 4; ++k) {
        std::array<int, 3> c = at;
        if (k == 0 || k == 3) --c[u];
        if (k < 2) --c[v];
        corners[k] = cell(c[0], c[1], c[2]);
      }
      if (!here) std::swap(corners[1], corners[3]);
      surface_.faces.push_back({corners[0], corners[1], corners[2]});
      surface_.faces.push_back({corners[0], corners[2], corners[3]});
    }
  }

  const Solidity& solid_;
  Vector3 low_;
  double spacing_;
  int nx_ = 0;
  int ny_ = 0;
  int nz_ = 0;
  std::vector<float> values_;
  std::vector<std::uint32_t> point_of_cell_;
  Surface surface_;
};

Vector3 turned(const Vector3& p, std::size_t axis, double degrees) {
  const double angle = degrees * std::numbers::pi / 180;
  const double c = std::cos(angle);
  const double s = std::sin(angle);
  if (axis == 0) return {p.x, c * p.y - s * p.z, s * p.y + c * p.z};
  return {c * p.x - s * p.y, s * p.x + c * p.y, p.z};
}

}  // namespace

Surface skin_of(const Solidity& solid, const Vector3& low, const Vector3& high, double spacing) {
  return SkinMaker(solid, low, high, spacing).make();
}

Solidity courtyard() {
  return [](const Vector3& p) {
    double solid = ground_at(p.x, p.y) - p.z;
    const auto add = [&](const Vector3& low, const Vector3& high) {
      solid = std::max(solid, in_box(p, low, high));
    };
    add({20, 112, -20}, {150, 122, 50});    // the wall, and behind its gap
    add({180, 112, -20}, {300, 122, 50});   // the rest of it
    add({230, 15, -20}, {310, 70, 48});     // the platform
    for (int step = 0; step < 6; ++step) {  // from the west up to it
      const double west = 158 + 12 * step;
      add({west, 20, -20}, {231, 60, 8.0 * (step + 1)});
    }
    add({258, 69, 40}, {286, 113, 48});  // the bridge, from the platform to the wall
    return solid;
  };
}

Surface scanned(Surface surface, const ScanNoise& noise) {
  std::mt19937 random(noise.seed);
  // The sum of twelve even numbers: near enough to a normal distribution, and the same everywhere.
  const auto off = [&] {
    double sum = -6;
    for (int n = 0; n < 12; ++n) sum += static_cast<double>(random()) / 4294967296.0;
    return noise.sigma_mm * sum;
  };
  for (Vector3& point : surface.points) {
    const double x = off();
    const double y = off();
    const double z = off();
    Vector3 p = point + Vector3{x, y, z};
    p = turned(turned(p, 0, noise.tilt_degrees), 2, noise.yaw_degrees) + noise.shift;
    p = noise.units_a_mm * p;
    point = noise.y_up ? Vector3{p.x, p.z, -p.y} : p;
  }
  return surface;
}

Surface scanned_courtyard(double spacing, const ScanNoise& noise) {
  constexpr double kBelow = -8;  // where the table cuts it off
  constexpr double kAbove = 60;
  const Vector3 low{0, 0, kBelow};
  const Vector3 high{kWidth, kDepth, kAbove};
  return scanned(skin_of(courtyard(), low, high, spacing), noise);
}

}  // namespace parapet::testing
