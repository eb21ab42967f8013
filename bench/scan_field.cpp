#include "bench/scan_field.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <numbers>

#include "bench/bench_numbers.h"

namespace parapet::bench {
namespace {

constexpr std::array<double, 3> kCell{80, 80, 32};
constexpr double kNoise = 0.15 * 32;   // standard deviation of heights, in ticks
constexpr double kShake = 0.045 * 80;  // of places beside, in ticks

// Normally distributed numbers.
class Noise {
 public:
  explicit Noise(std::uint64_t seed) : numbers_(seed) {}

  double draw(double deviation) {
    const double radius = std::sqrt(-2 * std::log(fraction()));
    return deviation * radius * std::cos(2 * std::numbers::pi * fraction());
  }

 private:
  double fraction() { return (numbers_.below(1 << 24) + 1) / static_cast<double>(1 << 24); }

  Numbers numbers_;
};

float tick(double place) { return static_cast<float>(std::round(place)); }

// The faces of cells, each as two triangles whose corners are shared.
class Faces {
 public:
  Faces(const BrickCity& city, std::uint64_t seed)
      : city_(city), noise_(seed), numbers_(kSide * kSide * (BrickCity::kPlates + 1), kNone) {}

  TriangleMesh make() {
    for (int z = 0; z < BrickCity::kPlates; ++z) {
      for (int y = 0; y < kScannedStuds; ++y) {
        for (int x = 0; x < kScannedStuds; ++x) {
          if (!is_solid({x, y, z})) continue;
          for (std::size_t axis = 0; axis < 3; ++axis) add_faces({x, y, z}, axis);
        }
      }
    }
    return std::move(mesh_);
  }

 private:
  using Cell = std::array<int, 3>;
  static constexpr std::size_t kSide = kScannedStuds + 1;
  static constexpr std::uint32_t kNone = ~0U;

  bool is_solid(const Cell& cell) const {
    const bool inside = std::max(cell[0], cell[1]) < kScannedStuds;
    return inside && city_.is_solid(cell[0], cell[1], cell[2]);
  }

  void add_faces(const Cell& cell, std::size_t axis) {
    for (const int side : {0, 1}) {
      Cell beside = cell;
      beside[axis] += side == 0 ? -1 : 1;
      if (is_solid(beside)) continue;
      Cell corner = cell;
      corner[axis] += side;
      std::array<std::uint32_t, 4> corners{};
      for (std::size_t n = 0; n < 4; ++n) {
        Cell at = corner;
        at[(axis + 1) % 3] += n == 1 || n == 2 ? 1 : 0;
        at[(axis + 2) % 3] += n >= 2 ? 1 : 0;
        corners[n] = number_of(at);
      }
      if (side == 0) std::swap(corners[1], corners[3]);
      mesh_.triangles.push_back({corners[0], corners[1], corners[2]});
      mesh_.triangles.push_back({corners[0], corners[2], corners[3]});
    }
  }

  std::uint32_t number_of(const Cell& at) {
    const auto place = [&](std::size_t axis) { return static_cast<std::size_t>(at[axis]); };
    std::uint32_t& number = numbers_[(place(2) * kSide + place(1)) * kSide + place(0)];
    if (number == kNone) {
      number = static_cast<std::uint32_t>(mesh_.corners.size());
      mesh_.corners.push_back({tick(kCell[0] * at[0] + noise_.draw(kShake)),
                               tick(kCell[1] * at[1] + noise_.draw(kShake)),
                               tick(kCell[2] * at[2] + noise_.draw(kNoise))});
    }
    return number;
  }

  const BrickCity& city_;
  Noise noise_;
  std::vector<std::uint32_t> numbers_;
  TriangleMesh mesh_;
};

}  // namespace

TriangleMesh scan_from_above(const BrickCity& city, std::uint64_t seed) {
  constexpr std::uint32_t kCorners = 708;
  constexpr double kPitch = BrickCity::kStuds / static_cast<double>(kCorners - 1);
  Noise noise(seed);
  TriangleMesh mesh;
  for (std::uint32_t row = 0; row < kCorners; ++row) {
    for (std::uint32_t column = 0; column < kCorners; ++column) {
      const auto stud = [](double place) {
        return std::min(static_cast<int>(place), BrickCity::kStuds - 1);
      };
      const double x = kPitch * column;
      const double y = kPitch * row;
      const double z = city.top(stud(x), stud(y));
      mesh.corners.push_back({tick(kCell[0] * x + noise.draw(kShake)),
                              tick(kCell[1] * y + noise.draw(kShake)),
                              tick(kCell[2] * z + noise.draw(kNoise))});
    }
  }
  for (std::uint32_t row = 0; row + 1 < kCorners; ++row) {
    for (std::uint32_t column = 0; column + 1 < kCorners; ++column) {
      const std::uint32_t a = row * kCorners + column;
      mesh.triangles.push_back({a, a + 1, a + kCorners + 1});
      mesh.triangles.push_back({a, a + kCorners + 1, a + kCorners});
    }
  }
  return mesh;
}

TriangleMesh scan_all_round(const BrickCity& city, std::uint64_t seed) {
  return Faces(city, seed).make();
}

}  // namespace parapet::bench
